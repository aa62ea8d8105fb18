import { expect, test } from 'vitest'
import { footballRules } from '#backend/feed/football/rules.ts'
import type { Family } from '#contract/games.ts'
import type { MatchState, Score } from '#contract/match-state.ts'
import { optionsOf, type PlanChoice, type PlanPlay, type PlanResult, profitOf } from '#contract/plan-rules.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { type MatchFacts, resultOf } from './result-of.ts'

const startsAt = Date.UTC(2026, 4, 1)
const DAY = 24 * 3_600_000
const later = startsAt + DAY

/** Real football matches, as a feed sends results: 90 minutes, and extra time and penalties where there were. */
const FOOTBALL: Record<string, Record<string, number>> = {
  'Argentina 3-3 France, 4-2 on penalties, 2022': {
    ...{ home: 2, away: 2, halfHome: 2, halfAway: 0, extraHome: 3, extraAway: 3, penaltiesHome: 4, penaltiesAway: 2 },
  },
  'Brazil 1-7 Germany, 2014': { home: 1, away: 7, halfHome: 0, halfAway: 5 },
  'Spain 2-1 England, 2024': { home: 2, away: 1, halfHome: 0, halfAway: 0 },
  'Netherlands 0-1 Spain after extra time, 2010': {
    ...{ home: 0, away: 0, halfHome: 0, halfAway: 0, extraHome: 0, extraAway: 1 },
  },
  'Italy 1-1 France, 5-3 on penalties, 2006': {
    ...{ home: 1, away: 1, halfHome: 1, halfAway: 1, extraHome: 1, extraAway: 1, penaltiesHome: 5, penaltiesAway: 3 },
  },
}

function football(name: string): MatchState {
  const contest = testContest('football', 202)
  const [event] = testLog([{ type: 'result', data: FOOTBALL[name] ?? {} }])
  if (!event) throw new Error('no event')
  return footballRules.apply(footballRules.initial(contest), event, contest)
}

const period = (key: string, home: number, away: number) => ({ key, home, away, isDone: true })
const innings = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => period(`i${from + at}`, 0, 0))

/** A match that was played to its end. */
const ended = (home: number, away: number, more: Partial<MatchFacts> = {}): MatchFacts => ({
  status: 'finished',
  score: { home, away },
  periods: [],
  winner: home > away ? 'home' : home < away ? 'away' : 'draw',
  ...more,
})

/** Real matches of other sports. Tennis counts sets, esports maps. */
const OTHERS: Record<string, { family: Family; facts: MatchFacts }> = {
  'Nuggets 94-89 Heat, 2023': { family: 'basketball', facts: ended(94, 89) },
  'Lakers 118-116 Suns after overtime': {
    family: 'basketball',
    facts: ended(118, 116, { periods: [period('q4', 108, 108), period('ot1', 10, 8)] }),
  },
  'Steelers 16-16 Lions after overtime, 2021': {
    family: 'american_football',
    facts: ended(16, 16, { periods: [period('q4', 16, 16), period('ot1', 0, 0)] }),
  },
  'Dodgers 6-5 Blue Jays in 18 innings, 2025': {
    family: 'baseball',
    facts: ended(6, 5, { periods: [period('i9', 5, 5), ...innings(10, 17), period('i18', 1, 0)] }),
  },
  'Alcaraz 3-2 Djokovic, Wimbledon 2023': { family: 'tennis', facts: ended(3, 2) },
  'Sinner 3-0 De Minaur, Melbourne 2025': { family: 'tennis', facts: ended(3, 0) },
  'Weibo 0-3 T1, Worlds 2023': { family: 'moba', facts: ended(0, 3) },
  'Spirit 2-1 FaZe, Shanghai 2024': { family: 'rounds', facts: ended(2, 1) },
  'a best of two, 1-1': { family: 'moba', facts: ended(1, 1) },
}

type Case = [match: string, play: PlanPlay, choice: PlanChoice, line: number | undefined, result: PlanResult]

