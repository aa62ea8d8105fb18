import { expect, test } from 'vitest'
import { inOrder, parseDisplayPreferences } from './display-preferences.ts'

test('what she chose is found again', () => {
  const view = { zone: 'Asia/Tokyo', hidesScores: true, isStill: true, lists: ['live', 'hot'] }
  expect(parseDisplayPreferences(JSON.stringify(view))).toEqual(view)
})

test.each([undefined, '', 'no json', 'null', '[]', '{"zone":7,"hidesScores":"yes","lists":{}}'])(
  '%s as cookie chooses nothing',
  (text) => {
    expect(parseDisplayPreferences(text)).toEqual({})
  },
)

test('named lists come first, the others after them as they were', () => {
  expect(inOrder(['today', 'live', 'hot'], ['hot', 'gone'])).toEqual(['hot', 'today', 'live'])
  expect(inOrder(['today', 'live'])).toEqual(['today', 'live'])
})
