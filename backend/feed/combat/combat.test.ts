import { expect, test } from 'vitest'
import type { MatchEvent, MatchState, Score } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { statOf } from '../shared/stats.ts'
import { combatKeys } from './keys.ts'
import { combatPositions } from './positions.ts'
import { combatRules } from './rules.ts'
import { combatSimulator } from './simulate.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const options = { positions: combatPositions(15) }
const contest = testContest('combat', 15, options)
const after = (log: readonly Line[]) => fold(combatRules, contest, testLog(log))
const roundOne: Line[] = [{ type: 'start' }, { type: 'round_start', clock: 300 }]

test('a fight is live from the walk-ins', () => {
  expect(after([{ type: 'start' }])).toMatchObject({ status: 'live', phase: 'walk_in', board: { round: 0, rounds: 3 } })
})

test('a knockout ends the fight in its round', () => {
  const state = after([
    ...roundOne,
    { type: 'result', side: 'away', clock: 212, data: { method: 'ko' } },
    { type: 'end' },
  ])
  expect(state).toMatchObject({ status: 'finished', winner: 'away', score: { home: 0, away: 1 } })
  expect(state.board).toMatchObject({ round: 1, method: 'ko', endSeconds: 88 })
  expect(state.clock).toMatchObject({ seconds: 212, isRunning: false })
  expect(state.timeline.at(-1)).toMatchObject({ type: 'ko', isKey: true, period: 'r1' })
})

test.each(['ko', 'tko', 'submission', 'doctor_stoppage', 'disqualification'])(
  'a fight that ends by %s is over at once, and no decision is waited for',
  (method) => {
    const state = after([...roundOne, { type: 'result', side: 'away', clock: 212, data: { method } }])
    expect(state).toMatchObject({ status: 'finished', phase: 'finished', winner: 'away', board: { method } })
  },
)

test('a fight over the distance waits for the decision until it is read out', () => {
  const distance: Line[] = [...roundOne, { type: 'round_end' }, { type: 'decision' }]
  expect(after(distance)).toMatchObject({ status: 'live', phase: 'decision' })
  expect(after(distance)).not.toHaveProperty('winner')
  const read: Line = { type: 'result', side: 'home', data: { method: 'unanimous_decision' } }
  expect(after([...distance, read])).toMatchObject({ status: 'finished', phase: 'finished', winner: 'home' })
})

test('judges count rounds, and the result says who won whatever the points', () => {
  const end = (home: number, away: number): Line => ({ type: 'round_end', data: { home, away } })
  const start: Line = { type: 'round_start' }
  const state = after([
    ...roundOne,
    end(10, 9),
    start,
    end(9, 10),
    start,
    end(10, 9),
    { type: 'decision' },
    { type: 'result', side: 'away', data: { method: 'split_decision' } },
    { type: 'end' },
  ])
  expect(state.periods.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['r1', 10, 9],
    ['r2', 9, 10],
    ['r3', 10, 9],
  ])
  expect(state).toMatchObject({ winner: 'away', board: { method: 'split_decision' } })
  expect(state.board).not.toHaveProperty('endSeconds')
})

test('the end of a round and of the fight tell what was landed up to then, where that is counted', () => {
  const strikes = (homeStrikes: number, awayControl: number): Line => ({
    type: 'strikes',
    clock: 60,
    data: { homeStrikes, awayStrikes: 3, homeControl: 0, awayControl },
  })
  const { timeline } = after([
    ...roundOne,
    strikes(9, 20),
    { type: 'round_end', data: { home: 10, away: 9 } },
    { type: 'round_start' },
    strikes(15, 41),
    { type: 'result', side: 'home', clock: 100, data: { method: 'ko' } },
  ])
  const dataOf = (type: string) => timeline.find((item) => item.type === type)?.data
  expect(dataOf('round_end')).toEqual({ home: 10, away: 9, ...strikes(9, 20).data })
  expect(dataOf('ko')).toEqual(strikes(15, 41).data)
})

test('three cards read out with the result are on the board, and the middle one of each round is the period', () => {
  const rounds: Line[] = [{ type: 'round_end' }, { type: 'round_start' }, { type: 'round_end' }]
  const result = (cards: string): Line => ({
    type: 'result',
    side: 'home',
    data: { method: 'split_decision', cards, judges: 'Ada|Bo|Cy' },
  })
  const state = after([...roundOne, ...rounds, result('10-9 10-9|9-10 10-9|10-9 9-10')])
  expect(state.board).toMatchObject({
    cards: [
      {
        judge: 'Ada',
        rounds: [
          { home: 10, away: 9 },
          { home: 10, away: 9 },
        ],
      },
      {
        judge: 'Bo',
        rounds: [
          { home: 9, away: 10 },
          { home: 10, away: 9 },
        ],
      },
      {
        judge: 'Cy',
        rounds: [
          { home: 10, away: 9 },
          { home: 9, away: 10 },
        ],
      },
    ],
  })
  expect(state.periods).toMatchObject([
    { home: 10, away: 9 },
    { home: 10, away: 9 },
  ])
  expect(state.timeline.at(-1)).not.toHaveProperty('data')
  expect(after([...roundOne, ...rounds, result('10-9 10-9|ten')]).board).not.toHaveProperty('cards')
})

test('a fight without a winner is a draw', () => {
  const state = after([...roundOne, { type: 'result', data: { method: 'draw' } }, { type: 'end' }])
  expect(state).toMatchObject({ winner: 'draw', score: { home: 0, away: 0 }, board: { method: 'draw' } })
})

