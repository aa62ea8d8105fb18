import { expect, test } from 'vitest'
import type { Play } from '#contract/match-plays.ts'
import { hitsOf, isWayTold, waysOf } from './wagon.ts'

const playsOf = (...plays: readonly Partial<Play>[]): Play[] =>
  plays.map((play, index) => ({
    seq: index + 1,
    at: '',
    type: 'ball',
    side: 'home',
    period: 'i1',
    isKey: false,
    ...play,
  }))

const PLAYS = playsOf(
  { player: 7, data: { runs: 4, toward: 350 } },
  { player: 7, data: { runs: 1, toward: 22 } },
  { player: 8, data: { runs: 6, toward: 23 } },
  { player: 8, data: { runs: 0, toward: -90 } },
  { player: 8, data: { runs: 2 } },
  { type: 'wicket', player: 8, data: { runs: 0, toward: 180, how: 'caught' } },
  { type: 'wicket', player: 8, data: { runs: 1, toward: 180, how: 'run_out', facing: 9 } },
  { type: 'over_end', data: { toward: 10 } },
  { period: 'so1', player: 7, data: { runs: 6, toward: 0 } },
)

test('hits have the way they went and who made them; super overs and balls without a way are left out', () => {
  expect(hitsOf(PLAYS).map(({ batter, runs, isOut }) => [batter, runs, isOut])).toEqual([
    [7, 4, false],
    [7, 1, false],
    [8, 6, false],
    [8, 0, false],
    [8, 0, true],
    [9, 1, true],
  ])
})

test('eight ways, each from half before to half behind its middle, add up to all hits', () => {
  const ways = waysOf(hitsOf(PLAYS))
  expect(ways.map(({ balls, runs }) => [balls, runs])).toEqual([
    [2, 5],
    [1, 6],
    [0, 0],
    [0, 0],
    [2, 1],
    [0, 0],
    [1, 0],
    [0, 0],
  ])
  expect(ways[0]).toMatchObject({ fours: 1, sixes: 0 })
  expect(ways[1]).toMatchObject({ fours: 0, sixes: 1 })
})

test('whether ways are told is said by the timeline', () => {
  expect(isWayTold(PLAYS)).toBe(true)
  expect(isWayTold(playsOf({ type: 'four', data: { runs: 4 } }, { type: 'wicket' }))).toBe(false)
})
