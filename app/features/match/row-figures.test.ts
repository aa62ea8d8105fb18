import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { rowFigures } from './row-figures.ts'

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

test('a row of cricket has no score at the toss', () => {
  const row = { ...testRow(1, 1), status: 'live' as const, phase: 'toss' }
  expect(rowFigures(row, 'cricket').total).toEqual({ home: '', away: '' })
})

test('a fight under way has no figures', () => {
  const row = { ...testRow(1, 1), periods: [{ key: 'r1', home: 0, away: 0, isDone: false }] }
  expect(rowFigures(row, 'combat')).toEqual({ total: { home: '', away: '' }, periods: [] })
})

test('a fight is won and lost, whatever the judges counted', () => {
  const fight = { ...testRow(1, 1), status: 'finished' as const, winner: 'away' as const, periods: SERIES }
  expect(rowFigures(fight, 'combat')).toEqual({ total: { home: 'L', away: 'W' }, periods: [] })
  expect(rowFigures({ ...fight, status: 'live' }, 'combat').total).toEqual({ home: '', away: '' })
})
