import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { statOf } from '../shared/stats.ts'
import { baseballKeys } from './keys.ts'
import { PLAYS } from './plays.ts'
import { baseballPositions, baseballStarters } from './positions.ts'
import { baseballRules } from './rules.ts'
import { baseballSimulator } from './simulate.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const options = { positions: baseballPositions(205), starters: baseballStarters }
const contest = testContest('baseball', 205, options)
const after = (log: readonly Line[]) => fold(baseballRules, contest, testLog(log))
const half = (side: 'home' | 'away', inning?: number): Line => ({
  type: 'half_start',
  side,
  data: inning ? { inning } : {},
})
const bat = (type: string, player?: number): Line => ({ type, ...(player ? { player } : {}) })
const top: Line[] = [{ type: 'start' }, half('away')]

test('hits move runners, and a home run brings everybody in', () => {
  const state = after([...top, bat('single', 202), bat('double', 203), bat('home_run', 204)])
  expect(state).toMatchObject({ phase: 'i1', serving: 'away', score: { home: 0, away: 3 } })
  expect(state.board).toMatchObject({
    inning: 1,
    half: 'top',
    outs: 0,
    bases: [false, false, false],
    hits: { away: 3 },
  })
  expect(state.players.find(({ player }) => player === 204)?.values).toMatchObject({
    at_bats: 1,
    home_runs: 1,
    runs_batted_in: 3,
  })
})

test('a walk with the bases full is a run and no at bat', () => {
  const state = after([...top, bat('walk'), bat('walk'), bat('walk'), bat('walk', 205)])
  expect(state.score.away).toBe(1)
  expect(state.board).toMatchObject({ bases: [true, true, true] })
  expect(state.players.find(({ player }) => player === 205)?.values).toMatchObject({
    at_bats: 0,
    walks: 1,
    runs_batted_in: 1,
  })
})

test('what the feed says of runners, outs and runs goes before what is likely', () => {
  const state = after([...top, { type: 'single', data: { outs: 1, bases: '011', runs: 2 } }])
  expect(state.board).toMatchObject({ outs: 1, bases: [false, true, true] })
  expect(state.score.away).toBe(2)
})

test('a play tells the count before it and what it left: outs, bases and who threw', () => {
  const pitch = (call: string): Line => ({ type: 'pitch', side: 'away', player: 202, other: 101, data: { call } })
  const state = after([...top, pitch('ball'), pitch('strike'), bat('single', 202), bat('fly_out', 203)])
  expect(state.timeline.slice(-2).map(({ data }) => data)).toEqual([
    { runs: 0, outs: 0, bases: '100', count: '1-1', pitcher: 101 },
    { runs: 0, outs: 1, bases: '100', count: '0-0', pitcher: 101 },
  ])
})

test('an error counts for the side that made it', () => {
  const state = after([...top, bat('reached_on_error')])
  expect(state.board).toMatchObject({
    errors: { home: 1, away: 0 },
    hits: { home: 0, away: 0 },
    bases: [true, false, false],
  })
  expect(statOf(state.stats, 'errors')).toMatchObject({ home: 1, away: 0 })
})

test('sides change inside one inning, and the next inning is the next period', () => {
  const out: Line[] = [bat('strikeout'), bat('fly_out'), bat('ground_out'), { type: 'half_end' }]
  const state = after([...top, ...out, half('home'), bat('home_run'), ...out, half('away')])
  expect(state.periods).toEqual([
    { key: 'i1', home: 1, away: 0, isDone: true },
    { key: 'i2', home: 0, away: 0, isDone: false },
  ])
  expect(state).toMatchObject({ phase: 'i2', board: { inning: 2, half: 'top', outs: 0 } })
  expect(after([...top, ...out]).phase).toBe('inning_break')
})

test('innings beyond the ninth are extra innings', () => {
  expect(after([...top, half('away', 10)])).toMatchObject({ phase: 'extra_innings', board: { inning: 10 } })
})

