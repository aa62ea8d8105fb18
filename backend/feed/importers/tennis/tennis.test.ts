import { expect, test } from 'vitest'
import { sourceText, stateOf } from '#tests/support/imports.ts'
import { type ImportedSeason, ImportedSeason as Schema } from '../imported-season.ts'
import { tennis } from './tennis.ts'

const source = sourceText('atp_matches_2026.csv')

function seasonOf(change: (text: string) => string = (text) => text): ImportedSeason {
  const [season] = tennis.parse([{ ...source, text: change(source.text) }])
  if (!season) throw new Error('no season')
  return season
}

test('a tournament is a league, and its rows are its matches in order of rounds', () => {
  const season = seasonOf()
  expect(season).toMatchObject({ season: '2026', league: { names: { en_US: 'Harbour Open' } } })
  expect(season.matches.map(({ round, isKnockout }) => [round, isKnockout])).toEqual([
    [6, true],
    [6, true],
    [7, true],
  ])
  expect(season.teams).toHaveLength(4)
  expect(Schema(season)).toEqual(season)
  expect(seasonOf()).toEqual(season)
})

test('the score is that of the row, whoever is named first', () => {
  const season = seasonOf()
  const state = stateOf(season)
  // Birch has the smaller number: he is at home.
  expect(state).toMatchObject({ status: 'finished', winner: 'away', score: { home: 1, away: 2 } })
  expect(state.periods.map(({ home, away }) => [home, away])).toEqual([
    [7, 6],
    [3, 6],
    [5, 7],
  ])
})

test('who gave up or did not appear has lost, and the set stays as it stood', () => {
  const season = seasonOf()
  const retired = stateOf(season, 1)
  expect(retired).toMatchObject({ status: 'finished', winner: 'home', endedBy: 'retirement' })
  expect(retired.periods.at(-1)).toMatchObject({ home: 2, away: 4, isDone: false })
  expect(stateOf(season, 2)).toMatchObject({ status: 'finished', winner: 'home', endedBy: 'walkover', periods: [] })
})

test.each([
  ['20260504,1', '20260532,1', 'line 2, tourney_date'],
  ['6-7(4) 6-3 7-5', '6-7(4) abc', 'line 2, score'],
  ['6-2 2-4 RET,3', '6-2 2-4 RET,4', 'line 3, best_of'],
  ['10,Ben Birch', '20,Ben Birch', 'line 2, loser_id'],
  ['40,Dan Dale', 'x,Dan Dale', 'line 3, loser_id'],
  ['Ada Ash,30', '"Ash, Ada",30', 'line 4'],
  ['score,', 'scores,', 'line 1'],
])('%s as %s is refused with file and line', (from, to, path) => {
  expect(() => seasonOf((text) => text.replace(from, to))).toThrow(`atp_matches_2026.csv at ${path}`)
})
