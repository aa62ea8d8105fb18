import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { threadMs } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { sharedPhases } from '../shared/keys.ts'
import { statOf } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { footballKeys, footballPositions } from './keys.ts'
import { footballRules } from './rules.ts'
import { footballSimulator } from './simulate.ts'

const squads = { positions: footballPositions, starters: 11 }
const contests = testContests('football', 202, 300, squads)
const logs = contests.map((contest) => footballSimulator.simulate(contest, 7))
const fold = (contest: Contest, log: (typeof logs)[number]): MatchState =>
  log.reduce((state, event) => footballRules.apply(state, event, contest), footballRules.initial(contest))
const finals = contests.map((contest, index) => fold(contest, logs[index] ?? []))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('every simulated log is valid', () => {
  contests.forEach((contest, index) => {
    expect(logFaults(contest, logs[index] ?? [], footballSimulator.minMinutes(contest))).toEqual([])
  })
})

test('the same contest and seed give the same log, another seed another', () => {
  const contest = testContest('football', 202, squads)
  expect(JSON.stringify(footballSimulator.simulate(contest, 1))).toBe(
    JSON.stringify(footballSimulator.simulate(contest, 1)),
  )
  expect(footballSimulator.simulate(contest, 2)).not.toEqual(footballSimulator.simulate(contest, 1))
})

test('periods and scorers add up to the score', () => {
  for (const state of finals) {
    const periods = state.periods.filter(({ key }) => key !== 'pens')
    const goals = state.timeline.filter(({ type, data }) => /^(own_|penalty_)?goal$/.test(type) && !data?.isCancelled)
    for (const side of ['home', 'away'] as const) {
      expect(periods.reduce((sum, period) => sum + period[side], 0)).toBe(state.score[side])
      expect(goals.filter((goal) => goal.side === side).length).toBe(state.score[side])
      const scored = state.players.filter((line) => line.side === side).map((line) => Number(line.values.goals))
      const own = goals.filter((goal) => goal.side === side && goal.type === 'own_goal').length
      expect(scored.reduce((sum, value) => sum + value, own)).toBe(state.score[side])
    }
  }
})

test('who came on as a substitute stays on', () => {
  const changes = logs.map((log) => log.filter(({ type }) => type === 'substitution'))
  expect(mean(changes.map(({ length }) => length))).toBeGreaterThan(4)
  for (const ofMatch of changes) {
    const on = new Set(ofMatch.map(({ player }) => player))
    expect(ofMatch.filter(({ other }) => on.has(other))).toEqual([])
  }
})

test('every match finishes, and a knock-out has a winner', () => {
  finals.forEach((state, index) => {
    expect(state.status).toBe('finished')
    expect(state.winner).toBeDefined()
    if (contests[index]?.isKnockout) expect(state.winner).not.toBe('draw')
    expect(state.periods.every(({ isDone }) => isDone)).toBe(true)
  })
  expect(finals.some((state) => state.periods.some(({ key }) => key === 'pens'))).toBe(true)
  expect(finals.some((state) => state.timeline.some(({ type }) => type === 'goal_cancelled'))).toBe(true)
})

test('statistics are in the range of real football', () => {
  const both = (key: string) => mean(finals.map(({ stats }) => statOf(stats, key).home + statOf(stats, key).away))
  expect(mean(finals.map(({ score }) => score.home + score.away))).toBeGreaterThan(2.3)
  expect(mean(finals.map(({ score }) => score.home + score.away))).toBeLessThan(3.6)
  expect(both('shots')).toBeGreaterThan(20)
  expect(both('shots')).toBeLessThan(32)
  expect(both('corners')).toBeGreaterThan(7)
  expect(both('corners')).toBeLessThan(13)
  expect(both('yellow_cards')).toBeGreaterThan(2)
  expect(both('yellow_cards')).toBeLessThan(6)
  expect(both('red_cards')).toBeLessThan(0.5)
  expect(both('passes')).toBeGreaterThan(700)
  for (const { stats, players } of finals) {
    const { home, away } = statOf(stats, 'possession')
    expect(home + away).toBe(100)
    const chances = statOf(stats, 'expected_goals')
    expect(chances.home + chances.away).toBeLessThan(8)
    for (const { values } of players) {
      expect(Number(values.rating)).toBeGreaterThanOrEqual(3)
      expect(Number(values.rating)).toBeLessThanOrEqual(10)
    }
  }
  const played = finals.flatMap(({ players }) => players.filter(({ values }) => Number(values.minutes) > 0))
  const rating = mean(played.map(({ values }) => Number(values.rating)))
  expect(rating).toBeGreaterThan(6.4)
  expect(rating).toBeLessThan(7)
})

