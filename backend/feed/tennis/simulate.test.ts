import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { threadMs } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { sharedPhases } from '../shared/keys.ts'
import { statOf } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { tennisKeys, tennisPositions } from './keys.ts'
import { tennisRules } from './rules.ts'
import { tennisSimulator } from './simulate.ts'

const squads = { positions: tennisPositions }
const contests = [
  ...testContests('tennis', 203, 180, { ...squads, bestOf: 3 }),
  ...testContests('tennis', 203, 60, { ...squads, bestOf: 5 }),
]
const logs = contests.map((contest) => tennisSimulator.simulate(contest, 7))
const fold = (contest: Contest, log: (typeof logs)[number]): MatchState =>
  log.reduce((state, event) => tennisRules.apply(state, event, contest), tennisRules.initial(contest))
const finals = contests.map((contest, index) => fold(contest, logs[index] ?? []))
const isPlayedOut = ({ endedBy }: MatchState): boolean => endedBy === undefined
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('every simulated log is valid', () => {
  contests.forEach((contest, index) => {
    expect(logFaults(contest, logs[index] ?? [], tennisSimulator.minMinutes(contest))).toEqual([])
  })
})

test('the same contest and seed give the same log', () => {
  const contest = testContest('tennis', 203, squads)
  expect(tennisSimulator.simulate(contest, 1)).toEqual(tennisSimulator.simulate(contest, 1))
  expect(tennisSimulator.simulate(contest, 2)).not.toEqual(tennisSimulator.simulate(contest, 1))
})

test('the fold ends where the simulator says the match is over: somebody has enough sets and no more', () => {
  finals.forEach((state, index) => {
    if (!isPlayedOut(state)) return
    const needed = ((contests[index]?.bestOf ?? 3) + 1) / 2
    expect(state.status).toBe('finished')
    expect(Math.max(state.score.home, state.score.away)).toBe(needed)
    expect(Math.min(state.score.home, state.score.away)).toBeLessThan(needed)
    expect(state.score[state.winner === 'home' ? 'home' : 'away']).toBe(needed)
    expect(state.periods.filter(({ home, away }) => home > away).length).toBe(state.score.home)
    expect(state.periods.every(({ isDone, home, away }) => isDone && Math.max(home, away) >= 6)).toBe(true)
  })
})

test('now and then a player retires: the other has won, and the set under way stays unfinished', () => {
  const retired = finals.filter(({ endedBy }) => endedBy === 'retirement')
  expect(retired.length).toBeGreaterThan(0)
  expect(retired.length).toBeLessThan(finals.length * 0.06)
  for (const { status, winner, score, periods, timeline } of retired) {
    expect(status).toBe('finished')
    expect(periods.filter(({ isDone }) => isDone).length).toBe(score.home + score.away)
    expect(periods.at(-1)?.isDone).toBe(false)
    expect(timeline.at(-1)).toMatchObject({
      type: 'retirement',
      side: winner === 'home' ? 'away' : 'home',
      isKey: true,
    })
  }
})

test('of a walkover there is a winner and no score', () => {
  const contest = testContest('tennis', 203, { ...squads, fate: 'walkover' })
  const log = tennisSimulator.simulate(contest, 3)
  expect(logFaults(contest, log, 0)).toEqual([])
  const state = fold(contest, log)
  expect(state).toMatchObject({ status: 'finished', endedBy: 'walkover', score: { home: 0, away: 0 }, periods: [] })
  expect(['home', 'away']).toContain(state.winner)
})

test('games and points add up', () => {
  finals.forEach(({ stats, periods }, index) => {
    const played = (logs[index] ?? []).filter(({ type }) => type === 'point').length
    const won = statOf(stats, 'points_won')
    const served = statOf(stats, 'service_points')
    expect(won.home + won.away).toBe(played)
    expect(served.home + served.away).toBe(played)
    expect(statOf(stats, 'games_won').home).toBe(periods.reduce((sum, { home }) => sum + home, 0))
  })
})

test('statistics are in the range of real tennis', () => {
  const each = (key: string) => mean(finals.map(({ stats }) => (statOf(stats, key).home + statOf(stats, key).away) / 2))
  expect(each('first_serve_percent')).toBeGreaterThan(55)
  expect(each('first_serve_percent')).toBeLessThan(70)
  expect(each('first_serve_won_percent')).toBeGreaterThan(65)
  expect(each('second_serve_won_percent')).toBeLessThan(58)
  expect(each('aces')).toBeLessThan(12)
  const minutes = logs
    .slice(0, 180)
    .map((log, index) => (Date.parse(log.at(-1)?.at ?? '') - (contests[index]?.startsAt ?? 0)) / 60_000)
  expect(mean(minutes)).toBeGreaterThan(80)
  expect(mean(minutes)).toBeLessThan(125)
  expect(finals.some(({ periods }) => periods.some(({ note }) => note !== undefined))).toBe(true)
})

test('the stronger player wins more often', () => {
  const strong = testContests('tennis', 203, 100, { ...squads, strengths: [85, 45] })
  const winners = strong.map((contest) => fold(contest, tennisSimulator.simulate(contest, 3)).winner)
  expect(winners.filter((winner) => winner === 'home').length).toBeGreaterThan(70)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const phases = new Set([...Object.keys(tennisKeys.phases), ...Object.keys(sharedPhases)])
  contests.slice(-40).forEach((contest) => {
    let state = tennisRules.initial(contest)
    for (const event of tennisSimulator.simulate(contest, 9)) {
      state = tennisRules.apply(state, event, contest)
      if (!phases.has(state.phase)) expect(state.phase).toBe('a known phase')
    }
    for (const { type } of state.timeline) expect(tennisKeys.events).toHaveProperty(type)
  })
})

test('a postponed or cancelled match is not played', () => {
  const contest = testContest('tennis', 203, { ...squads, fate: 'postponed' })
  const log = tennisSimulator.simulate(contest, 1)
  expect(logFaults(contest, log, 0)).toEqual([])
  expect(fold(contest, log).status).toBe('postponed')
})

test('simulating and folding a match takes a few milliseconds at most', () => {
  const started = threadMs()
  for (const contest of contests.slice(0, 100)) fold(contest, tennisSimulator.simulate(contest, 11))
  expect((threadMs() - started) / 100).toBeLessThan(10)
})
