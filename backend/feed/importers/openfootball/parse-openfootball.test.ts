import { expect, test } from 'vitest'
import { footballRules } from '#backend/feed/football/rules.ts'
import { storedSide } from '#backend/feed/stored-side.ts'
import type { Contest } from '#backend/feed/types.ts'
import type { Result } from '#backend/match/count-results.ts'
import { standings } from '#backend/match/standings.ts'
import type { MatchState } from '#contract/match-state.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedMatch, ImportedSeason } from '../imported-season.ts'
import { parseOpenfootball } from './parse-openfootball.ts'

function stateOf({ id, homeId, awayId, startsAt, events }: ImportedMatch): MatchState {
  const sides = { home: storedSide(homeId), away: storedSide(awayId) }
  const contest: Contest = {
    matchId: id,
    gameId: 202,
    family: 'football',
    isKnockout: false,
    startsAt,
    ...sides,
    fate: 'played',
  }
  return events.reduce((state, event) => footballRules.apply(state, event, contest), footballRules.initial(contest))
}

function tableOf(season: ImportedSeason): [string, number][] {
  const nameOf = (id: number) => season.teams.find((team) => team.id === id)?.names.en_US ?? ''
  const results = season.matches.flatMap((match): Result[] => {
    const { status, score, winner } = stateOf(match)
    return status === 'finished' && winner ? [{ ...match, ...score, winner }] : []
  })
  const rows = standings(
    season.teams.map((team) => team.id),
    results,
    { rule: 'points', nameOf },
  )
  return rows.map((row) => [nameOf(row.teamId), row.points])
}

const line = (date: string, team1: string, team2: string, ft?: number[], more: object = {}) => ({
  round: 'Matchday 7',
  date,
  time: '15:00',
  team1,
  team2,
  score: ft ? { ft } : {},
  ...more,
})
const season = (...matches: object[]) => ({ name: 'English Premier League 2024/25', matches })
const parse = (...matches: object[]) => parseOpenfootball('data/en.1.json', season(...matches))
const faultOf = (run: () => unknown): ImportFault => {
  try {
    run()
  } catch (error) {
    if (error instanceof ImportFault) return error
    throw error
  }
  throw new Error('nothing was wrong with it')
}

test('kick-off times are local to the league, summer time included', () => {
  const [summer, winter] = parse(
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC'),
    line('2024-12-21', 'Chelsea FC', 'Arsenal FC'),
  ).matches
  expect(new Date(summer?.startsAt ?? 0).toISOString()).toBe('2024-08-17T14:00:00.000Z')
  expect(new Date(winter?.startsAt ?? 0).toISOString()).toBe('2024-12-21T15:00:00.000Z')
})

test('a result folds to its score, its halves and its winner', () => {
  const [match] = parse(
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [2, 1], { score: { ht: [0, 1], ft: [2, 1] } }),
  ).matches
  const state = match && stateOf(match)
  expect(state).toMatchObject({ status: 'finished', score: { home: 2, away: 1 }, winner: 'home' })
  expect(state?.periods).toMatchObject([
    { key: 'h1', home: 0, away: 1, isDone: true },
    { key: 'h2', home: 2, away: 0, isDone: true },
  ])
})

test('a result brings no event that the file does not tell of', () => {
  const [match] = parse(
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [2, 1], { score: { ht: [0, 1], ft: [2, 1] } }),
  ).matches
  const state = match && stateOf(match)
  expect(state?.timeline).toEqual([])
  expect(state?.clock).toBeUndefined()
})

test('figures that the file does not have are unknown, not 0', () => {
  const [match] = parse(line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [2, 1])).matches
  const state = match && stateOf(match)
  expect(state?.stats).toEqual([])
  expect(state?.board).toEqual({ family: 'football' })
})

test('a file that gives only the day is not taken to know the time', () => {
  const { time: _time, ...dateless } = line('2024-08-17', 'Arsenal FC', 'Chelsea FC')
  const matches = parse(dateless, line('2024-08-24', 'Chelsea FC', 'Arsenal FC')).matches
  expect(matches.map((match) => match.isTimeUnknown)).toEqual([true, undefined])
})

test('an unknown half-time score is not invented', () => {
  const [match] = parse(line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [2, 1])).matches
  expect(match && stateOf(match)).toMatchObject({ status: 'finished', score: { home: 2, away: 1 }, periods: [] })
})

test('a cancelled match has that status, a future one is scheduled', () => {
  const states = parse(
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC', undefined, { status: 'postponed' }),
    line('2024-08-18', 'Chelsea FC', 'Arsenal FC'),
  ).matches.map(stateOf)
  expect(states.map((state) => state.status)).toEqual(['postponed', 'scheduled'])
})

