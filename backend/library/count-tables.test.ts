import { expect, test } from 'vitest'
import type { Result } from '#backend/match/count-results.ts'
import { countForm, movesOf, standingResult } from './count-tables.ts'
import { halfTimeScore, tablesOf } from './tables-of.ts'

const FOOTBALL = 202
const result = (homeId: number, awayId: number, home: number, away: number): Result => ({
  homeId,
  awayId,
  home,
  away,
  winner: home === away ? 'draw' : home > away ? 'home' : 'away',
})

test('the table of form counts each team’s last matches, and no more of anybody', () => {
  const results = [result(1, 2, 3, 0), result(3, 1, 1, 0), result(2, 3, 2, 2), result(1, 2, 1, 1)]
  const [one, two, three] = countForm([1, 2, 3], results, 'points', 2)
  expect(one).toMatchObject({ played: 2, won: 0, drawn: 1, lost: 1, points: 1, form: ['L', 'D'] })
  expect(two).toMatchObject({ played: 2, drawn: 2, points: 2 })
  expect(three).toMatchObject({ played: 2, won: 1, drawn: 1, points: 4 })
})

test('a running match counts as it stands, level only where a draw is a result', () => {
  const level = { homeId: 1, awayId: 2, score: { home: 1, away: 1 } }
  expect(standingResult(level, 'points')?.winner).toBe('draw')
  expect(standingResult(level, 'win_rate')).toBeUndefined()
  expect(standingResult({ ...level, score: { home: 0, away: 1 } }, 'wins')?.winner).toBe('away')
})

test('ranks gained are told apart from ranks lost', () => {
  const standing = (teamId: number, rank: number) => ({ ...countForm([teamId], [], 'points', 5)[0], teamId, rank })
  const before = [standing(1, 1), standing(2, 2), standing(3, 3)] as never
  const after = [standing(3, 1), standing(1, 2), standing(2, 3)] as never
  expect([...movesOf(before, after)]).toEqual([
    [3, 2],
    [1, -1],
    [2, -1],
  ])
})

test('half-time is known once the first half is over', () => {
  const half = (isDone: boolean) => [{ key: 'h1', home: 2, away: 1, isDone }]
  expect(halfTimeScore(FOOTBALL, half(true))).toEqual({ home: 2, away: 1 })
  expect(halfTimeScore(FOOTBALL, half(false))).toBeUndefined()
  const quarter = (key: string) => ({ key, home: 20, away: 18, isDone: true })
  expect(halfTimeScore(201, [quarter('q1'), quarter('q2'), quarter('q3')])).toEqual({ home: 40, away: 36 })
  expect(halfTimeScore(203, [])).toBeUndefined()
})

test('a tour has no tables of home and away, and an earlier season none that is live', () => {
  const kind = { isCup: false, groups: 'none' } as const
  expect(tablesOf({ ...kind, gameId: FOOTBALL, isCurrent: true })).toEqual([
    'overall',
    'live',
    'home',
    'away',
    'form',
    'first_half',
  ])
  expect(tablesOf({ ...kind, gameId: 203, isCurrent: false })).toEqual(['overall', 'form'])
  // Badminton is a tour, volleyball has clubs.
  expect(tablesOf({ ...kind, gameId: 207, isCurrent: false })).toEqual(['overall', 'form'])
  expect(tablesOf({ ...kind, gameId: 206, isCurrent: false })).toEqual(['overall', 'home', 'away', 'form'])
})
