import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match.ts'
import { testRow } from '#tests/support/match-row.ts'
import { rowFigures, showsOdds, showsStream } from './row-view.ts'

test('odds of a live match are hidden with its score, those of an upcoming match are not', () => {
  expect(showsOdds({ status: 'live' }, false)).toBe(false)
  expect(showsOdds({ status: 'live' }, true)).toBe(true)
  expect(showsOdds({ status: 'scheduled' }, false)).toBe(true)
})

test('a finished match shows no odds', () => {
  expect(showsOdds({ status: 'finished' }, true)).toBe(false)
})

const SERIES = [
  { key: 's1', home: 6, away: 4, isDone: true },
  { key: 's2', home: 3, away: 2, isDone: false },
]

test('a live series shows the set being played apart, and keeps its place between two sets', () => {
  const [first, second] = SERIES
  const live = { ...testRow(1, 1), periods: SERIES, points: { home: '40', away: '15' } }
  expect(rowFigures(live, 'tennis')).toEqual({
    total: live.score,
    periods: [first],
    current: second,
    points: { home: '40', away: '15' },
  })
  const between = { ...live, periods: SERIES.map((set) => ({ ...set, isDone: true })) }
  expect(rowFigures(between, 'tennis').current).toBeNull()
  expect(rowFigures({ ...between, status: 'finished' }, 'tennis').current).toBeUndefined()
})

test('a row of cricket shows wickets and overs, also of a side that has not batted', () => {
  const row = { ...testRow(1, 1), points: { home: '148/0 17.2', away: '' } }
  expect(rowFigures(row, 'cricket')).toEqual({
    total: { home: '148/0', away: '' },
    periods: [],
    points: { home: '17.2', away: '' },
  })
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
