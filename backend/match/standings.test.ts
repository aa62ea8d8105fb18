import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tiesOf } from '#backend/feed/league-ties.ts'
import type { StandingRule } from '#contract/standing-rules.ts'
import { rowsOf } from '#tests/support/openfootball/rows-of.ts'
import type { Result } from './count-results.ts'
import { standings } from './standings.ts'

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

const REAL = path.resolve(import.meta.dirname, '../../tests/support/openfootball')

/** The table of a real season by a league's rules; `leagueId` as in openfootball-leagues.ts. */
function realTable(code: string, leagueId: number): string[] {
  const rows = rowsOf(fs.readFileSync(path.join(REAL, `${code}-2024-25.txt`), 'utf8'))
  const names = [...new Set(rows.flatMap(({ home, away }) => [home, away]))]
  const results = rows.map(({ home, away, score }) => result(names.indexOf(home), names.indexOf(away), ...score))
  const options = { rule: 'points' as const, ties: tiesOf(leagueId), nameOf: (id: number) => names[id] ?? '' }
  return standings([...names.keys()], results, options).map(({ teamId }) => names[teamId] ?? '')
}
const LA_LIGA = 900_007
const PREMIER_LEAGUE = 900_001

test('La Liga 2024-25 after 37 rounds: level teams are ranked by their meetings, not by all goals', () => {
  const table = realTable('es.1', LA_LIGA)
  // Both on 51 points and -4; Osasuna scored more, but Rayo won 3-1 and drew 1-1.
  expect(table.slice(7, 9)).toEqual(['Rayo Vallecano de Madrid', 'CA Osasuna'])
  expect(realTable('es.1', PREMIER_LEAGUE).slice(7, 9)).toEqual(['CA Osasuna', 'Rayo Vallecano de Madrid'])
  // All three on 41 points: points in the matches with each other.
  expect(table.slice(13, 16)).toEqual(['Deportivo Alavés', 'Girona FC', 'Sevilla FC'])
})

test('the Premier League 2024-25: goal difference goes before meetings', () => {
  // Both on 56 points; Brentford won both meetings, Bournemouth had the better difference and came ninth.
  expect(realTable('en.1', PREMIER_LEAGUE).slice(8, 10)).toEqual(['AFC Bournemouth', 'Brentford FC'])
  expect(realTable('en.1', LA_LIGA).slice(8, 10)).toEqual(['Brentford FC', 'AFC Bournemouth'])
})

test('in a group whose teams meet once, a meeting decides as soon as all of the level teams have met', () => {
  const ranked = (results: Result[]) =>
    standings([1, 2, 3], results, {
      rule: 'points',
      ties: ['meeting', 'difference'],
      nameOf: (id) => NAMES[id] ?? '',
    }).map((row) => row.teamId)
  expect(ranked([result(2, 1, 0, 1), result(2, 3, 4, 0)]).slice(0, 2)).toEqual([1, 2])
  expect(ranked([result(3, 1, 0, 1), result(2, 3, 4, 0)]).slice(0, 2)).toEqual([2, 1])
})

test('meetings decide only once each of the level teams has been host to the others', () => {
  const results = [result(1, 2, 1, 0), result(2, 3, 5, 0)]
  const rankOf = (more: Result[]) =>
    standings([1, 2, 3, 4], [...results, ...more], {
      rule: 'points',
      ties: ['meetings', 'difference'],
      nameOf: (id) => NAMES[id] ?? '',
    }).map((row) => row.teamId)
  expect(rankOf([]).indexOf(2)).toBeLessThan(rankOf([]).indexOf(1))
  const met = rankOf([result(2, 1, 0, 0)])
  expect(met.indexOf(1)).toBeLessThan(met.indexOf(2))
})
