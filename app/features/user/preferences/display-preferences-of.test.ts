import { expect, test } from 'vitest'
import { displayPreferencesOf } from './display-preferences-of.ts'

test('time zone, hidden scores, motion and list order are kept for the server', () => {
  expect(
    displayPreferencesOf({ timeZone: 'Asia/Tokyo', hidesScores: true, hasReducedMotion: true, homeOrder: ['live'] }),
  ).toEqual({
    zone: 'Asia/Tokyo',
    hidesScores: true,
    isStill: true,
    lists: ['live'],
  })
})

test('what is off or not chosen is left out', () => {
  expect(
    displayPreferencesOf({ hidesScores: false, timeZone: '', homeOrder: [], theme: 'dark', autoplay: false }),
  ).toEqual({})
})