test('a last half that was not needed is marked, one that was played is not', () => {
  const ninth: Line[] = [half('away', 8), half('home', 8), bat('home_run'), half('away', 9)]
  expect(after([...ninth, { type: 'end' }])).toMatchObject({ winner: 'home', periods: [{}, { key: 'i9', note: 'x' }] })
  expect(after([...ninth, half('home', 9), { type: 'end' }]).periods[1]?.note).toBeUndefined()
})

test('runners left on base are counted', () => {
  expect(statOf(after([...top, bat('single'), bat('walk'), { type: 'half_end' }]).stats, 'left_on_base').away).toBe(2)
})

test('runners left on base are counted too where the winning run ends the game, or the feed does not end a half', () => {
  const walkOff: Line[] = [half('home', 9), bat('walk'), bat('walk'), bat('walk'), bat('walk'), { type: 'end' }]
  expect(statOf(after([...top, ...walkOff]).stats, 'left_on_base')).toMatchObject({ home: 3, away: 0 })
  const unended: Line[] = [bat('single'), half('home'), bat('single'), bat('single'), { type: 'half_end' }]
  expect(statOf(after([...top, ...unended, { type: 'end' }]).stats, 'left_on_base')).toMatchObject({ home: 2, away: 1 })
})

test('unknown events and events after the end change only seq', () => {
  const ended: Line[] = [...top, bat('home_run'), { type: 'end' }]
  const late = after([...ended, bat('home_run'), { type: 'balk_review' }])
  expect({ ...late, seq: ended.length }).toEqual(after(ended))
})

const played = testContests('baseball', 205, 150, options).map((one, seed) => {
  const log = baseballSimulator.simulate(one, seed)
  return { one, log, state: fold(baseballRules, one, log) }
})

test('whoever came to bat has scored, was put out or was left on base', () => {
  for (const { log, state } of played) {
    const sides = { home: { batted: 0, outs: 0 }, away: { batted: 0, outs: 0 } }
    let outs = 0
    for (const { type, side, data } of log) {
      if (type === 'half_start') outs = 0
      const play = PLAYS.get(type)
      if (!play || !side) continue
      if (!play.isOnBases) sides[side].batted += 1
      sides[side].outs += Number(data?.outs) - outs
      outs = Number(data?.outs)
    }
    const left = statOf(state.stats, 'left_on_base')
    for (const side of ['home', 'away'] as const)
      expect(sides[side].batted).toBe(state.score[side] + sides[side].outs + left[side])
  }
})

test('every run has been scored by somebody, and batters have a column for them', () => {
  for (const { state } of played) {
    expect(state.playerColumns).toContain('runs')
    for (const side of ['home', 'away'] as const) {
      const own = state.players.filter((line) => line.side === side)
      expect(own.reduce((sum, { values }) => sum + Number(values.runs ?? 0), 0)).toBe(state.score[side])
      for (const { values } of own) expect(Number(values.home_runs)).toBeLessThanOrEqual(Number(values.runs ?? 0))
    }
  }
})

test('a starting pitcher makes way after about a hundred pitches', () => {
  for (const { log } of played) {
    const thrown = new Map<number, number>()
    const first = { home: 0, away: 0 }
    for (const { type, side, other: pitcher } of log) {
      if (type !== 'pitch' || !side || pitcher === undefined) continue
      first[side] ||= pitcher
      thrown.set(pitcher, (thrown.get(pitcher) ?? 0) + 1)
    }
    for (const pitcher of Object.values(first)) expect(thrown.get(pitcher)).toBeLessThan(115)
    expect(thrown.size).toBeGreaterThan(3)
  }
})

test('every simulated log is valid', () => {
  for (const { one, log } of played) expect(logFaults(one, log, 130)).toEqual([])
})

test('the score is the runs of the innings, at least nine of them, and never level', () => {
  for (const { state } of played) {
    const sum = (side: 'home' | 'away') => state.periods.reduce((all, period) => all + period[side], 0)
    expect(state.score).toEqual({ home: sum('home'), away: sum('away') })
    expect(state.periods.length).toBeGreaterThanOrEqual(9)
    expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
    expect(state.score.home).not.toBe(state.score.away)
    if (state.periods.length > 9) {
      const nine = (side: 'home' | 'away') => state.periods.slice(0, 9).reduce((all, period) => all + period[side], 0)
      expect(nine('home')).toBe(nine('away'))
    }
  }
})

