import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { threadMs } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { sharedPhases } from '../shared/keys.ts'
import type { Contest } from '../types.ts'
import { cricketKeys, cricketPositions } from './keys.ts'
import { cricketRules } from './rules.ts'
import { cricketSimulator } from './simulate.ts'

const squads = { positions: cricketPositions, starters: 11 }
const contests = testContests('cricket', 210, 220, squads)
const logs = contests.map((contest) => cricketSimulator.simulate(contest, 7))
const fold = (contest: Contest, log: (typeof logs)[number]): MatchState =>
  log.reduce((state, event) => cricketRules.apply(state, event, contest), cricketRules.initial(contest))
const finals = contests.map((contest, index) => fold(contest, logs[index] ?? []))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const inningsOf = ({ board }: MatchState) => (board?.family === 'cricket' ? board.innings : [])

test('every simulated log is valid', () => {
  contests.forEach((contest, index) => {
    expect(logFaults(contest, logs[index] ?? [], cricketSimulator.minMinutes(contest))).toEqual([])
  })
})

test('the same contest and seed give the same log', () => {
  const contest = testContest('cricket', 210, squads)
  expect(cricketSimulator.simulate(contest, 1)).toEqual(cricketSimulator.simulate(contest, 1))
  expect(cricketSimulator.simulate(contest, 2)).not.toEqual(cricketSimulator.simulate(contest, 1))
})

test('innings, batters and extras add up to the score', () => {
  for (const state of finals)
    for (const side of ['home', 'away'] as const) {
      const main = inningsOf(state).slice(0, 2)
      expect(main.find((innings) => innings.side === side)?.runs).toBe(state.score[side])
      expect(state.periods.slice(0, 2).reduce((sum, period) => sum + period[side], 0)).toBe(state.score[side])
      const lines = state.players.filter((line) => line.side === side)
      const extras = state.stats.find(({ key }) => key === 'extras')?.[side] ?? 0
      expect(lines.reduce((sum, { values }) => sum + Number(values.runs), extras)).toBe(state.score[side])
    }
})

test('every run off the bat went somewhere', () => {
  for (const log of logs)
    for (const { type, data } of log)
      if ((type === 'ball' || type === 'wicket') && Number(data?.runs) > 0) expect(data).toHaveProperty('toward')
})

test('the kinds of extras of an innings are all of its extras', () => {
  for (const state of finals)
    for (const { side, extras = {} } of inningsOf(state).slice(0, 2)) {
      const all = state.stats.find(({ key }) => key === 'extras')?.[side] ?? 0
      expect(Object.values(extras).reduce((sum, runs) => sum + runs, 0)).toBe(all)
    }
})

test('somebody in the field has caught, stumped or run out whom he is said to have', () => {
  const wickets = logs.flatMap((log, index) =>
    log.flatMap((event) => (event.type === 'wicket' ? [{ event, index }] : [])),
  )
  for (const { event, index } of wickets) {
    const { how, fielder } = event.data ?? {}
    const squad = contests[index]?.[event.side === 'home' ? 'away' : 'home'].squad ?? []
    const member = squad.find(({ id }) => id === fielder)
    expect(member !== undefined).toBe(how === 'caught' || how === 'run_out' || how === 'stumped')
    if (how === 'stumped') expect(member?.position).toBe('wicket_keeper')
  }
})

test('every innings ends as the laws say, and nothing is bowled after it', () => {
  for (const state of finals)
    inningsOf(state).forEach((innings, index) => {
      const limit = index > 1 ? { balls: 6, wickets: 2 } : { balls: 120, wickets: 10 }
      const isReached = innings.target !== undefined && innings.runs >= innings.target
      expect(innings.isDone).toBe(true)
      expect(isReached || innings.balls === limit.balls || innings.wickets === limit.wickets).toBe(true)
      expect(innings.balls).toBeLessThanOrEqual(limit.balls)
      if (isReached) expect(innings.runs - (innings.target ?? 0)).toBeLessThan(7)
    })
})

