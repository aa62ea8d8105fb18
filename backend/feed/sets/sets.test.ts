import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { isDecided } from '../shared/series.ts'
import { statOf } from '../shared/stats.ts'
import { setsKeys } from './keys.ts'
import { setsPositions } from './positions.ts'
import { setsRules } from './rules.ts'
import { setWinner } from './set-score.ts'
import { setsSimulator } from './simulate.ts'
import { setsTitle } from './titles.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const contestOf = (gameId: number) =>
  testContest('sets', gameId, { positions: setsPositions(gameId), starters: gameId === 206 ? 7 : 1 })
const after = (log: readonly Line[], gameId = 206) => fold(setsRules, contestOf(gameId), testLog(log))
const points = (side: 'home' | 'away', count: number, how = 'attack'): Line[] =>
  Array.from({ length: count }, () => ({ type: 'point', side, data: { how } }))
const setOne: Line[] = [{ type: 'start' }, { type: 'set_start', data: { set: 1, serving: 'away' } }]

test('points show in the set, on the board, and in who serves', () => {
  const state = after([...setOne, ...points('home', 2), ...points('away', 1, 'ace')])
  expect(state).toMatchObject({
    phase: 's1',
    score: { home: 0, away: 0 },
    serving: 'away',
    board: { points: { home: 2, away: 1 }, sets: { home: 0, away: 0 }, bestOf: 5 },
    periods: [{ key: 's1', home: 2, away: 1, isDone: false }],
  })
  expect(state.chart.map(({ value }) => value)).toEqual([1, 2, 1])
  expect(state.timeline.at(-1)?.type).toBe('ace')
})

test('a deciding set to 15 closes the match', () => {
  const set = (winner: 'home' | 'away', count: number): Line[] => [
    { type: 'set_start' },
    ...points(winner, count),
    { type: 'set_won', side: winner },
  ]
  const log = [set('home', 25), set('away', 25), set('home', 25), set('away', 25), set('home', 15)].flat()
  const state = after([{ type: 'start' }, ...log, { type: 'end' }])
  expect(state).toMatchObject({ winner: 'home', score: { home: 3, away: 2 }, board: { sets: { home: 3, away: 2 } } })
  expect(state.periods.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['s1', 25, 0],
    ['s2', 0, 25],
    ['s3', 25, 0],
    ['s4', 0, 25],
    ['s5', 15, 0],
  ])
})

test('a badminton game can end 30-29', () => {
  const log = [...setOne, ...points('home', 29, 'smash'), ...points('away', 29, 'net'), ...points('away', 1, 'net')]
  expect(after([...log, { type: 'set_won', side: 'away' }], 207)).toMatchObject({
    phase: 'game_break',
    score: { home: 0, away: 1 },
    periods: [{ home: 29, away: 30, isDone: true }],
  })
})

test('runs, service points and the ways of scoring are counted', () => {
  const { stats } = after([
    ...setOne,
    ...points('home', 3, 'block'),
    ...points('away', 1),
    ...points('home', 2, 'error'),
  ])
  expect(statOf(stats, 'longest_run')).toMatchObject({ home: 3, away: 1 })
  expect(statOf(stats, 'points_on_serve')).toMatchObject({ home: 3, away: 0 })
  expect(statOf(stats, 'blocks')).toMatchObject({ home: 3, away: 0 })
  expect(statOf(stats, 'opponent_errors')).toMatchObject({ home: 2, away: 0 })
})

test('a point without a set opens one, and a set won twice counts once', () => {
  const state = after([...points('home', 1), { type: 'set_won', side: 'home' }, { type: 'set_won', side: 'home' }])
  expect(state).toMatchObject({ status: 'live', score: { home: 1, away: 0 } })
  expect(state.periods).toEqual([{ key: 's1', home: 1, away: 0, isDone: true }])
})

