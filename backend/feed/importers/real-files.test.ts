import { describe, expect, test } from 'vitest'
import { countResults, type Result } from '#backend/match/count-results.ts'
import type { MatchState } from '#contract/match-state.ts'
import { figuresOf, stateOf } from '#tests/support/imports.ts'
import { realFiles } from '#tests/support/real-files.ts'
import { netRunsOf } from '../cricket/net-runs.ts'
import { cricsheet } from './cricsheet/cricsheet.ts'
import type { ImportedSeason } from './imported-season.ts'
import type { SourceText } from './importer.ts'
import { statsbomb } from './statsbomb/statsbomb.ts'

/** The first season of the Indian Premier League: 59 games, of which one was not begun and has no file. */
const IPL_2008 = /^33(59[89]|60[0-4])\d+\.json$/
const ipl = realFiles('cricsheet', (file) => IPL_2008.test(file))
const events = realFiles('statsbomb')

const oneSeason = (seasons: ImportedSeason[]): ImportedSeason => {
  const [season, ...more] = seasons
  if (!season || more.length > 0) throw new Error(`${seasons.length} seasons`)
  return season
}

describe.skipIf(ipl.length === 0)('the IPL of 2008 (skipped without REAL_DATA/cricsheet)', () => {
  const season = () => oneSeason(cricsheet.parse(ipl))

  test('its first match has the scorecard that was published', () => {
    const first = oneSeason(cricsheet.parse(ipl.filter(({ file }) => file === '335982.json')))
    const state = stateOf(first)
    expect(state).toMatchObject({ status: 'finished', winner: 'away' })
    expect(state.board).toMatchObject({
      innings: [
        { side: 'away', runs: 222, wickets: 3, balls: 120 },
        { side: 'home', runs: 82, wickets: 10, balls: 91, target: 223 },
      ],
    })
    expect(figuresOf(first, state)).toMatchObject({
      'BB McCullum': { runs: 158, balls: 73, fours: 10, sixes: 13, dismissal: '*' },
      'SC Ganguly': { runs: 10, balls: 12, overs: '4.0', runs_conceded: 21, wickets: 2 },
      'RT Ponting': { runs: 20, balls: 20 },
      'DJ Hussey': { runs: 12, balls: 12 },
      'Mohammad Hafeez': { runs: 5, balls: 3, dismissal: '*' },
      'AB Dinda': { overs: '3.0', runs_conceded: 9, wickets: 2 },
      'I Sharma': { overs: '3.0', runs_conceded: 7, wickets: 1 },
      'AB Agarkar': { overs: '4.0', runs_conceded: 25, wickets: 3 },
      'LR Shukla': { overs: '1.1', runs_conceded: 12, wickets: 1 },
      'P Kumar': { runs: 18, balls: 15, dismissal: '*' },
      'AA Noffke': { runs: 9, balls: 10 },
      'V Kohli': { runs: 1, balls: 5, dismissal: 'b' },
    })
  })

  test('won and lost in the league, and the final, are those that were published', () => {
    const { teams, matches, ...rest } = season()
    const won = new Map(teams.map(({ id, names }) => [id, { name: names.en_US, won: 0, lost: 0 }]))
    matches.forEach((match, at) => {
      const { winner } = stateOf({ teams, matches, ...rest }, at)
      if (match.isKnockout || winner === 'draw' || !winner) return
      for (const side of ['home', 'away'] as const) {
        const row = won.get(match[`${side}Id`])
        if (row) row[winner === side ? 'won' : 'lost'] += 1
      }
    })
    expect(Object.fromEntries([...won.values()].map(({ name, won: w, lost }) => [name, [w, lost]]))).toEqual({
      'Rajasthan Royals': [11, 3],
      'Kings XI Punjab': [10, 4],
      'Chennai Super Kings': [8, 6],
      'Delhi Daredevils': [7, 6],
      'Mumbai Indians': [7, 7],
      'Kolkata Knight Riders': [6, 7],
      'Royal Challengers Bangalore': [4, 10],
      'Deccan Chargers': [2, 12],
    })
    const last = matches.findLastIndex(({ isKnockout }) => isKnockout)
    expect(stateOf({ teams, matches, ...rest }, last).board).toMatchObject({
      innings: [
        { runs: 163, wickets: 5 },
        { runs: 164, wickets: 7, target: 164 },
      ],
    })
  })

  test('net run rates are those that were published, but for the match that was not begun', () => {
    const { teams, matches, ...rest } = season()
    const results = matches.flatMap((match, at): Result[] => {
      const { netRuns } = netRunsOf(stateOf({ teams, matches, ...rest }, at))
      const { homeId, awayId, isKnockout } = match
      return netRuns && !isKnockout ? [{ homeId, awayId, home: 0, away: 0, winner: 'draw', netRuns }] : []
    })
    const nameOf = new Map(teams.map(({ id, names }) => [id, names.en_US]))
    const table = countResults([...nameOf.keys()], results, 'two_points')
    expect(Object.fromEntries(table.map(({ teamId, rate }) => [nameOf.get(teamId), rate]))).toEqual({
      'Rajasthan Royals': 0.632,
      'Kings XI Punjab': 0.509,
      'Chennai Super Kings': -0.192,
      'Delhi Daredevils': 0.342,
      'Mumbai Indians': 0.57,
      'Kolkata Knight Riders': -0.147,
      'Royal Challengers Bangalore': -1.16,
      'Deccan Chargers': -0.467,
    })
  })

  test('runs and wickets of its best are those that were published', () => {
    const all = season()
    const sums = { runs: new Map<string, number>(), wickets: new Map<string, number>() }
    all.matches.forEach((_match, at) => {
      for (const [name, figures] of Object.entries(figuresOf(all, stateOf(all, at))))
        for (const key of ['runs', 'wickets'] as const)
          sums[key].set(name, (sums[key].get(name) ?? 0) + Number(figures[key] ?? 0))
    })
    const best = (key: 'runs' | 'wickets', count: number) =>
      [...sums[key]].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).slice(0, count)
    expect(best('runs', 5)).toEqual([
      ['SE Marsh', 616],
      ['G Gambhir', 534],
      ['ST Jayasuriya', 514],
      ['SR Watson', 472],
      ['GC Smith', 441],
    ])
    expect(best('wickets', 3)).toEqual([
      ['Sohail Tanvir', 22],
      ['S Sreesanth', 19],
      ['SK Warne', 19],
    ])
  })
})

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const statesOf = (sources: SourceText[]): MatchState[] =>
  statsbomb.parse(sources).flatMap((season) => season.matches.map((_match, at) => stateOf(season, at)))
