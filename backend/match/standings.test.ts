import { expect, test } from 'vitest'
import { type Result, type StandingRule, standings } from './standings.ts'

const NAMES = ['', 'Amber', 'Birch', 'Cedar', 'Dune']
const result = (homeId: number, awayId: number, home: number, away: number): Result => ({
  homeId,
  awayId,
  home,
  away,
  winner: home === away ? 'draw' : home > away ? 'home' : 'away',
})
const table = (results: Result[], rule: StandingRule = 'points', view: 'overall' | 'home' | 'away' = 'overall') =>
  standings([1, 2, 3, 4], results, { rule, view, nameOf: (id) => NAMES[id] ?? '' })

test('a win gives three points, a draw one, and teams that have not played are listed', () => {
  const rows = table([result(1, 2, 2, 1), result(3, 1, 0, 0)])
  expect(rows.map(({ teamId, played, points }) => [teamId, played, points])).toEqual([
    [1, 2, 4],
    [3, 1, 1],
    [4, 0, 0],
    [2, 1, 0],
  ])
})

test('teams level on points are ranked by goal difference, then goals scored, then name', () => {
  const rows = table([result(4, 1, 3, 1), result(3, 2, 2, 0), result(1, 4, 0, 0), result(2, 3, 0, 0)])
  expect(rows.map((row) => row.teamId)).toEqual([4, 3, 1, 2])
  expect(table([result(1, 2, 1, 1), result(4, 3, 1, 1)]).map((row) => row.teamId)).toEqual([1, 2, 3, 4])
})

test('by win rate, two wins of two rank above three wins of four', () => {
  const rows = table(
    [
      result(1, 4, 2, 0),
      result(1, 4, 2, 0),
      result(1, 4, 2, 0),
      result(3, 1, 2, 1),
      result(2, 4, 1, 0),
      result(2, 4, 1, 0),
    ],
    'win_rate',
  )
  expect(rows.map((row) => row.teamId).slice(0, 3)).toEqual([2, 3, 1])
})

test('by wins, the difference in maps decides between equals', () => {
  const rows = table([result(1, 3, 2, 1), result(2, 4, 2, 0)], 'wins')
  expect(rows.map((row) => row.teamId)).toEqual([2, 1, 3, 4])
})

test('the home view counts only home matches, the away view only away matches', () => {
  const results = [result(1, 2, 2, 1), result(2, 1, 3, 0)]
  expect(table(results, 'points', 'home').find((row) => row.teamId === 1)).toMatchObject({ played: 1, points: 3 })
  expect(table(results, 'points', 'away').find((row) => row.teamId === 1)).toMatchObject({ played: 1, points: 0 })
})

test('form shows the last five, newest last', () => {
  const results = [0, 1, 2, 0, 1, 3].map((home) => result(1, 2, home, 1))
  expect(table(results).find((row) => row.teamId === 1)?.form).toEqual(['D', 'W', 'L', 'D', 'W'])
})

test('a match decided on penalties counts for its winner', () => {
  const rows = table([{ ...result(1, 2, 1, 1), winner: 'away' }], 'wins')
  expect(rows[0]?.teamId).toBe(2)
})