test('extra time and penalties decide a match', () => {
  const score = { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [3, 4] }
  const [match] = parse(line('2024-08-17', 'Arsenal FC', 'Chelsea FC', undefined, { score })).matches
  expect(match && stateOf(match)).toMatchObject({
    score: { home: 2, away: 2 },
    winner: 'away',
    periods: [
      { key: 'h1', home: 0, away: 0 },
      { key: 'h2', home: 1, away: 1 },
      { key: 'et', home: 1, away: 1 },
      { key: 'pens', home: 3, away: 4 },
    ],
    board: { penalties: { home: 3, away: 4 } },
  })
})

test('reading a file again gives the same ids; a new date does not make a new match', () => {
  const [before] = parse(line('2024-08-17', 'Arsenal FC', 'Chelsea FC')).matches
  const [after] = parse(line('2024-09-11', 'Arsenal FC', 'Chelsea FC', [1, 0])).matches
  expect(after?.id).toBe(before?.id)
})

test('a match listed twice is one match, with its score', () => {
  const { matches } = parse(
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [1, 0]),
    line('2024-08-17', 'Arsenal FC', 'Chelsea FC'),
  )
  expect(matches.map((match) => stateOf(match).status)).toEqual(['finished'])
})

test('a shortened guest name is the club that plays at home under its full name', () => {
  const { teams } = parse(
    line('2024-08-17', 'Leicester City FC', 'Arsenal FC'),
    line('2025-02-01', 'Arsenal FC', 'Leicester City'),
  )
  expect(teams.map((team) => team.names.en_US)).toEqual(['Arsenal FC', 'Leicester City FC'])
})

test('a spring date left in the first year of the season is a year later', () => {
  const [match] = parse(line('2024-01-04', 'Arsenal FC', 'Chelsea FC')).matches
  expect(new Date(match?.startsAt ?? 0).getUTCFullYear()).toBe(2025)
})

test('an invalid file is refused with its name and the path of the fault', () => {
  const good = line('2024-08-17', 'Arsenal FC', 'Chelsea FC')
  expect(faultOf(() => parse(good, { ...good, score: { ft: [1, -2] } }))).toMatchObject({
    file: 'data/en.1.json',
    path: 'matches[1].score.ft[1]',
  })
  expect(faultOf(() => parse({ ...good, date: '2025-02-30' })).path).toBe('matches[0].date')
  expect(faultOf(() => parse({ ...good, time: '25:00' })).path).toBe('matches[0].time')
  expect(faultOf(() => parse({ ...good, team2: 'Arsenal FC' })).path).toBe('matches[0].team2')
  expect(faultOf(() => parse({ ...good, score: { ht: [2, 0], ft: [1, 0] } })).path).toBe('matches[0].score.ht')
  expect(faultOf(() => parseOpenfootball('en.1.json', { name: 'Premier League', matches: [good] })).path).toBe('name')
  expect(faultOf(() => parseOpenfootball('xx.9.json', season(good))).message).toContain('xx.9')
  expect(faultOf(() => parseOpenfootball('en.1.json', []))).toMatchObject({ file: 'en.1.json' })
})

test('scores and dates out of reason are refused, with the row named', () => {
  const good = line('2024-08-17', 'Arsenal FC', 'Chelsea FC')
  const absurd: [object, string][] = [
    [{ score: { ft: [999_999_999, 0] } }, 'matches[1].score.ft[0] (Chelsea FC - Arsenal FC, 2024-12-21)'],
    [{ score: { ht: [0, 0], ft: [0, 0], et: [0, 0], p: [400, 3] } }, 'matches[1].score.p[0] (Chelsea FC - Arsenal FC'],
    [{ date: '1825-12-21' }, 'matches[1].date (Chelsea FC - Arsenal FC, 1825-12-21): 1825-12-21 is not in the season'],
    [{ date: '2026-12-21' }, 'matches[1].date (Chelsea FC - Arsenal FC, 2026-12-21)'],
  ]
  for (const [fields, words] of absurd)
    expect(
      faultOf(() => parse(good, { ...line('2024-12-21', 'Chelsea FC', 'Arsenal FC'), ...fields })).message,
    ).toContain(words)
})

test('a complete small season gives the table that was played', () => {
  const table = tableOf(
    parse(
      line('2024-08-17', 'Arsenal FC', 'Chelsea FC', [2, 0]),
      line('2024-08-24', 'Chelsea FC', 'Everton FC', [3, 3]),
      line('2024-08-31', 'Everton FC', 'Arsenal FC', [1, 1]),
      line('2024-09-14', 'Chelsea FC', 'Arsenal FC', [1, 0]),
      line('2024-09-21', 'Everton FC', 'Chelsea FC', [0, 2]),
      line('2024-09-28', 'Arsenal FC', 'Everton FC', [4, 0]),
    ),
  )
  expect(table).toEqual([
    ['Arsenal FC', 7],
    ['Chelsea FC', 7],
    ['Everton FC', 2],
  ])
})
