import { expect, test } from 'vitest'
import type { Family } from '#contract/games.ts'
import type { PlanChoice, PlanPlay, PlanResult } from '#contract/plan-rules.ts'
import { type MatchFacts, resultOf } from './result-of.ts'

type Told = readonly [PlanPlay, PlanChoice, number | undefined, PlanResult]

interface RealMatch {
  name: string
  family: Family
  /** Keys of its quarters, sets or maps, with what the home side and the away side had in each. */
  periods: readonly (readonly [string, number, number])[]
  score: readonly [number, number]
  /** What a bookmaker paid, by the published result. A handicap's line is the home side's, for either choice. */
  told: readonly Told[]
}

/** Published results, each known to many; the home side is the one that is named first. */
const MATCHES: readonly RealMatch[] = [
  {
    name: 'NBA Finals 2016, game 7: Golden State Warriors 89-93 Cleveland Cavaliers',
    family: 'basketball',
    periods: [
      ['q1', 22, 23],
      ['q2', 27, 19],
      ['q3', 27, 33],
      ['q4', 13, 18],
    ],
    score: [89, 93],
    told: [
      ['winner', 'home', undefined, 'miss'],
      ['winner', 'away', undefined, 'hit'],
      ['result', 'draw', undefined, 'miss'],
      ['result', 'away', undefined, 'hit'],
      ['handicap', 'home', 4, 'push'],
      ['handicap', 'home', 4.5, 'hit'],
      ['handicap', 'home', 3.75, 'half_miss'],
      ['handicap', 'away', 4.25, 'half_miss'],
      ['handicap', 'away', 3.5, 'hit'],
      ['total', 'over', 181.5, 'hit'],
      ['total', 'under', 182, 'push'],
      ['total', 'under', 182.5, 'hit'],
    ],
  },
  {
    name: 'NBA Finals 2013, game 6: Miami Heat 103-100 San Antonio Spurs, 95-95 after four quarters',
    family: 'basketball',
    periods: [
      ['q1', 27, 25],
      ['q2', 17, 25],
      ['q3', 21, 25],
      ['q4', 30, 20],
      ['ot1', 8, 5],
    ],
    score: [103, 100],
    told: [
      ['winner', 'home', undefined, 'hit'],
      ['result', 'home', undefined, 'miss'],
      ['result', 'draw', undefined, 'hit'],
      ['handicap', 'home', -2.5, 'hit'],
      ['handicap', 'home', -3, 'push'],
      ['total', 'over', 202.5, 'hit'],
      ['total', 'under', 203.25, 'half_hit'],
    ],
  },
  {
    name: 'Wimbledon 2008: Roger Federer 2-3 Rafael Nadal',
    family: 'tennis',
    periods: [
      ['s1', 4, 6],
      ['s2', 4, 6],
      ['s3', 7, 6],
      ['s4', 7, 6],
      ['s5', 7, 9],
    ],
    score: [2, 3],
    told: [
      ['winner', 'home', undefined, 'miss'],
      ['winner', 'away', undefined, 'hit'],
      ['handicap', 'home', 1.5, 'hit'],
      ['handicap', 'away', 1.5, 'miss'],
      ['total', 'over', 4.5, 'hit'],
      ['total', 'under', 4.5, 'miss'],
    ],
  },
  {
    // Who lost had won more games.
    name: 'Wimbledon 2019: Novak Djokovic 3-2 Roger Federer',
    family: 'tennis',
    periods: [
      ['s1', 7, 6],
      ['s2', 1, 6],
      ['s3', 7, 6],
      ['s4', 4, 6],
      ['s5', 13, 12],
    ],
    score: [3, 2],
    told: [
      ['winner', 'home', undefined, 'hit'],
      ['handicap', 'away', -1.5, 'hit'],
      ['handicap', 'home', -1, 'push'],
      ['total', 'over', 3.5, 'hit'],
    ],
  },
  {
    name: 'Olympic final of volleyball, Tokyo 2020: France 3-2 ROC',
    family: 'sets',
    periods: [
      ['s1', 25, 23],
      ['s2', 25, 17],
      ['s3', 17, 25],
      ['s4', 21, 25],
      ['s5', 15, 12],
    ],
    score: [3, 2],
    told: [
      ['winner', 'home', undefined, 'hit'],
      ['handicap', 'home', -1.5, 'miss'],
      ['total', 'over', 4.5, 'hit'],
    ],
  },
  {
    name: 'LoL World Championship 2017, final: SK Telecom T1 0-3 Samsung Galaxy',
    family: 'moba',
    periods: [],
    score: [0, 3],
    told: [
      ['winner', 'home', undefined, 'miss'],
      ['winner', 'away', undefined, 'hit'],
      ['handicap', 'home', 2.5, 'miss'],
      ['handicap', 'away', 2.5, 'hit'],
      ['total', 'under', 3.5, 'hit'],
      ['total', 'over', 3, 'push'],
    ],
  },
  {
    name: 'The International 2018, final: OG 3-2 PSG.LGD',
    family: 'moba',
    periods: [],
    score: [3, 2],
    told: [
      ['winner', 'home', undefined, 'hit'],
      ['handicap', 'home', -1.5, 'miss'],
      ['handicap', 'away', -1.5, 'hit'],
      ['total', 'over', 4.5, 'hit'],
    ],
  },
  {
    name: 'ELEAGUE Major Boston 2018, final: FaZe 1-2 Cloud9',
    family: 'rounds',
    periods: [
      ['m1', 16, 14],
      ['m2', 10, 16],
      ['m3', 19, 22],
    ],
    score: [1, 2],
    told: [
      ['winner', 'home', undefined, 'miss'],
      ['winner', 'away', undefined, 'hit'],
      ['handicap', 'home', 1.5, 'hit'],
      ['handicap', 'away', 1.5, 'miss'],
      ['total', 'over', 2.5, 'hit'],
    ],
  },
]

const STARTS_AT = Date.UTC(2026, 0, 1)
const ENDED_AT = STARTS_AT + 3 * 3_600_000

test.each(MATCHES)('$name is settled as published', ({ family, periods, score: [home, away], told }) => {
  const facts: MatchFacts = {
    status: 'finished',
    score: { home, away },
    periods: periods.map(([key, homeOf, awayOf]) => ({ key, home: homeOf, away: awayOf, isDone: true })),
    winner: home > away ? 'home' : 'away',
    endedAt: new Date(ENDED_AT).toISOString(),
  }
  if (family === 'basketball')
    expect([1, 2].map((side) => periods.reduce((sum, period) => sum + Number(period[side]), 0))).toEqual([home, away])
  for (const [play, choice, line, result] of told) {
    const option = { play, choice, ...(line === undefined ? {} : { line }) }
    const name = `${play} ${choice} ${line ?? ''}`
    expect(resultOf(option, { family, startsAt: STARTS_AT }, facts, ENDED_AT + 3_600_000), name).toBe(result)
    const postponed = { ...facts, status: 'postponed' as const }
    expect(resultOf(option, { family, startsAt: STARTS_AT }, postponed, ENDED_AT), name).toBe('void')
  }
})
