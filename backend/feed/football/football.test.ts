import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { statOf } from '../shared/stats.ts'
import { footballKeys, footballPositions } from './keys.ts'
import { footballRules } from './rules.ts'

const contest = testContest('football', 202, { positions: footballPositions, starters: 11 })

const fold = (log: ReturnType<typeof testLog>): MatchState =>
  log.reduce((state, event) => footballRules.apply(state, event, contest), footballRules.initial(contest))

const lineOf = (state: MatchState, player: number) => state.players.find((line) => line.player === player)?.values

const FIRST_HALF = [{ type: 'kick_off' }, { type: 'half_time', clock: 2700 }] as const
const NINETY = [...FIRST_HALF, { type: 'second_half_start' }, { type: 'full_time', clock: 5400 }] as const

test('a late goal in added time belongs to the half it was scored in', () => {
  const state = fold(
    testLog([
      { type: 'kick_off' },
      { type: 'added_time', clock: 2700, data: { minutes: 3 } },
      { type: 'goal', side: 'away', player: 211, other: 208, clock: 2820, data: { xg: 0.3 } },
      { type: 'half_time', clock: 2890 },
      { type: 'second_half_start', clock: 2700 },
    ]),
  )
  expect(state.score).toEqual({ home: 0, away: 1 })
  expect(state.periods).toMatchObject([
    { key: 'h1', home: 0, away: 1, isDone: true },
    { key: 'h2', home: 0, away: 0, isDone: false },
  ])
  expect(state.timeline[2]).toMatchObject({ type: 'goal', period: 'h1', clock: 2820, isKey: true })
  expect(state.clock).toMatchObject({ seconds: 2700, isRunning: true, direction: 'up' })
  expect(lineOf(state, 211)).toMatchObject({ goals: 1, shots: 1, shots_on_target: 1, minutes: 45 })
  expect(lineOf(state, 208)).toMatchObject({ assists: 1 })
})

test('added time shows on the clock until the whistle', () => {
  const log = testLog([{ type: 'kick_off' }, { type: 'added_time', clock: 2700, data: { minutes: 3 } }])
  expect(fold(log).clock?.addedMinutes).toBe(3)
  expect(fold(testLog([...log, { type: 'half_time', clock: 2890 }])).clock).toMatchObject({
    seconds: 2890,
    isRunning: false,
  })
})

test('a goal that the video referee takes back leaves no trace in the figures', () => {
  const log = testLog([
    { type: 'kick_off' },
    { type: 'goal', side: 'home', player: 111, other: 110, clock: 600, data: { xg: 0.4 } },
    { type: 'goal_cancelled', side: 'home', clock: 690, data: { reason: 'offside' } },
  ])
  const state = fold(log)
  expect(state.score).toEqual({ home: 0, away: 0 })
  expect(state.periods[0]).toMatchObject({ home: 0 })
  expect(statOf(state.stats, 'shots').home).toBe(0)
  expect(statOf(state.stats, 'expected_goals').home).toBe(0)
  expect(lineOf(state, 111)).toMatchObject({ goals: 0, rating: 6.5 })
  expect(state.timeline[1]).toMatchObject({ isKey: false, data: { isCancelled: true } })
  expect(fold(log.slice(0, 2)).timeline[1]?.data).toEqual({ xg: 0.4 })
})

test('the goal that is taken back is the one named, and only once', () => {
  const goals = [
    { type: 'kick_off' },
    { type: 'own_goal', side: 'home', player: 203, clock: 60 },
    { type: 'goal', side: 'home', player: 111, clock: 120 },
  ] as const
  const state = fold(testLog([...goals, { type: 'goal_cancelled', side: 'home', data: { goal: 2 } }]))
  expect(state.score.home).toBe(1)
  expect(lineOf(state, 203)?.rating).toBe(6.5)
  expect(lineOf(state, 111)?.goals).toBe(1)
  const again = { type: 'goal_cancelled', side: 'home', data: { goal: 2 } } as const
  expect(fold(testLog([...goals, again, again])).score.home).toBe(1)
})

test('an own goal counts for the other side and not for the scorer', () => {
  const state = fold(testLog([{ type: 'kick_off' }, { type: 'own_goal', side: 'away', player: 103, clock: 60 }]))
  expect(state.score).toEqual({ home: 0, away: 1 })
  expect(lineOf(state, 103)).toMatchObject({ goals: 0, rating: 5.5 })
  expect(statOf(state.stats, 'shots').away).toBe(0)
})