test('three outs end a half, and hits on the board are those of the statistics', () => {
  for (const { log, state } of played) {
    let outs = 0
    for (const event of log) {
      if (event.type === 'half_end') expect(outs).toBe(3)
      if (typeof event.data?.outs === 'number') outs = event.data.outs
      expect(outs).toBeLessThanOrEqual(3)
    }
    expect(state.board).toMatchObject({
      hits: { home: statOf(state.stats, 'hits').home, away: statOf(state.stats, 'hits').away },
    })
  }
})

test('scores are those of baseball, and extra innings happen', () => {
  const runs = played.reduce((all, { state }) => all + state.score.home + state.score.away, 0) / played.length
  expect(runs).toBeGreaterThan(6.5)
  expect(runs).toBeLessThan(12)
  expect(played.some(({ state }) => state.phase === 'finished' && state.periods.length > 9)).toBe(true)
  expect(played.some(({ state }) => state.periods.at(-1)?.note === 'x')).toBe(true)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
  for (const { state } of played) {
    for (const { type } of state.timeline) has(baseballKeys.events, type)
    for (const { key } of state.stats) has(baseballKeys.stats, key)
    for (const key of state.playerColumns) has(baseballKeys.columns, key)
  }
  for (const position of baseballPositions(205)) has(baseballKeys.positions, position)
})