const CASES: Case[] = [
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'result', 'draw', undefined, 'hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'result', 'home', undefined, 'miss'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'winner', 'home', undefined, 'hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'winner', 'away', undefined, 'miss'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'over', 4.5, 'miss'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'over', 4.25, 'half_miss'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'under', 4.25, 'half_hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'over', 4, 'push'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'over', 3.75, 'half_hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'total', 'over', 3.5, 'hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'handicap', 'home', -0.25, 'half_miss'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'handicap', 'away', -0.25, 'half_hit'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'handicap', 'home', 0, 'push'],
  ['Argentina 3-3 France, 4-2 on penalties, 2022', 'handicap', 'home', 0.25, 'half_hit'],
  ['Brazil 1-7 Germany, 2014', 'result', 'away', undefined, 'hit'],
  ['Brazil 1-7 Germany, 2014', 'handicap', 'home', 6, 'push'],
  ['Brazil 1-7 Germany, 2014', 'handicap', 'home', 5.75, 'half_miss'],
  ['Brazil 1-7 Germany, 2014', 'handicap', 'away', 5.5, 'hit'],
  ['Brazil 1-7 Germany, 2014', 'total', 'over', 7.5, 'hit'],
  ['Spain 2-1 England, 2024', 'handicap', 'home', -0.75, 'half_hit'],
  ['Spain 2-1 England, 2024', 'handicap', 'away', -0.75, 'half_miss'],
  ['Spain 2-1 England, 2024', 'handicap', 'home', -1, 'push'],
  ['Spain 2-1 England, 2024', 'handicap', 'home', -1.25, 'half_miss'],
  ['Spain 2-1 England, 2024', 'handicap', 'home', -1.5, 'miss'],
  ['Spain 2-1 England, 2024', 'total', 'under', 3.25, 'half_hit'],
  ['Netherlands 0-1 Spain after extra time, 2010', 'result', 'draw', undefined, 'hit'],
  ['Netherlands 0-1 Spain after extra time, 2010', 'winner', 'away', undefined, 'hit'],
  ['Netherlands 0-1 Spain after extra time, 2010', 'total', 'under', 0.5, 'hit'],
  ['Italy 1-1 France, 5-3 on penalties, 2006', 'winner', 'home', undefined, 'hit'],
  ['Italy 1-1 France, 5-3 on penalties, 2006', 'handicap', 'away', 0, 'push'],
  ['Nuggets 94-89 Heat, 2023', 'winner', 'home', undefined, 'hit'],
  ['Nuggets 94-89 Heat, 2023', 'handicap', 'home', -8.5, 'miss'],
  ['Nuggets 94-89 Heat, 2023', 'handicap', 'home', -5, 'push'],
  ['Nuggets 94-89 Heat, 2023', 'total', 'under', 209.5, 'hit'],
  ['Lakers 118-116 Suns after overtime', 'total', 'over', 233.5, 'hit'],
  ['Lakers 118-116 Suns after overtime', 'handicap', 'away', -2.5, 'hit'],
  // Where a draw is quoted, the price is of regular time.
  ['Lakers 118-116 Suns after overtime', 'winner', 'home', undefined, 'hit'],
  ['Lakers 118-116 Suns after overtime', 'result', 'draw', undefined, 'hit'],
  ['Lakers 118-116 Suns after overtime', 'result', 'home', undefined, 'miss'],
  ['Steelers 16-16 Lions after overtime, 2021', 'result', 'draw', undefined, 'hit'],
  ['Dodgers 6-5 Blue Jays in 18 innings, 2025', 'winner', 'home', undefined, 'hit'],
  ['Dodgers 6-5 Blue Jays in 18 innings, 2025', 'result', 'home', undefined, 'miss'],
  ['Dodgers 6-5 Blue Jays in 18 innings, 2025', 'result', 'draw', undefined, 'hit'],
  ['Alcaraz 3-2 Djokovic, Wimbledon 2023', 'winner', 'away', undefined, 'miss'],
  ['Alcaraz 3-2 Djokovic, Wimbledon 2023', 'handicap', 'home', -1.5, 'miss'],
  ['Alcaraz 3-2 Djokovic, Wimbledon 2023', 'total', 'over', 4.5, 'hit'],
  ['Sinner 3-0 De Minaur, Melbourne 2025', 'handicap', 'home', -2.5, 'hit'],
  ['Sinner 3-0 De Minaur, Melbourne 2025', 'total', 'under', 3.5, 'hit'],
  ['Weibo 0-3 T1, Worlds 2023', 'winner', 'away', undefined, 'hit'],
  ['Weibo 0-3 T1, Worlds 2023', 'handicap', 'home', 2.5, 'miss'],
  ['Spirit 2-1 FaZe, Shanghai 2024', 'handicap', 'away', -1.5, 'hit'],
  ['Spirit 2-1 FaZe, Shanghai 2024', 'total', 'over', 2.5, 'hit'],
  ['a best of two, 1-1', 'result', 'draw', undefined, 'hit'],
  ['a best of two, 1-1', 'winner', 'home', undefined, 'push'],
]