test('a saved penalty is a shot on target and a save', () => {
  const state = fold(
    testLog([
      { type: 'kick_off' },
      { type: 'penalty_missed', side: 'home', player: 109, other: 201, data: { xg: 0.79 } },
    ]),
  )
  expect(statOf(state.stats, 'shots_on_target').home).toBe(1)
  expect(statOf(state.stats, 'saves').away).toBe(1)
  expect(statOf(state.stats, 'expected_goals').home).toBe(0.79)
})

test('a shot has the chance of its place where the feed tells only that, and a penalty always the same', () => {
  const state = fold(
    testLog([
      { type: 'kick_off' },
      { type: 'shot_off_target', side: 'home', data: { x: 89.5, y: 50 } },
      { type: 'shot_blocked', side: 'home', data: { x: 89.5, y: 50, isHeader: true } },
      { type: 'penalty_goal', side: 'away' },
      { type: 'shot_off_target', side: 'away', data: { xg: 7 } },
    ]),
  )
  expect(state.timeline.slice(1).map(({ data }) => data?.xg)).toEqual([0.18, 0.06, 0.79, undefined])
  expect(statOf(state.stats, 'expected_goals')).toMatchObject({ home: 0.24, away: 0.79 })
})

test('a feed of goals without places tells no chances', () => {
  const state = fold(testLog([{ type: 'kick_off' }, { type: 'penalty_goal', side: 'away' }]))
  expect(state.stats.map(({ key }) => key)).not.toContain('expected_goals')
})

test('a second yellow card counts as both colours and ends the player’s minutes', () => {
  const state = fold(
    testLog([
      { type: 'kick_off' },
      { type: 'yellow_card', side: 'home', player: 103, clock: 600 },
      { type: 'second_yellow', side: 'home', player: 103, clock: 1800 },
      { type: 'half_time', clock: 2700 },
    ]),
  )
  expect(state.board).toMatchObject({ yellowCards: { home: 2, away: 0 }, redCards: { home: 1, away: 0 } })
  expect(lineOf(state, 103)).toMatchObject({ yellow_cards: 2, red_cards: 1, minutes: 30 })
  expect(lineOf(state, 104)).toMatchObject({ minutes: 45 })
})

test('a substitute gets a line, and minutes from when he came on', () => {
  const state = fold(
    testLog([
      ...FIRST_HALF,
      { type: 'second_half_start' },
      { type: 'substitution', side: 'home', player: 117, other: 111, clock: 4500 },
      { type: 'end', clock: 5640 },
    ]),
  )
  expect(lineOf(state, 117)).toMatchObject({ minutes: 15 })
  expect(lineOf(state, 111)).toMatchObject({ minutes: 75 })
  expect(lineOf(state, 110)).toMatchObject({ minutes: 90 })
})

test('a shoot-out decides who wins and leaves the score level', () => {
  const state = fold(
    testLog([
      ...NINETY,
      { type: 'extra_time_start' },
      { type: 'extra_half_time', clock: 6300 },
      { type: 'extra_second_start' },
      { type: 'extra_time_end', clock: 7200 },
      { type: 'shootout_start' },
      { type: 'shootout_goal', side: 'away', player: 209 },
      { type: 'shootout_miss', side: 'home', player: 109 },
      { type: 'end' },
    ]),
  )
  expect(state).toMatchObject({ status: 'finished', phase: 'finished', winner: 'away', score: { home: 0, away: 0 } })
  expect(state.board).toMatchObject({ penalties: { home: 0, away: 1 }, kicks: { home: [false], away: [true] } })
  expect(state.periods.map(({ key }) => key)).toEqual(['h1', 'h2', 'et1', 'et2', 'pens'])
  expect(lineOf(state, 105)?.minutes).toBe(120)
})

test('a match without extra time may end in a draw', () => {
  expect(fold(testLog([...FIRST_HALF, { type: 'second_half_start' }, { type: 'end', clock: 5500 }]))).toMatchObject({
    winner: 'draw',
    status: 'finished',
    clock: { isRunning: false, seconds: 5500 },
  })
})

test('a feed that knows only the score is folded into the period being played', () => {
  const state = fold(
    testLog([...FIRST_HALF, { type: 'second_half_start' }, { type: 'score', data: { home: 2, away: 1 } }]),
  )
  expect(state.score).toEqual({ home: 2, away: 1 })
  expect(state.periods[1]).toMatchObject({ home: 2, away: 1 })
})