test('the stronger side wins more often, not always', () => {
  const won = testContests('baseball', 205, 200, { ...options, strengths: [75, 55] }).filter(
    (one, seed) => fold(baseballRules, one, baseballSimulator.simulate(one, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(110)
  expect(won.length).toBeLessThan(185)
})

test('the same contest and seed give the same game, within the time limit', () => {
  expect(baseballSimulator.simulate(contest, 4)).toEqual(baseballSimulator.simulate(contest, 4))
  const { events, foldMs, simulateMs } = costOf(baseballRules, baseballSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

test('postponed and cancelled games have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    expect(logFaults({ ...contest, fate }, baseballSimulator.simulate({ ...contest, fate }, 3), 0)).toEqual([])
})

test('pitches make the count: a foul is never the third strike, and a play empties it', () => {
  const pitch = (call: string): Line => ({ type: 'pitch', player: 203, other: 101, data: { call } })
  const two = [...top, ...['ball', 'foul', 'strike', 'foul', 'ball'].map(pitch)]
  expect(after(two).board).toMatchObject({ balls: 2, strikes: 2, batter: 203, pitcher: 101 })
  const { board } = after([...two, bat('single', 203)])
  expect(board).toMatchObject({ balls: 0, strikes: 0, pitcher: 101 })
  expect(after([...two, bat('stolen_base', 202)]).board).toMatchObject({ balls: 2, strikes: 2 })
})

test('between two turns the board names the next batter, or still the last where the feed does not say', () => {
  const turn: Line[] = [...top, { type: 'pitch', player: 203, other: 101, data: { call: 'ball' } }]
  expect(after([...turn, bat('single', 203)]).board).toMatchObject({ batter: 203, pitcher: 101 })
  expect(after([...turn, { ...bat('single', 203), data: { next: 204 } }]).board).toMatchObject({ batter: 204 })
  const other = after([...turn, half('home')]).board
  expect(other).not.toHaveProperty('batter')
  expect(other).not.toHaveProperty('pitcher')
  expect(after([...turn, { ...half('home'), data: { batter: 105, pitcher: 201 } }]).board).toMatchObject({
    batter: 105,
    pitcher: 201,
  })
})

test('a simulated board names the batter of the next pitch all the time that a half is played', () => {
  const [each] = testContests('baseball', 205, 1, options)
  const log = baseballSimulator.simulate(each ?? contest, 6)
  for (const [index, { type, player }] of log.entries()) {
    if (type !== 'pitch' || log[index - 1]?.type === 'pitch') continue
    const { board } = fold(baseballRules, each ?? contest, log.slice(0, index))
    expect(board).toMatchObject({ batter: player })
  }
})

test('the count of a feed without pitches is unknown', () => {
  expect(after([...top, bat('single', 202)]).board).not.toHaveProperty('balls')
})

test('a simulated turn ends at a count that its play allows', () => {
  for (const each of testContests('baseball', 205, 3, options)) {
    const count = { balls: 0, strikes: 0 }
    for (const { type, data } of baseballSimulator.simulate(each, 5)) {
      if (type === 'pitch' && data?.call === 'ball') count.balls += 1
      else if (type === 'pitch') count.strikes = Math.min(2, count.strikes + 1)
      else if (type === 'walk') expect(count.balls).toBe(3)
      else if (type === 'strikeout') expect(count.strikes).toBe(2)
      expect(count.balls).toBeLessThan(4)
      if (type !== 'pitch' && type !== 'odds' && !type.includes('steal') && type !== 'stolen_base') {
        count.balls = 0
        count.strikes = 0
      }
    }
  }
})

test('what a feed tells of a play goes before what its type means', () => {
  const state = after([
    ...top,
    { type: 'single', player: 203, data: { errors: 1, scored: '201', runs: 1, runsBattedIn: 0, bases: '010' } },
    { type: 'reached_on_error', player: 204, data: { isSacrifice: true, bases: '110' } },
    { type: 'strikeout', player: 205 },
    { type: 'caught_stealing', data: { isDoublePlay: true } },
  ])
  expect(statOf(state.stats, 'hits').away).toBe(1)
  expect(statOf(state.stats, 'errors').home).toBe(2)
  expect(statOf(state.stats, 'double_plays').home).toBe(1)
  const line = (id: number) => state.players.find(({ player }) => player === id)?.values
  expect(line(203)).toMatchObject({ at_bats: 1, runs_batted_in: 0 })
  expect(line(204)).toMatchObject({ at_bats: 0 })
  expect(line(201)).toMatchObject({ runs: 1 })
  expect(state.playerColumns.at(-1)).toBe('runs')
})

test('a pitcher has what the feed says he did, thirds of innings after the point', () => {
  const told = { type: 'pitching', side: 'home', player: 101, data: { outs: 17, hits: 4, walks: 1, strikeouts: 9 } }
  const state = after([...top, told as Line])
  const values = state.players.find(({ player }) => player === 101)?.values
  expect(values).toMatchObject({ innings_pitched: '5.2', hits_allowed: 4, strikeouts_thrown: 9 })
  expect(values).not.toHaveProperty('earned_runs')
  expect(state.playerColumns).toContain('innings_pitched')
})

test('who pitches has the outs, hits, walks, strikeouts and runs of his plays, without those of errors', () => {
  const log: Line[] = [
    { type: 'start' },
    { type: 'half_start', side: 'away', data: { pitcher: 101 } },
    ...[bat('strikeout', 202), bat('walk', 203), bat('home_run', 204), bat('double', 205)],
    { type: 'reached_on_error', player: 206, data: { runs: 1, bases: '100' } },
    { type: 'double_play', player: 207 },
  ]
  const { players, playerColumns } = after(log)
  expect(playerColumns).toContain('innings_pitched')
  expect(players.find(({ player }) => player === 101)?.values).toMatchObject({
    ...{ innings_pitched: '1.0', hits_allowed: 2, earned_runs: 2, walks_allowed: 1, strikeouts_thrown: 1 },
  })
})

test('all outs and strikeouts of simulated games are of those who pitched', () => {
  for (const { state } of played) {
    const sumOf = (side: 'home' | 'away', key: string) =>
      state.players.reduce((sum, line) => sum + (line.side === side ? Number(line.values[key] ?? 0) : 0), 0)
    expect(sumOf('home', 'strikeouts_thrown')).toBe(statOf(state.stats, 'strikeouts').away)
    expect(sumOf('away', 'hits_allowed')).toBe(statOf(state.stats, 'hits').home)
    expect(sumOf('home', 'innings_pitched')).toBeGreaterThan(7)
  }
})
