import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { threadMs } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { sharedPhases } from '../shared/keys.ts'
import { statOf } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { basketballKeys, basketballPositions } from './keys.ts'
import { basketballRules } from './rules.ts'
import { basketballSimulator } from './simulate.ts'

const squads = { positions: basketballPositions, starters: 5 }
const contests = testContests('basketball', 201, 240, squads)
const logs = contests.map((contest) => basketballSimulator.simulate(contest, 7))
const fold = (contest: Contest, log: (typeof logs)[number]): MatchState =>
  log.reduce((state, event) => basketballRules.apply(state, event, contest), basketballRules.initial(contest))
const finals = contests.map((contest, index) => fold(contest, logs[index] ?? []))
const fibaContests = testContests('basketball', 201, 80, { ...squads, quarterSeconds: 600 })
const fibaLogs = fibaContests.map((contest) => basketballSimulator.simulate(contest, 7))
const fibaFinals = fibaContests.map((contest, index) => fold(contest, fibaLogs[index] ?? []))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('every simulated log is valid', () => {
  contests.forEach((contest, index) => {
    expect(logFaults(contest, logs[index] ?? [], basketballSimulator.minMinutes(contest))).toEqual([])
  })
})

test('the same contest and seed give the same log', () => {
  const contest = testContest('basketball', 201, squads)
  expect(basketballSimulator.simulate(contest, 1)).toEqual(basketballSimulator.simulate(contest, 1))
  expect(basketballSimulator.simulate(contest, 2)).not.toEqual(basketballSimulator.simulate(contest, 1))
})

test('quarters and box score add up to the score', () => {
  for (const state of finals)
    for (const side of ['home', 'away'] as const) {
      expect(state.periods.reduce((sum, period) => sum + period[side], 0)).toBe(state.score[side])
      const lines = state.players.filter((line) => line.side === side)
      expect(lines.reduce((sum, { values }) => sum + Number(values.points), 0)).toBe(state.score[side])
      const minutes = lines.reduce((sum, { values }) => sum + Number(values.minutes), 0)
      expect(Math.abs(minutes - 240 - 25 * (state.periods.length - 4))).toBeLessThanOrEqual(6)
    }
})

test('made shots add up to the score: twos, threes and free throws', () => {
  for (const { stats, score } of [...finals, ...fibaFinals])
    for (const side of ['home', 'away'] as const) {
      const of = (key: string) => statOf(stats, key)[side]
      expect(2 * of('two_points_made') + 3 * of('three_points_made') + of('free_throws_made')).toBe(score[side])
      expect(of('two_points_made') + of('three_points_made')).toBe(of('field_goals_made'))
      expect(of('two_points_attempted') + of('three_points_attempted')).toBe(of('field_goals_attempted'))
    }
})

test('a league by FIBA’s rules plays four times ten minutes, with its own scores, time-outs and fouls', () => {
  for (const [index, log] of fibaLogs.entries()) {
    expect(logFaults(fibaContests[index] ?? testContest('basketball', 201), log, 110)).toEqual([])
    for (const event of log) if (event.clock !== undefined) expect(event.clock).toBeLessThanOrEqual(600)
    expect(log.find((event) => event.type === 'period_start')?.clock).toBe(600)
  }
  const points = mean(fibaFinals.map(({ score }) => (score.home + score.away) / 2))
  expect(points).toBeGreaterThan(75)
  expect(points).toBeLessThan(88)
  for (const { players, periods, board } of fibaFinals) {
    const minutes = players.filter(({ side }) => side === 'home').map(({ values }) => Number(values.minutes))
    expect(Math.max(...minutes)).toBeLessThanOrEqual(40 + 5 * (periods.length - 4))
    expect(Math.abs(minutes.reduce((sum, each) => sum + each, 0) - 200 - 25 * (periods.length - 4))).toBeLessThan(8)
    expect(Math.max(...players.map(({ values }) => Number(values.fouls)))).toBeLessThanOrEqual(4)
    expect(board?.family === 'basketball' && Math.max(board.timeouts.home, board.timeouts.away)).toBeLessThanOrEqual(3)
  }
})

test('no game ends level, some need overtime', () => {
  for (const { winner, status } of finals) {
    expect(status).toBe('finished')
    expect(winner === 'home' || winner === 'away').toBe(true)
  }
  expect(finals.some(({ periods }) => periods.length > 4)).toBe(true)
})

test('the clock of a period only runs down, and the wall clock is never behind it', () => {
  for (const log of logs) {
    let before = { clock: Number.POSITIVE_INFINITY, at: 0 }
    for (const event of log) {
      if (event.clock === undefined) continue
      const at = Date.parse(event.at)
      if (event.type !== 'period_start') {
        expect(event.clock).toBeLessThanOrEqual(before.clock)
        expect(at - before.at).toBeGreaterThanOrEqual((before.clock - event.clock) * 1000)
      }
      before = { clock: event.clock, at }
    }
  }
})

test('statistics are in the range of real basketball', () => {
  const each = (key: string) => mean(finals.map(({ stats }) => (statOf(stats, key).home + statOf(stats, key).away) / 2))
  const points = mean(finals.map(({ score }) => (score.home + score.away) / 2))
  expect(points).toBeGreaterThan(92)
  expect(points).toBeLessThan(112)
  expect(each('rebounds')).toBeGreaterThan(34)
  expect(each('assists')).toBeGreaterThan(16)
  expect(each('turnovers')).toBeLessThan(18)
  expect(each('fouls')).toBeGreaterThan(13)
  expect(each('three_point_percent')).toBeLessThan(45)
  expect(mean(logs.map((log) => log.length))).toBeLessThan(450)
  const hours = logs.map(
    (log, index) => (Date.parse(log.at(-1)?.at ?? '') - (contests[index]?.startsAt ?? 0)) / 3_600_000,
  )
  expect(mean(hours)).toBeGreaterThan(1.95)
  expect(mean(hours)).toBeLessThan(2.5)
})

test('the stronger side wins more often', () => {
  const strong = testContests('basketball', 201, 100, { ...squads, strengths: [85, 45] })
  const winners = strong.map((contest) => fold(contest, basketballSimulator.simulate(contest, 3)).winner)
  expect(winners.filter((winner) => winner === 'home').length).toBeGreaterThan(65)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const phases = new Set([...Object.keys(basketballKeys.phases), ...Object.keys(sharedPhases)])
  contests.slice(0, 40).forEach((contest, index) => {
    let state = basketballRules.initial(contest)
    for (const event of logs[index] ?? []) {
      state = basketballRules.apply(state, event, contest)
      if (!phases.has(state.phase)) expect(state.phase).toBe('a known phase')
    }
    for (const { type } of state.timeline) expect(basketballKeys.events).toHaveProperty(type)
  })
})

test('a squad without players can be simulated', () => {
  const contest = testContest('basketball', 201)
  for (let seed = 0; seed < 10; seed++)
    expect(fold(contest, basketballSimulator.simulate(contest, seed)).status).toBe('finished')
})

test('a postponed or cancelled game is not played', () => {
  const contest = testContest('basketball', 201, { ...squads, fate: 'cancelled' })
  const log = basketballSimulator.simulate(contest, 1)
  expect(logFaults(contest, log, 0)).toEqual([])
  expect(fold(contest, log).status).toBe('cancelled')
})

test('simulating and folding a game takes a few milliseconds at most', () => {
  const started = threadMs()
  for (const contest of contests.slice(0, 100)) fold(contest, basketballSimulator.simulate(contest, 11))
  expect((threadMs() - started) / 100).toBeLessThan(10)
})