const chancesOf = ({ stats }: MatchState): number => {
  const { home = 0, away = 0 } = stats.find(({ key }) => key === 'expected_goals') ?? {}
  return home + away
}

/** The bounds of decision 134. */
describe.skipIf(events.length === 0)('whole matches of StatsBomb (skipped without REAL_DATA/statsbomb)', () => {
  test('sums of chances are those of the source, and by our model within half a goal of them', () => {
    const told = statesOf(events).map(chancesOf)
    const ours = statesOf(events.map((file) => ({ ...file, text: file.text.replaceAll('statsbomb_xg', 'xg') }))).map(
      chancesOf,
    )
    expect(told.length).toBeGreaterThan(0)
    told.forEach((chances, at) => {
      expect(chances).toBeGreaterThan(0)
      expect(chances).toBeLessThan(8)
      expect(Math.abs(chances - (ours[at] ?? 0))).toBeLessThan(0.5)
    })
  })

  test('ratings are between 3 and 10, and the mean of a match between 6.4 and 7', () => {
    for (const { players } of statesOf(events)) {
      const ratings = players.map(({ values }) => values.rating).filter((rating) => typeof rating === 'number')
      expect(ratings.length).toBeGreaterThanOrEqual(22)
      expect(Math.min(...ratings)).toBeGreaterThanOrEqual(3)
      expect(Math.max(...ratings)).toBeLessThanOrEqual(10)
      const mean = sum(ratings) / ratings.length
      expect(mean).toBeGreaterThan(6.4)
      expect(mean).toBeLessThan(7)
    }
  })
})