test('the chances of a match’s shots are its expected goals, and come true over many matches', () => {
  for (const { stats, timeline } of finals)
    for (const side of ['home', 'away'] as const) {
      const own = timeline.filter(({ side: whose, data }) => whose === side && !data?.isCancelled)
      const sum = own.reduce((total, { data }) => total + Number(data?.xg ?? 0), 0)
      expect(statOf(stats, 'expected_goals')[side]).toBeCloseTo(sum, 2)
    }
  const all = finals.map(({ stats }) => statOf(stats, 'expected_goals'))
  const goals = mean(finals.map(({ score }) => score.home + score.away))
  expect(Math.abs(mean(all.map(({ home, away }) => home + away)) - goals)).toBeLessThan(0.4)
})

test('the stronger side wins more often, and its price says so', () => {
  const strong = testContests('football', 202, 200, { ...squads, strengths: [85, 45] }).map((contest) => ({
    ...contest,
    isKnockout: false,
  }))
  const states = strong.map((contest) => fold(contest, footballSimulator.simulate(contest, 3)))
  expect(states.filter(({ winner }) => winner === 'home').length).toBeGreaterThan(120)
  for (const { odds } of states) expect(odds[0]?.home).toBeLessThan(odds[0]?.away ?? 0)
})

test('odds follow the score to the end', () => {
  for (const { odds, winner, startedAt, score } of finals) {
    expect(odds.filter(({ at }) => at >= (startedAt ?? '')).length).toBeGreaterThan(15)
    const last = odds.at(-1)
    if (winner === 'home' && score.home > score.away && last) expect(last.home).toBeLessThan(last.away)
  }
})

test('every key in a simulated log is among the keys of the sport', () => {
  const phases = new Set([...Object.keys(footballKeys.phases), ...Object.keys(sharedPhases)])
  contests.slice(0, 60).forEach((contest, index) => {
    let state = footballRules.initial(contest)
    for (const event of logs[index] ?? []) {
      state = footballRules.apply(state, event, contest)
      if (!phases.has(state.phase)) expect(state.phase).toBe('a known phase')
    }
    for (const { type } of state.timeline) expect(footballKeys.events).toHaveProperty(type)
    for (const { key } of state.stats) expect(footballKeys.stats).toHaveProperty(key)
  })
})

test('a squad without players can be simulated', () => {
  const contest = testContest('football', 202, { isKnockout: true })
  for (let seed = 0; seed < 20; seed++)
    expect(fold(contest, footballSimulator.simulate(contest, seed)).status).toBe('finished')
})

test('simulating and folding a match takes a few milliseconds at most', () => {
  const started = threadMs()
  contests.slice(0, 100).forEach((contest) => {
    fold(contest, footballSimulator.simulate(contest, 11))
  })
  expect((threadMs() - started) / 100).toBeLessThan(10)
})

test('players have the ball where they play, as often as their sides pass and shoot', () => {
  const spots = new Map<string, number[]>()
  contests.slice(0, 60).forEach((contest, index) => {
    const state = finals[index] as MatchState
    for (const side of ['home', 'away'] as const) {
      const lines = state.players.filter((line) => line.side === side)
      const touches = lines.reduce((sum, { values }) => sum + Number(values.touches ?? 0), 0)
      const own = state.timeline.filter(
        ({ type, player }) => /^(goal|shot_|penalty_(goal|missed))/.test(type) && player,
      )
      const taken = own.filter((item) => item.side === side && item.type !== 'goal_cancelled').length
      expect(touches).toBe(statOf(state.stats, 'passes')[side] + taken)
      for (const { player, values } of lines) {
        const heat = Array.from(String(values.heat ?? ''), (digit) => Number.parseInt(digit, 36))
        if (heat.every((times) => times < 35))
          expect(heat.reduce((sum, times) => sum + times, 0)).toBe(Number(values.touches ?? 0))
        const position = contest[side].squad.find(({ id }) => id === player)?.position ?? ''
        if (values.place)
          spots.set(position, [...(spots.get(position) ?? []), Number(String(values.place).split('/')[0])])
      }
    }
  })
  const [gk, df, mf, fw] = ['gk', 'df', 'mf', 'fw'].map((position) => mean(spots.get(position) ?? []))
  expect([gk, df, mf, fw]).toEqual([gk, df, mf, fw].toSorted((a, b) => Number(a) - Number(b)))
  expect(Math.max(...(spots.get('gk') ?? []))).toBeLessThan(15)
})