test('nobody bowls more than four overs or two in a row', () => {
  contests.forEach((_, index) => {
    for (const line of finals[index]?.players ?? []) expect(Number(line.values.overs)).toBeLessThanOrEqual(4)
    const overs = (logs[index] ?? []).filter(({ type }) => type === 'bowler' || type === 'innings_start')
    overs.forEach((event, at) => {
      if (event.type === 'bowler') expect(event.player).not.toBe(overs[at - 1]?.player)
    })
  })
})

test('the batters of the log are the batters of the fold', () => {
  contests.slice(0, 60).forEach((contest, index) => {
    let state = cricketRules.initial(contest)
    for (const event of logs[index] ?? []) {
      const board = state.board?.family === 'cricket' ? state.board : undefined
      if (event.type === 'ball') expect(board?.striker?.player).toBe(event.player)
      if (event.type === 'wicket') expect([board?.striker?.player, board?.nonStriker?.player]).toContain(event.player)
      state = cricketRules.apply(state, event, contest)
    }
  })
})

test('every match finishes, and a knock-out has a winner', () => {
  finals.forEach(({ status, winner }, index) => {
    expect(status).toBe('finished')
    if (contests[index]?.isKnockout) expect(winner).not.toBe('draw')
  })
})

test('a tied knock-out goes to a super over', () => {
  const knockouts = testContests('cricket', 210, 300, { ...squads, strengths: [60, 60], isKnockout: true })
  const states = knockouts.map((contest) => fold(contest, cricketSimulator.simulate(contest, 5)))
  const tied = states.filter(({ score }) => score.home === score.away)
  expect(tied.length).toBeGreaterThan(0)
  for (const state of tied) {
    expect(inningsOf(state).length).toBeGreaterThanOrEqual(4)
    expect(state.winner).not.toBe('draw')
  }
})

test('statistics are in the range of real cricket', () => {
  const firsts = finals.map((state) => inningsOf(state)[0]?.runs ?? 0)
  expect(mean(firsts)).toBeGreaterThan(140)
  expect(mean(firsts)).toBeLessThan(180)
  expect(firsts.filter((runs) => runs >= 115 && runs <= 205).length / firsts.length).toBeGreaterThan(0.8)
  expect(mean(finals.map((state) => inningsOf(state)[0]?.wickets ?? 0))).toBeLessThan(8)
  const chased = finals.filter((state) => inningsOf(state)[1]?.side === state.winner).length / finals.length
  expect(chased).toBeGreaterThan(0.35)
  expect(chased).toBeLessThan(0.65)
})

test('the stronger side wins more often', () => {
  const strong = testContests('cricket', 210, 100, { ...squads, strengths: [85, 45] })
  const winners = strong.map((contest) => fold(contest, cricketSimulator.simulate(contest, 3)).winner)
  expect(winners.filter((winner) => winner === 'home').length).toBeGreaterThan(60)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const phases = new Set([...Object.keys(cricketKeys.phases), ...Object.keys(sharedPhases)])
  contests.slice(0, 40).forEach((contest, index) => {
    let state = cricketRules.initial(contest)
    for (const event of logs[index] ?? []) {
      state = cricketRules.apply(state, event, contest)
      if (!phases.has(state.phase)) expect(state.phase).toBe('a known phase')
    }
    for (const { type } of state.timeline) expect(cricketKeys.events).toHaveProperty(type)
  })
})

test('a squad without players can be simulated', () => {
  const contest = testContest('cricket', 210, { isKnockout: true })
  for (let seed = 0; seed < 10; seed++)
    expect(fold(contest, cricketSimulator.simulate(contest, seed)).status).toBe('finished')
})

test('a postponed or cancelled match is not played', () => {
  const contest = testContest('cricket', 210, { ...squads, fate: 'postponed' })
  const log = cricketSimulator.simulate(contest, 1)
  expect(logFaults(contest, log, 0)).toEqual([])
  expect(fold(contest, log).status).toBe('postponed')
})

test('simulating and folding a match takes a few milliseconds at most', () => {
  const started = threadMs()
  for (const contest of contests.slice(0, 100)) fold(contest, cricketSimulator.simulate(contest, 11))
  expect((threadMs() - started) / 100).toBeLessThan(10)
})
