import { expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { statOf } from '../shared/stats.ts'
import { basketballPositions } from './keys.ts'
import { basketballRules } from './rules.ts'

const contest = testContest('basketball', 201, { positions: basketballPositions, starters: 5 })

const fold = (log: ReturnType<typeof testLog>): MatchState =>
  log.reduce((state, event) => basketballRules.apply(state, event, contest), basketballRules.initial(contest))

const lineOf = (state: MatchState, player: number) => state.players.find((line) => line.player === player)?.values

const OPEN = [{ type: 'start' }, { type: 'period_start', clock: 720 }] as const
const quarters = (count: number) =>
  Array.from({ length: count }, () => [
    { type: 'period_start', clock: 720 },
    { type: 'period_end', clock: 0 },
  ]).flat()

test('a three-pointer counts three, for the scorer, the helper and the quarter', () => {
  const state = fold(testLog([...OPEN, { type: 'three_made', side: 'home', player: 102, other: 101, clock: 700 }]))
  expect(state.score).toEqual({ home: 3, away: 0 })
  expect(state.periods).toEqual([{ key: 'q1', home: 3, away: 0, isDone: false }])
  expect(lineOf(state, 102)).toMatchObject({ points: 3, field_goals: '1-1', three_points: '1-1' })
  expect(lineOf(state, 101)).toMatchObject({ points: 0, assists: 1 })
  expect(statOf(state.stats, 'three_point_percent').home).toBe(100)
  expect(state.chart).toEqual([{ t: 20, value: 3, period: 'q1' }])
  expect(state.serving).toBe('away')
})

test('shots keep their places, and who is on court the points for and against', () => {
  const log = [
    { type: 'three_made', side: 'home', player: 102, clock: 700, data: { x: 75, y: 50 } },
    { type: 'substitution', side: 'home', player: 106, other: 101, clock: 690 },
    { type: 'two_missed', side: 'home', player: 102, clock: 680, data: { x: 93.5, y: 48 } },
    { type: 'two_missed', side: 'home', player: 102, clock: 670, data: { x: 935, y: 48 } },
    { type: 'free_throws', side: 'away', player: 201, clock: 660, data: { made: 2, attempts: 2 } },
  ] as const
  const state = fold(testLog([...OPEN, ...log]))
  expect(lineOf(state, 102)).toMatchObject({ shot_places: '+3/75/50 -2/93.5/48', plus_minus: '+1' })
  expect([101, 106, 107, 201].map((player) => lineOf(state, player)?.plus_minus)).toEqual(['+3', '-2', undefined, '-1'])
  expect(state.playerColumns).toContain('plus_minus')
})

test('a blocked shot is a miss here and a block there', () => {
  const state = fold(testLog([...OPEN, { type: 'two_missed', side: 'home', player: 104, other: 205, clock: 700 }]))
  expect(lineOf(state, 104)).toMatchObject({ field_goals: '0-1' })
  expect(lineOf(state, 205)).toMatchObject({ blocks: 1 })
  expect(statOf(state.stats, 'blocks')).toMatchObject({ home: 0, away: 1 })
})

test('free throws count one each, made or not', () => {
  const throws = { type: 'free_throws', side: 'away', player: 201, clock: 600, data: { made: 1, attempts: 2 } } as const
  const state = fold(testLog([...OPEN, throws]))
  expect(state.score.away).toBe(1)
  expect(lineOf(state, 201)).toMatchObject({ points: 1, free_throws: '1-2' })
  expect(statOf(state.stats, 'free_throw_percent').away).toBe(50)
})

test('no more free throws go in than were thrown', () => {
  const throws = { type: 'free_throws', side: 'away', player: 201, data: { made: 5, attempts: 2 } } as const
  expect(fold(testLog([...OPEN, throws])).score.away).toBe(2)
})

test('a foul stops the clock, and the fifth of a quarter puts the other side in the bonus', () => {
  const foul = { type: 'foul', side: 'home', player: 103, clock: 500 } as const
  const four = fold(testLog([...OPEN, foul, foul, foul, foul]))
  expect(four.clock).toMatchObject({ seconds: 500, isRunning: false, direction: 'down' })
  expect(four.board).toMatchObject({ fouls: { home: 4 }, isBonus: { home: false, away: false } })
  const five = testLog([...OPEN, foul, foul, foul, foul, foul])
  expect(fold(five).board).toMatchObject({ fouls: { home: 5 }, isBonus: { home: false, away: true } })
  const next = testLog([...five, { type: 'period_end', clock: 0 }, { type: 'period_start', clock: 720 }])
  expect(fold(next).board).toMatchObject({ fouls: { home: 0 }, isBonus: { away: false } })
})

test('time-outs run out and never below none', () => {
  const timeouts = Array.from({ length: 9 }, () => ({ type: 'timeout', side: 'home' as const, clock: 400 }))
  expect(fold(testLog([...OPEN, ...timeouts])).board).toMatchObject({ timeouts: { home: 0, away: 7 } })
})

test('the last quarter leaves four time-outs at most, an overtime two', () => {
  expect(fold(testLog([{ type: 'start' }, ...quarters(4)])).board).toMatchObject({ timeouts: { home: 4, away: 4 } })
  expect(fold(testLog([{ type: 'start' }, ...quarters(5)])).board).toMatchObject({ timeouts: { home: 2, away: 2 } })
})

test('an overtime is its own period of five minutes', () => {
  const state = fold(
    testLog([
      { type: 'start' },
      ...quarters(4),
      { type: 'period_start' },
      { type: 'two_made', side: 'away', player: 205, clock: 1 },
    ]),
  )
  expect(state).toMatchObject({ phase: 'overtime', clock: { seconds: 1 }, score: { away: 2 } })
  expect(state.periods.at(-1)).toEqual({ key: 'ot1', home: 0, away: 2, isDone: false })
  expect(state.chart.at(-1)).toEqual({ t: 2880 + 299, value: -2, period: 'ot1' })
  expect(state.timeline.at(-1)).toMatchObject({ type: 'two_made', isKey: true })
})

test('half-time is called so, other pauses are breaks', () => {
  expect(fold(testLog([{ type: 'start' }, ...quarters(1)])).phase).toBe('break')
  expect(fold(testLog([{ type: 'start' }, ...quarters(2)])).phase).toBe('half_time')
})

test('minutes follow substitutions', () => {
  const state = fold(
    testLog([
      ...OPEN,
      { type: 'substitution', side: 'home', player: 106, other: 101, clock: 300 },
      { type: 'period_end', clock: 0 },
    ]),
  )
  expect(lineOf(state, 101)?.minutes).toBe(7)
  expect(lineOf(state, 106)?.minutes).toBe(5)
  expect(lineOf(state, 102)?.minutes).toBe(12)
})

test('a lead that was once larger stays in the figures', () => {
  const state = fold(
    testLog([
      ...OPEN,
      { type: 'three_made', side: 'home', clock: 700 },
      { type: 'two_made', side: 'away', clock: 680 },
      { type: 'two_made', side: 'away', clock: 660 },
    ]),
  )
  expect(statOf(state.stats, 'biggest_lead')).toMatchObject({ home: 3, away: 1 })
})

test('the end closes the period, stops the clock and names the winner', () => {
  const state = fold(testLog([...OPEN, { type: 'two_made', side: 'away', clock: 9 }, { type: 'end' }]))
  expect(state).toMatchObject({ status: 'finished', winner: 'away', clock: { isRunning: false } })
  expect(state.periods[0]?.isDone).toBe(true)
  expect(state.serving).toBeUndefined()
})

test('a feed that knows only the score is folded into the quarter', () => {
  const state = fold(testLog([...OPEN, { type: 'score', data: { home: 20, away: 18 } }]))
  expect(state.score).toEqual({ home: 20, away: 18 })
  expect(state.periods[0]).toMatchObject({ home: 20, away: 18 })
})

test('unknown events and events without a side move no figure', () => {
  const before = fold(testLog(OPEN))
  const types = ['moon_shot', 'two_made', 'rebound', 'turnover', 'free_throws', 'three_missed']
  for (const type of types) expect(fold(testLog([...OPEN, { type }]))).toMatchObject({ score: before.score, seq: 3 })
  expect(fold(testLog([...OPEN, { type: 'moon_shot' }]))).toEqual({ ...before, seq: 3 })
})

test('a postponed match has that status and no periods', () => {
  expect(fold(testLog([{ type: 'preview' }, { type: 'postponed' }]))).toMatchObject({
    status: 'postponed',
    periods: [],
  })
})

test('the clock of the first period says how long the quarters are', () => {
  const short = [
    { type: 'period_start', clock: 600 },
    { type: 'period_end', clock: 0 },
    { type: 'period_start' },
    { type: 'two_made', side: 'home' as const, player: 101, clock: 590 },
  ]
  const state = fold(testLog([{ type: 'start' }, ...short]))
  expect(state.chart).toEqual([{ t: 610, value: 2, period: 'q2' }])
  expect(state.board).toMatchObject({ quarterSeconds: 600, timeouts: { home: 2, away: 2 } })
  const second = fold(testLog([{ type: 'start' }, ...short, { type: 'period_end' }, { type: 'period_start' }]))
  expect(second).toMatchObject({ clock: { seconds: 600 }, board: { timeouts: { home: 3, away: 3 } } })
})

test('a two-pointer counts as one, made or missed', () => {
  const shots = [
    { type: 'two_made', side: 'home' as const, player: 102, clock: 700 },
    { type: 'two_missed', side: 'home' as const, player: 102, clock: 680 },
  ]
  const state = fold(testLog([...OPEN, ...shots]))
  expect(
    ['two_points_made', 'two_points_attempted', 'two_point_percent'].map((key) => statOf(state.stats, key).home),
  ).toEqual([1, 2, 50])
  expect(lineOf(state, 102)).toMatchObject({ two_points: '1-2', field_goals: '1-2', three_points: '0-0' })
})

test('five of each side are on court, and a substitute takes the place of who goes off', () => {
  const off = { type: 'substitution', side: 'home', player: 106, other: 103, clock: 400 } as const
  const { board } = fold(testLog([...OPEN, off]))
  expect(board).toMatchObject({ onCourt: { home: [101, 102, 106, 104, 105], away: [201, 202, 203, 204, 205] } })
})
