import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { statOf } from '../shared/stats.ts'
import { americanFootballKeys } from './keys.ts'
import { americanFootballPositions, americanFootballStarters } from './positions.ts'
import { americanFootballRules } from './rules.ts'
import { americanFootballSimulator } from './simulate.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const options = { positions: americanFootballPositions(209), starters: americanFootballStarters }
const contest = testContest('american_football', 209, options)
const after = (log: readonly Line[]) => fold(americanFootballRules, contest, testLog(log))
const quarter = (number: number): Line => ({ type: 'quarter_start', data: { quarter: number } })
const first: Line[] = [{ type: 'start' }, quarter(1), { type: 'kick_off', side: 'away', data: { yardLine: 25 } }]

test('every way of scoring has its points', () => {
  const score = (type: string): Line => ({ type, side: 'home', player: 102 })
  const ways = ['touchdown', 'extra_point', 'touchdown', 'two_point', 'field_goal', 'safety'].map(score)
  const state = after([...first, ...ways, score('extra_point_missed'), score('two_point_failed')])
  expect(state.score).toEqual({ home: 20, away: 0 })
  expect(state.periods).toEqual([{ key: 'q1', home: 20, away: 0, isDone: false }])
  expect(state.players.find(({ player }) => player === 102)?.values).toMatchObject({ touchdowns: 2, points: 20 })
  expect(state.chart.map(({ value }) => value)).toEqual([6, 7, 13, 15, 18, 20])
})

test('the box score counts passes, runs, catches and kicks, also those that failed', () => {
  const play = (type: string, more: Omit<Line, 'type'>): Line => ({ type, side: 'home', ...more })
  const state = after([
    ...first,
    play('pass', { player: 103, other: 101, data: { yards: 12 } }),
    play('incomplete', { player: 101 }),
    play('pass', { player: 103, other: 101, data: { yards: 0 } }),
    play('run', { player: 102, data: { yards: -2 } }),
    play('touchdown', { player: 103, other: 101, data: { how: 'pass', yards: 30 } }),
    play('extra_point_missed', { player: 104 }),
    play('touchdown', { player: 102, data: { how: 'run', yards: 5 } }),
    play('extra_point', { player: 104 }),
    play('field_goal_missed', { player: 104 }),
    play('field_goal', { player: 104 }),
    play('interception', { player: 101, other: 201 }),
  ])
  const valuesOf = (id: number) => state.players.find(({ player }) => player === id)?.values
  expect(valuesOf(101)).toMatchObject({
    ...{ passes: '3-5', passing_yards: 42, passing_touchdowns: 1, interceptions: 1 },
    points: 0,
  })
  expect(valuesOf(102)).toMatchObject({ carries: 2, rushing_yards: 3, rushing_touchdowns: 1, points: 6 })
  expect(valuesOf(103)).toMatchObject({ receptions: 3, receiving_yards: 42, receiving_touchdowns: 1, touchdowns: 1 })
  expect(valuesOf(104)).toMatchObject({ kicked_goals: '1-2', extra_points: '1-2', points: 4 })
  expect(valuesOf(104)).not.toHaveProperty('passes')
})

test('downs, distance and field position follow the plays', () => {
  const state = after([
    ...first,
    {
      type: 'pass',
      side: 'home',
      player: 103,
      other: 101,
      clock: 870,
      data: { yards: 12, down: 1, distance: 10, yardLine: 37, isFirstDown: true, seconds: 30 },
    },
    {
      type: 'run',
      side: 'home',
      player: 102,
      clock: 835,
      data: { yards: 4, down: 2, distance: 6, yardLine: 41, seconds: 35 },
    },
  ])
  expect(state).toMatchObject({ phase: 'q1', serving: 'home', clock: { seconds: 835, direction: 'down' } })
  expect(state.board).toMatchObject({ down: 2, distance: 6, yardLine: 41 })
  for (const [key, value] of Object.entries({
    first_downs: 1,
    total_yards: 16,
    passing_yards: 12,
    rushing_yards: 4,
    time_of_possession: 65,
  }))
    expect(statOf(state.stats, key).home).toBe(value)
  expect(state.players.find(({ player }) => player === 101)?.values.passing_yards).toBe(12)
})

test('the ball changes hands on a punt and on a turnover, which is counted', () => {
  const punt = after([...first, { type: 'punt', side: 'home', data: { yardLine: 70 } }])
  expect(punt).toMatchObject({ serving: 'away', board: { yardLine: 70 } })
  expect(statOf(punt.stats, 'turnovers').home).toBe(0)
  const taken = after([...first, { type: 'interception', side: 'home', player: 101, other: 220 }])
  expect(taken.serving).toBe('away')
  expect(statOf(taken.stats, 'turnovers').home).toBe(1)
})

test('the side with the ball has it for as long as each play takes: after a kick-off the receiver', () => {
  const held = (log: readonly Line[]) => statOf(after(log).stats, 'time_of_possession')
  const kick: Line = { type: 'kick_off', side: 'away', clock: 894, data: { seconds: 6 } }
  const flag: Line = { type: 'penalty', side: 'away', clock: 888, data: { seconds: 6 } }
  const punt: Line = { type: 'punt', side: 'home', clock: 879, data: { seconds: 9 } }
  expect(held([quarter(1), kick])).toMatchObject({ home: 6, away: 0 })
  expect(held([quarter(1), kick, flag, punt])).toMatchObject({ home: 21, away: 0 })
})