test('a minute of play without figures invents none', () => {
  const state = fold(testLog([{ type: 'kick_off' }, { type: 'flow', clock: 60 }]))
  expect(statOf(state.stats, 'possession')).toMatchObject({ home: 0, away: 0 })
  expect(state.chart).toEqual([{ t: 60, value: 0, period: 'h1' }])
})

test('an event that nobody knows moves seq and nothing else', () => {
  const before = fold(testLog([{ type: 'kick_off' }]))
  const after = fold(testLog([{ type: 'kick_off' }, { type: 'streaker', side: 'home' }]))
  expect(after).toEqual({ ...before, seq: 2 })
})

test('people nobody has heard of and missing sides break nothing', () => {
  const types = ['goal', 'own_goal', 'shot_on_target', 'yellow_card', 'substitution', 'corner', 'foul', 'shootout_goal']
  const nobody = fold(testLog([{ type: 'kick_off' }, ...types.map((type) => ({ type }))]))
  expect(nobody.score).toEqual({ home: 0, away: 0 })
  const strangers = fold(
    testLog([{ type: 'kick_off' }, ...types.map((type) => ({ type, side: 'home' as const, player: 9, other: 8 }))]),
  )
  expect(strangers.score.home).toBe(2)
})

test('a feed that joins late or sends its kick-off twice is understood', () => {
  const late = fold(testLog([{ type: 'goal', side: 'home', player: 111, clock: 600 }]))
  expect(late).toMatchObject({
    status: 'live',
    phase: 'first_half',
    score: { home: 1 },
    periods: [{ key: 'h1', home: 1 }],
  })
  expect(fold(testLog([{ type: 'kick_off' }, { type: 'kick_off' }])).periods).toHaveLength(1)
})

test('nothing changes after the end', () => {
  const log = [...FIRST_HALF, { type: 'second_half_start' }, { type: 'end', clock: 5500 }]
  const end = fold(testLog(log))
  expect(fold(testLog([...log, { type: 'goal', side: 'home' }]))).toEqual({ ...end, seq: 5 })
})

test('a postponed match that kicks off after all is live', () => {
  expect(fold(testLog([{ type: 'postponed' }, { type: 'kick_off' }]))).toMatchObject({ status: 'live' })
})

test('a postponed match has that status and no periods', () => {
  expect(fold(testLog([{ type: 'preview' }, { type: 'postponed' }]))).toMatchObject({
    status: 'postponed',
    phase: 'postponed',
    periods: [],
  })
})

test('folding does not change earlier states', () => {
  const log = testLog([
    { type: 'kick_off' },
    { type: 'goal', side: 'home', player: 111, clock: 60 },
    { type: 'goal_cancelled', side: 'home', clock: 90 },
    { type: 'flow', clock: 120, data: { value: 5, possession: 60 } },
    { type: 'end', clock: 5400 },
  ])
  let state = footballRules.initial(contest)
  const seen: { state: MatchState; json: string }[] = []
  for (const event of log) {
    state = footballRules.apply(state, event, contest)
    seen.push({ state, json: JSON.stringify(state) })
  }
  for (const each of seen) expect(JSON.stringify(each.state)).toBe(each.json)
})

test('figures that the feed has not counted are unknown; one that it begins to send counts from there', () => {
  const goals = [{ type: 'kick_off' }, { type: 'goal', side: 'home' as const }]
  expect(fold(testLog(goals))).toMatchObject({ stats: [], board: { family: 'football' } })
  const carded = fold(testLog([...goals, { type: 'yellow_card', side: 'away' }]))
  expect(carded.board).toEqual({
    family: 'football',
    yellowCards: { home: 0, away: 1 },
    redCards: { home: 0, away: 0 },
  })
  expect(carded.stats.map(({ key }) => key)).toEqual(['yellow_cards', 'red_cards'])
  const shot = fold(testLog([...goals, { type: 'shot_off_target', side: 'home' }]))
  expect(statOf(shot.stats, 'shots')).toMatchObject({ home: 2, away: 0 })
  expect(shot.stats.map(({ key }) => key)).not.toContain('corners')
})

test('a feed that says at kick-off that it counts everything has every figure from 0 on', () => {
  const { stats, board } = fold(testLog([{ type: 'kick_off', data: { hasFigures: true } }]))
  expect(stats.map(({ key }) => key)).toEqual(Object.keys(footballKeys.stats))
  expect(stats.every(({ home, away }) => home === 0 && away === 0)).toBe(true)
  expect(board).toMatchObject({ corners: { home: 0, away: 0 }, redCards: { home: 0, away: 0 } })
})
