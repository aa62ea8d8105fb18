import { expect, test } from 'vitest'
import { viewOf } from './view-of.ts'

test('the server is told of zone, hidden scores, motion and lists', () => {
  expect(viewOf({ timeZone: 'Asia/Tokyo', hidesScores: true, hasReducedMotion: true, homeOrder: ['live'] })).toEqual({
    zone: 'Asia/Tokyo',
    hidesScores: true,
    isStill: true,
    lists: ['live'],
  })
})

test('what is off or not chosen is left out', () => {
  expect(viewOf({ hidesScores: false, timeZone: '', homeOrder: [], theme: 'dark', autoplay: false })).toEqual({})
})