test.each(CASES)('%s: %s %s %s is a %s', (name, play, choice, line, result) => {
  const { family, facts } = OTHERS[name] ?? { family: 'football' as const, facts: { ...football(name), endedAt: '' } }
  const option = { play, choice, ...(line === undefined ? {} : { line }) }
  const { endedAt: _, ...known } = facts
  expect(resultOf(option, { family, startsAt }, known, later)).toBe(result)
})

const WINNER = { play: 'winner', choice: 'home' } as const

test.each(['postponed', 'cancelled'] as const)('a match that was %s voids its plans', (status) => {
  const facts = { ...ended(1, 0), status }
  expect(resultOf(WINNER, { family: 'football', startsAt }, facts, startsAt)).toBe('void')
})

test.each(['abandonment', 'retirement', 'walkover', 'disqualification'] as const)('one ended by %s too', (endedBy) => {
  expect(resultOf(WINNER, { family: 'tennis', startsAt }, ended(2, 0, { endedBy }), later)).toBe('void')
})

test.each([
  ['nobody says who', {}, undefined],
  ['the feed says whose it is', { side: 'away' as const }, 'away'],
])('a football match that was walked over voids its plans where %s', (_, more, winner) => {
  const contest = testContest('football', 202)
  const [event] = testLog([{ type: 'end', data: { by: 'walkover' }, ...more }])
  if (!event) throw new Error('no event')
  const { endedAt: _at, ...state } = footballRules.apply(footballRules.initial(contest), event, contest)
  expect([state.endedBy, state.winner]).toEqual(['walkover', winner])
  for (const choice of ['home', 'draw', 'away'] as const)
    expect(resultOf({ play: 'result', choice }, { family: 'football', startsAt }, state, later)).toBe('void')
})

test('nothing is decided before the end, nor right after it, when a feed may still correct it', () => {
  const about = { family: 'football', startsAt } as const
  for (const status of ['scheduled', 'previewed', 'live', 'result_unknown'] as const)
    expect(resultOf(WINNER, about, { ...ended(1, 0), status }, later)).toBeNull()
  const endedAt = new Date(later).toISOString()
  expect(resultOf(WINNER, about, ended(1, 0, { endedAt }), later + 60_000)).toBeNull()
  expect(resultOf(WINNER, about, ended(1, 0, { endedAt }), later + 5 * 60_000)).toBe('hit')
})

test('a match of which no end is known for a week voids its plans', () => {
  const about = { family: 'football', startsAt } as const
  const facts = { ...ended(0, 0), status: 'live' as const }
  expect(resultOf(WINNER, about, facts, startsAt + 7 * DAY - 1)).toBeNull()
  expect(resultOf(WINNER, about, facts, startsAt + 7 * DAY)).toBe('void')
  expect(resultOf(WINNER, about, undefined, startsAt + 7 * DAY)).toBe('void')
})

const at = '2026-05-01T10:00:00.000Z'
const LINES = { handicap: { line: -0.75, home: 1.9, away: 1.95 }, total: { line: 2.5, over: 1.8, under: 2 } }
const plays = (family: Family, more: object = {}) =>
  optionsOf(family, { at, home: 2, away: 3.5, ...more }).map(({ play, choice, line }) => [play, choice, line].join(' '))

test('choices are those that the match’s own prices give', () => {
  expect(optionsOf('football', undefined)).toEqual([])
  expect(plays('football', { draw: 3.2, ...LINES })).toEqual([
    ...['result home ', 'result draw ', 'result away '],
    ...['handicap home -0.75', 'handicap away -0.75', 'total over 2.5', 'total under 2.5'],
  ])
  expect(plays('tennis')).toEqual(['winner home ', 'winner away '])
  // Rounds of a fight are not its score.
  expect(plays('combat', LINES)).toEqual(['winner home ', 'winner away '])
  // No line of another step can be settled.
  expect(plays('basketball', { total: { line: 210.3, over: 1.9, under: 1.9 } })).toEqual([
    'winner home ',
    'winner away ',
  ])
})

test('a coin brings back what the price says, half of it for half', () => {
  const each = (odds: number): Record<PlanResult, number> => ({
    ...{ hit: odds - 1, half_hit: (odds - 1) / 2, push: 0, half_miss: -0.5, miss: -1, void: 0 },
  })
  for (const [result, profit] of Object.entries(each(1.9))) expect(profitOf(result as PlanResult, 1.9)).toBe(profit)
})

test('a goal of extra time counts for who goes through, and for no line', () => {
  const score = ({ home, away }: Score) => [home, away]
  const state = football('Argentina 3-3 France, 4-2 on penalties, 2022')
  expect([score(state.score), state.winner]).toEqual([[3, 3], 'home'])
})
