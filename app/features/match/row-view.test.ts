import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { showsOdds, showsScore, showsStream } from './row-view.ts'

test('odds of a live match are hidden with its score, those of an upcoming match are not', () => {
  expect(showsOdds({ status: 'live' }, false)).toBe(false)
  expect(showsOdds({ status: 'live' }, true)).toBe(true)
  expect(showsOdds({ status: 'scheduled' }, false)).toBe(true)
})

test('a match that is over or off shows no odds', () => {
  expect(showsOdds({ status: 'finished' }, true)).toBe(false)
  expect(showsOdds({ status: 'postponed' }, true)).toBe(false)
  expect(showsOdds({ status: 'cancelled' }, true)).toBe(false)
})

test('the sign of a stream stands on rows whose stream can be watched now or later', () => {
  const of = (status: MatchRow['status'], roomId?: number) => showsStream({ status, ...(roomId ? { roomId } : {}) })
  expect([of('live', 1), of('scheduled', 1), of('finished', 1), of('postponed', 1), of('live')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a retirement has a score and a walkover none; an abandoned match keeps its own', () => {
  expect(showsScore({ status: 'finished', endedBy: 'retirement' })).toBe(true)
  expect(showsScore({ status: 'finished', endedBy: 'walkover' })).toBe(false)
  expect(showsScore({ status: 'cancelled', endedBy: 'abandonment' })).toBe(true)
  expect(showsScore({ status: 'cancelled' })).toBe(false)
})
