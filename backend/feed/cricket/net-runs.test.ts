import { expect, test } from 'vitest'
import { countResults } from '#backend/match/count-results.ts'
import { standings } from '#backend/match/standings.ts'
import { emptyState } from '../shared/state.ts'
import { netRunsOf } from './net-runs.ts'
import type { Innings } from './overs.ts'

const innings = (side: 'home' | 'away', runs: number, wickets: number, balls: number, more: Partial<Innings> = {}) => ({
  ...{ side, runs, wickets, balls, overs: 50, isDone: true },
  ...more,
})
const over = (...all: Innings[]) =>
  netRunsOf({
    ...emptyState({ board: { family: 'cricket', innings: all, recent: [], maxOvers: 50 } }),
    status: 'finished',
  }).netRuns

const HOME = 1
const AWAY = 2
/** Home's matches of the World Cup of 1999, the worked example of decision 151. */
const EXAMPLE = [
  over(innings('home', 254, 10, 297), innings('away', 253, 6, 300, { target: 255 })),
  over(innings('home', 199, 10, 280), innings('away', 110, 10, 243, { target: 200 })),
  over(innings('away', 120, 10, 215), innings('home', 121, 3, 91, { target: 121 })),
]

test('whoever is all out counts with all overs, and who reaches the target with the balls it took', () => {
  expect(EXAMPLE).toEqual([
    { home: { runs: 254, balls: 300 }, away: { runs: 253, balls: 300 } },
    { home: { runs: 199, balls: 300 }, away: { runs: 110, balls: 300 } },
    { home: { runs: 121, balls: 91 }, away: { runs: 120, balls: 300 } },
  ])
})

test('the rate is runs an over made less runs an over conceded, over all matches', () => {
  const results = EXAMPLE.flatMap((netRuns) =>
    netRuns ? [{ homeId: HOME, awayId: AWAY, home: 1, away: 0, winner: 'home' as const, netRuns }] : [],
  )
  const [home, away] = countResults([HOME, AWAY], results, 'two_points')
  // 574 in 115.1 overs, and 483 in 150.
  expect(home).toMatchObject({ points: 6, rate: 1.764 })
  expect(away).toMatchObject({ points: 0, rate: -1.764 })
})

test('of a revised target the first side is counted with one run less, in the overs of the second', () => {
  expect(over(innings('home', 250, 7, 300), innings('away', 180, 6, 240, { target: 201, overs: 40 }))).toEqual({
    home: { runs: 200, balls: 240 },
    away: { runs: 180, balls: 240 },
  })
  expect(over(innings('home', 250, 7, 300), innings('away', 100, 10, 150, { target: 201, overs: 40 }))).toEqual({
    home: { runs: 200, balls: 240 },
    away: { runs: 100, balls: 240 },
  })
})

test('super overs, a match without a result, and one in which a side did not bat count for nothing', () => {
  const level = [innings('home', 150, 5, 120, { overs: 20 }), innings('away', 150, 9, 120, { overs: 20, target: 151 })]
  const supers = [innings('home', 12, 1, 6), innings('away', 13, 0, 4, { target: 13 })]
  expect(over(...level, ...supers)).toEqual(over(...level))
  expect(over(innings('home', 150, 5, 120))).toBeUndefined()
  const board = { family: 'cricket' as const, innings: level, recent: [], maxOvers: 20 }
  expect(netRunsOf({ ...emptyState({ board }), status: 'cancelled' })).toEqual({})
})

test('of teams level on points and wins the one with the better rate is first', () => {
  const won = (homeId: number, awayId: number, runs: number) => ({
    ...{ homeId, awayId, home: runs, away: 100, winner: 'home' as const },
    netRuns: { home: { runs, balls: 120 }, away: { runs: 100, balls: 120 } },
  })
  const table = standings([1, 2, 3], [won(1, 3, 120), won(2, 3, 160)], { rule: 'two_points', nameOf: String })
  expect(table.map(({ teamId, points, rate }) => [teamId, points, rate])).toEqual([
    [2, 2, 3],
    [1, 2, 1],
    [3, 0, -2],
  ])
})