test('unknown events and events after the end change only seq', () => {
  const ended: Line[] = [...setOne, ...points('home', 1), { type: 'set_won', side: 'home' }, { type: 'end' }]
  const state = after([...ended, ...points('away', 1), { type: 'mascot' }])
  expect({ ...state, seq: ended.length }).toEqual(after(ended))
  expect(after([{ type: 'postponed' }])).toMatchObject({ status: 'postponed', phase: 'postponed' })
})

describe.each([206, 207, 208])('game %i', (gameId) => {
  const title = setsTitle(gameId)
  const contests = testContests('sets', gameId, 110, {
    positions: setsPositions(gameId),
    starters: gameId === 206 ? 7 : 1,
  })
  const played = contests.map((contest, seed) => {
    const log = setsSimulator.simulate(contest, seed)
    return { contest, log, state: fold(setsRules, contest, log) }
  })

  test('every simulated log is valid', () => {
    expect(setsSimulator.minMinutes({ gameId })).toBe(title.minMinutes)
    for (const { contest, log } of played)
      expect(logFaults(contest, log, setsSimulator.minMinutes(contest))).toEqual([])
  })

  test('the score is the sets won, each by its rules', () => {
    for (const { state } of played) {
      if (state.endedBy) continue
      const won = { home: 0, away: 0 }
      state.periods.forEach((period, index) => {
        const winner = setWinner(title, period, index + 1 === title.bestOf)
        if (winner) won[winner] += 1
      })
      expect(state.score).toEqual(won)
      expect(isDecided(won, title.bestOf)).toBe(true)
      expect(state.winner).toBe(won.home > won.away ? 'home' : 'away')
    }
  })

  test('a side takes no more time-outs than its sport allows', () => {
    for (const { state } of played)
      for (const side of ['home', 'away'] as const) {
        const taken = state.timeline.filter((item) => item.type === 'timeout' && item.side === side)
        const bySet = state.periods.map(({ key }) => taken.filter(({ period }) => period === key).length)
        if (gameId === 206) expect(Math.max(...bySet)).toBeLessThanOrEqual(2)
        else expect(taken.length).toBeLessThanOrEqual(gameId === 208 ? 1 : 0)
      }
  })

  test('single players retire now and then, teams never', () => {
    const retired = played.filter(({ state }) => state.endedBy === 'retirement')
    expect(retired.length > 0).toBe(gameId !== 206)
    for (const { state } of retired) {
      expect(state.status).toBe('finished')
      expect(isDecided(state.score, title.bestOf)).toBe(false)
      expect(state.timeline.at(-1)).toMatchObject({
        type: 'retirement',
        side: state.winner === 'home' ? 'away' : 'home',
      })
    }
  })

  test('the same contest and seed give the same match, within the time limit', () => {
    const contest = contestOf(gameId)
    expect(setsSimulator.simulate(contest, 4)).toEqual(setsSimulator.simulate(contest, 4))
    const { events, foldMs, simulateMs } = costOf(setsRules, setsSimulator, contest)
    expect((foldMs / events) * 500).toBeLessThan(4.5)
    expect(simulateMs).toBeLessThan(12)
  })

  test('every key in a simulated log is among the keys of the sport', () => {
    const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
    for (const { state } of played) {
      for (const { type } of state.timeline) has(setsKeys.events, type)
      for (const { key } of state.stats) has(setsKeys.stats, key)
      for (const key of state.playerColumns) has(setsKeys.columns, key)
    }
    for (const position of setsPositions(gameId)) has(setsKeys.positions, position)
  })

  test('postponed and cancelled matches have that status and are not played', () => {
    for (const fate of ['postponed', 'cancelled'] as const) {
      const log = setsSimulator.simulate({ ...contestOf(gameId), fate }, 9)
      expect(logFaults({ ...contestOf(gameId), fate }, log, 0)).toEqual([])
    }
  })
})

test('a match of many sets happens as often as one of few', () => {
  const lengths = testContests('sets', 206, 200, { positions: setsPositions(206), strengths: [60, 60] }).map(
    (contest, seed) => fold(setsRules, contest, setsSimulator.simulate(contest, seed)).periods.length,
  )
  expect(new Set(lengths)).toEqual(new Set([3, 4, 5]))
})