test('quarters, half-time and overtime are phases and periods', () => {
  const ended: Line = { type: 'quarter_end' }
  const two: Line[] = [...first, ended, quarter(2), ended]
  expect(after([...first, ended]).phase).toBe('break')
  expect(after(two).phase).toBe('half_time')
  const over = after([
    ...two,
    quarter(3),
    ended,
    quarter(4),
    ended,
    quarter(5),
    { type: 'field_goal', side: 'away' },
    { type: 'end' },
  ])
  expect(over).toMatchObject({ status: 'finished', winner: 'away' })
  expect(over.periods.map(({ key }) => key)).toEqual(['q1', 'q2', 'q3', 'q4', 'ot1'])
  expect(after([...two, quarter(3), ended, quarter(4), ended, quarter(5)]).phase).toBe('overtime')
})

test('time-outs run out and come back with the second half', () => {
  const timeouts: Line[] = Array.from({ length: 4 }, () => ({ type: 'timeout', side: 'away' }))
  expect(after([...first, ...timeouts]).board).toMatchObject({ timeouts: { home: 3, away: 0 } })
  expect(after([...first, ...timeouts, quarter(2)]).board).toMatchObject({ timeouts: { home: 3, away: 0 } })
  expect(after([...first, ...timeouts, quarter(3)]).board).toMatchObject({ timeouts: { home: 3, away: 3 } })
})

test('unknown events and events after the end change only seq', () => {
  const ended: Line[] = [...first, { type: 'safety', side: 'home' }, { type: 'end' }]
  const late = after([...ended, { type: 'touchdown', side: 'away' }, { type: 'coin_toss' }])
  expect({ ...late, seq: ended.length }).toEqual(after(ended))
})

const played = testContests('american_football', 209, 150, options).map((one, seed) => {
  const log = americanFootballSimulator.simulate(one, seed)
  return { one, log, state: fold(americanFootballRules, one, log) }
})

test('every simulated log is valid', () => {
  for (const { one, log } of played) expect(logFaults(one, log, 150)).toEqual([])
})

test('the score is the points of the quarters, and overtime settles a level game', () => {
  for (const { state } of played) {
    const sum = (side: 'home' | 'away', count = 99) =>
      state.periods.slice(0, count).reduce((all, period) => all + period[side], 0)
    expect(state.score).toEqual({ home: sum('home'), away: sum('away') })
    expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
    expect(state.score.home).not.toBe(state.score.away)
    expect(state.periods.length > 4).toBe(sum('home', 4) === sum('away', 4))
  }
  expect(played.some(({ state }) => state.periods.length > 4)).toBe(true)
})

test('downs and field stay within the rules, and yards add up', () => {
  for (const { log, state } of played) {
    for (const { data } of log) {
      if (data?.down === undefined) continue
      expect(data.down).toBeGreaterThanOrEqual(1)
      expect(data.down).toBeLessThanOrEqual(4)
      expect(data.distance).toBeGreaterThanOrEqual(1)
      expect(data.yardLine).toBeGreaterThan(0)
      expect(data.yardLine).toBeLessThan(100)
    }
    for (const side of ['home', 'away'] as const)
      expect(statOf(state.stats, 'total_yards')[side]).toBe(
        statOf(state.stats, 'passing_yards')[side] + statOf(state.stats, 'rushing_yards')[side],
      )
  }
})

test('scores are those of American football', () => {
  const points = played.reduce((all, { state }) => all + state.score.home + state.score.away, 0) / played.length
  expect(points).toBeGreaterThan(36)
  expect(points).toBeLessThan(56)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
  for (const { state } of played) {
    for (const { type } of state.timeline) has(americanFootballKeys.events, type)
    for (const { key } of state.stats) has(americanFootballKeys.stats, key)
    for (const key of state.playerColumns) has(americanFootballKeys.columns, key)
  }
  for (const position of americanFootballPositions(209)) has(americanFootballKeys.positions, position)
})

test('the stronger side wins more often, not always', () => {
  const won = testContests('american_football', 209, 200, { ...options, strengths: [75, 55] }).filter(
    (one, seed) => fold(americanFootballRules, one, americanFootballSimulator.simulate(one, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(112)
  expect(won.length).toBeLessThan(190)
})

test('the same contest and seed give the same game, within the time limit', () => {
  expect(americanFootballSimulator.simulate(contest, 4)).toEqual(americanFootballSimulator.simulate(contest, 4))
  const { events, foldMs, simulateMs } = costOf(americanFootballRules, americanFootballSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

test('postponed and cancelled games have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    expect(logFaults({ ...contest, fate }, americanFootballSimulator.simulate({ ...contest, fate }, 3), 0)).toEqual([])
})

test('there is no down between a score and the next kick-off', () => {
  const scored = [...first, { type: 'touchdown', side: 'home', data: { down: 1, distance: 2, yardLine: 98 } } as const]
  expect(after(scored).board).toMatchObject({ down: 0 })
  const kicked: Line = { type: 'kick_off', side: 'home', data: { down: 1, distance: 10, yardLine: 73 } }
  expect(after([...scored, { type: 'extra_point', side: 'home' }, kicked]).board).toMatchObject({ down: 1 })
})

test('a drive begins where the side got the ball', () => {
  const run: Line = { type: 'run', side: 'home', data: { down: 2, distance: 6, yardLine: 29 } }
  const punt: Line = { type: 'punt', side: 'home', data: { down: 1, distance: 10, yardLine: 70 } }
  expect(after([...first, run]).board).toMatchObject({ driveFrom: 25, yardLine: 29 })
  expect(after([...first, run, punt]).board).toMatchObject({ driveFrom: 70 })
})
