import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match.ts'
import { showsOdds, showsStream } from './row-view.ts'

test('odds of a live match are hidden with its score, those of an upcoming match are not', () => {
  expect(showsOdds({ status: 'live' }, false)).toBe(false)
  expect(showsOdds({ status: 'live' }, true)).toBe(true)
  expect(showsOdds({ status: 'scheduled' }, false)).toBe(true)
})

test('a finished match shows no odds', () => {
  expect(showsOdds({ status: 'finished' }, true)).toBe(false)
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
