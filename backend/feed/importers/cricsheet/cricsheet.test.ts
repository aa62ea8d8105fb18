import { expect, test } from 'vitest'
import { figuresOf, sourceText, stateOf } from '#tests/support/imports.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { ImportedSeason as Schema } from '../imported-season.ts'
import { cricsheet } from './cricsheet.ts'

const source = sourceText('cricsheet.json')

function seasonOf(change: (text: string) => string = (text) => text): ImportedSeason {
  const [season] = cricsheet.parse([{ ...source, text: change(source.text) }])
  if (!season) throw new Error('no season')
  return season
}

test('a match is of its event and season, with both sides and everybody by name', () => {
  const season = seasonOf()
  expect(season).toMatchObject({ season: '2026', league: { names: { en_US: 'Harbour Cup' }, abbr: 'HC' } })
  expect(season.teams.map(({ names }) => names.en_US)).toEqual(['Pier', 'Quay'])
  expect(season.people?.map(({ names }) => names.en_US)).not.toContain('S Sub')
  expect(season.matches[0]).toMatchObject({ isTimeUnknown: true, startsAt: Date.parse('2026-05-02T09:00:00Z') })
  expect(Schema(season)).toEqual(season)
})

test('the scorecard is that of the file: innings, batters, bowlers, winner', () => {
  const season = seasonOf()
  const state = stateOf(season)
  expect(state).toMatchObject({ status: 'finished', winner: 'away', score: { home: 18, away: 19 } })
  expect(state.board).toMatchObject({
    maxOvers: 2,
    toss: { side: 'home', chose: 'bat' },
    innings: [
      { side: 'home', runs: 18, wickets: 3, balls: 9 },
      { side: 'away', runs: 19, wickets: 1, balls: 5, target: 19 },
    ],
  })
  expect(figuresOf(season, state)).toMatchObject({
    'A Ash': { runs: 9, balls: 8, fours: 1, dismissal: '*', runs_conceded: 19, wickets: 1, overs: '0.5' },
    'B Birch': { runs: 0, balls: 0, dismissal: 'ro' },
    'C Cedar': { dismissal: 'c' },
    'D Dale': { dismissal: 'c' },
    'K Kelp': { runs: 12, sixes: 2, dismissal: 'b', runs_conceded: 10, wickets: 0, overs: '1.0' },
    'L Lind': { runs: 6, wickets: 2, catches: 1 },
    'M Maple': { runs: 1, catches: 0 },
  })
})

test('importing the same file gives the same season, and two files of one event are one', () => {
  expect(seasonOf()).toEqual(seasonOf())
  const seasons = cricsheet.parse([source, { ...source, file: '2.json' }])
  expect(seasons.map(({ teams, matches }) => [teams.length, matches.length])).toEqual([[2, 2]])
})

test.each([
  ['"match_type": "T20"', '"match_type": "Test"', 'info.match_type'],
  [
    '"runs": { "batter": 0, "extras": 5, "total": 5 }',
    '"runs": { "batter": 0, "extras": 5, "total": 6 }',
    'innings[0].overs[0].deliveries[6].runs.total',
  ],
  ['"winner": "Quay", "by"', '"winner": "Quai", "by"', 'info.outcome'],
  ['"batter": "M Maple"', '"batter": "M Mapel"', 'innings'],
  ['"2026-05-02"', '"2026-02-30"', 'info.dates[0]'],
  ['"season": "2026"', '"season": "soon"', 'info.season'],
])('%s as %s is refused with file and path', (from, to, path) => {
  expect(() => seasonOf((text) => text.replace(from, to))).toThrow(`cricsheet.json at ${path}`)
})

test('a text that is no JSON is refused with its file', () => {
  expect(() => seasonOf(() => '{')).toThrow('cricsheet.json: ')
})

test('a match without a result is called off, and a tie by overs is nobody’s', () => {
  const outcome = (text: string, to: string) => text.replace(/"outcome": \{.*\}/, `"outcome": ${to}`)
  expect(stateOf(seasonOf((text) => outcome(text, '{ "result": "no result" }')))).toMatchObject({
    status: 'cancelled',
    endedBy: 'abandonment',
  })
  expect(stateOf(seasonOf((text) => outcome(text, '{ "result": "tie" }'))).winner).toBe('draw')
})