test('strikes are totals, and their difference is the momentum', () => {
  const strikes = (homeStrikes: number, awayStrikes: number, clock: number): Line => ({
    type: 'strikes',
    clock,
    data: { homeStrikes, awayStrikes },
  })
  const state = after([...roundOne, strikes(8, 3, 240), strikes(9, 12, 180)])
  expect(statOf(state.stats, 'significant_strikes')).toMatchObject({ home: 9, away: 12 })
  expect(state.chart).toEqual([
    { t: 60, value: 35, period: 'r1' },
    { t: 120, value: -56, period: 'r1' },
  ])
})

test('a result told twice counts once, and what is unknown or late moves seq only', () => {
  const won: Line = { type: 'result', side: 'home', data: { method: 'moonwalk' } }
  const ended: Line[] = [...roundOne, won, won, { type: 'end' }]
  expect(after(ended)).toMatchObject({ score: { home: 1, away: 0 }, board: { method: 'result' } })
  const late = after([...ended, { type: 'knockdown', side: 'away' }, { type: 'interview' }])
  expect({ ...late, seq: ended.length }).toEqual(after(ended))
})

const played = testContests('combat', 15, 200, options).map((one, seed) => {
  const fight = { ...one, bestOf: seed % 4 === 0 ? 5 : 3 }
  const log = combatSimulator.simulate(fight, seed)
  return { fight, log, state: fold(combatRules, fight, log) }
})

test('every simulated log is valid', () => {
  for (const { fight, log } of played) expect(logFaults(fight, log, combatSimulator.minMinutes(fight))).toEqual([])
})

test('a simulated fight is over with its last blow, or with the decision that is read out', () => {
  for (const { log } of played) {
    const at = (type: string) => Date.parse(log.findLast((event) => event.type === type)?.at ?? '')
    const judged = log.some(({ type }) => type === 'decision')
    expect(at('end')).toBe(at('result'))
    if (!judged) expect(at('result')).toBe(at('strikes'))
    else expect(at('result') - at('decision')).toBeGreaterThan(100_000)
  }
})

/** What the three judges say of the winner. */
const VERDICTS: Record<string, string[]> = {
  unanimous_decision: ['won', 'won', 'won'],
  split_decision: ['lost', 'won', 'won'],
  majority_decision: ['level', 'won', 'won'],
}

function verdictOf(rounds: readonly Score[], winner: MatchState['winner']): string {
  const lead = rounds.reduce((sum, { home, away }) => sum + home - away, 0) * (winner === 'home' ? 1 : -1)
  return lead === 0 ? 'level' : lead > 0 ? 'won' : 'lost'
}

test('the winner has the score, and three judges whose cards make the decision that was read out', () => {
  for (const { fight, state } of played) {
    if (state.board?.family !== 'combat') throw new Error('no board of combat')
    expect(state.score).toEqual(state.winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 })
    const isDecided = state.board.method?.endsWith('decision') ?? false
    expect(state.periods.length === fight.bestOf || !isDecided).toBe(true)
    if (!isDecided) continue
    const cards = state.board.cards ?? []
    expect(cards.map(({ rounds }) => rounds.length)).toEqual([fight.bestOf, fight.bestOf, fight.bestOf])
    expect(cards.map(({ rounds }) => verdictOf(rounds, state.winner)).toSorted()).toEqual(
      VERDICTS[state.board.method ?? ''],
    )
  }
})

test('fights end early and late, on both sides', () => {
  const methods = new Set(played.map(({ state }) => (state.board?.family === 'combat' ? state.board.method : '')))
  for (const method of ['ko', 'tko', 'submission', 'unanimous_decision', 'split_decision', 'majority_decision'])
    expect(methods).toContain(method)
  expect(new Set(played.map(({ state }) => state.winner))).toEqual(new Set(['home', 'away']))
})

test('the clock of a round is the time on the wall', () => {
  for (const { log } of played) {
    let from = 0
    for (const event of log) {
      if (event.type === 'round_start') from = Date.parse(event.at)
      if (event.type === 'strikes') expect(300 - (Date.parse(event.at) - from) / 1000).toBeCloseTo(event.clock ?? 0, 0)
    }
  }
})

test('every key in a simulated log is among the keys of the sport', () => {
  const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
  for (const { state } of played) {
    for (const { type } of state.timeline) has(combatKeys.events, type)
    for (const { key } of state.stats) has(combatKeys.stats, key)
  }
  for (const position of combatPositions(15)) has(combatKeys.positions, position)
})

test('the same contest and seed give the same fight, within the time limit', () => {
  expect(combatSimulator.simulate(contest, 4)).toEqual(combatSimulator.simulate(contest, 4))
  const { events, foldMs, simulateMs } = costOf(combatRules, combatSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

test('postponed and cancelled fights have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    expect(logFaults({ ...contest, fate }, combatSimulator.simulate({ ...contest, fate }, 3), 0)).toEqual([])
})

test.each([
  ['ko', 'knockdowns'],
  ['submission', 'submission_attempts'],
])('the end by %s is counted among the %s', (method, stat) => {
  const ends = played.flatMap(({ state: { board, stats, winner } }) =>
    board?.family === 'combat' && board.method === method && winner !== undefined && winner !== 'draw'
      ? statOf(stats, stat)[winner]
      : [],
  )
  expect(ends.length).toBeGreaterThan(5)
  expect(Math.min(...ends)).toBeGreaterThan(0)
})
