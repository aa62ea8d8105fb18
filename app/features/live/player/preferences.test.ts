import { expect, test } from 'vitest'
import { parsePreferences } from './preferences.ts'

const DEFAULTS = {
  startsAutomatically: true,
  hasPageShortcuts: false,
  showsScoreboard: true,
  keepsStep: true,
  volume: 1,
}

test('stored preferences are read back', () => {
  const set = {
    startsAutomatically: false,
    hasPageShortcuts: true,
    showsScoreboard: false,
    keepsStep: false,
    volume: 0.4,
  }
  expect(parsePreferences(JSON.stringify(set))).toEqual(set)
})

test.each([null, '', 'not json', 'null', '[]', '7', '{"volume":7,"hasPageShortcuts":"yes"}'])(
  '%s in storage gives the defaults',
  (text) => {
    expect(parsePreferences(text)).toEqual(DEFAULTS)
  },
)
