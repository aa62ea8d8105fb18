import { afterEach, expect, test, vi } from 'vitest'
import { mayAutoplay, parsePreferences } from './preferences.ts'

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

/** A visitor's browser, and what her account prefers. */
const visit = (wants: {
  lessMotion?: boolean
  isStill?: boolean
  saveData?: boolean
  startsAutomatically?: boolean
}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wants.lessMotion === true }))
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => wants.isStill === true } })
  vi.stubGlobal('navigator', { connection: { saveData: wants.saveData === true } })
  const { startsAutomatically } = wants
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ startsAutomatically }) })
}
afterEach(() => vi.unstubAllGlobals())

test('a stream starts by itself unless device, account, data saver or player say otherwise', () => {
  visit({})
  expect(mayAutoplay()).toBe(true)
  for (const wants of [{ lessMotion: true }, { isStill: true }, { saveData: true }, { startsAutomatically: false }]) {
    visit(wants)
    expect(mayAutoplay(), JSON.stringify(wants)).toBe(false)
  }
})
