import { expect, test } from 'vitest'
import { inOrder, parseDisplayPreferences } from './display-preferences.ts'

test('stored preferences are read back', () => {
  const view = { zone: 'Asia/Tokyo', hidesScores: true, isStill: true, lists: ['live', 'hot'] }
  expect(parseDisplayPreferences(JSON.stringify(view))).toEqual(view)
})

test.each([undefined, '', 'no json', 'null', '[]', '{"zone":7,"hidesScores":"yes","lists":{}}'])(
  'the cookie %s gives no preferences',
  (text) => {
    expect(parseDisplayPreferences(text)).toEqual({})
  },
)

test('lists in the preferred order come first, the others follow in their own order', () => {
  expect(inOrder(['today', 'live', 'hot'], ['hot', 'gone'])).toEqual(['hot', 'today', 'live'])
  expect(inOrder(['today', 'live'])).toEqual(['today', 'live'])
})
