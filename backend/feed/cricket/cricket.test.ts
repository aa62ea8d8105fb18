import { expect, test } from 'vitest'
import type { MatchState, Side } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { statOf } from '../shared/stats.ts'
import { cricketPositions } from './keys.ts'
import { cricketRules } from './rules.ts'

const contest = testContest('cricket', 210, { positions: cricketPositions, starters: 11 })

const fold = (log: ReturnType<typeof testLog>): MatchState =>
  log.reduce((state, event) => cricketRules.apply(state, event, contest), cricketRules.initial(contest))

function boardOf(state: MatchState) {
  if (state.board?.family !== 'cricket') throw new Error('not a cricket board')
  return state.board
}

const lineOf = (state: MatchState, player: number) => state.players.find((line) => line.player === player)?.values

const OPEN = [
  { type: 'start' },
  { type: 'toss', side: 'away' as const, data: { chose: 'bowl' } },
  { type: 'innings_start', side: 'home' as const },
  { type: 'batter_in', side: 'home' as const, player: 101 },
  { type: 'batter_in', side: 'home' as const, player: 102 },
  { type: 'bowler', side: 'away' as const, player: 208 },
]
const ball = (runs: number, more: Record<string, string | number> = {}) => ({ type: 'ball', data: { runs, ...more } })
const balls = (count: number, runs: number) => Array.from({ length: count }, () => ball(runs))
const innings = (side: Side) => ({ type: 'innings_start', side })

test('the toss says who chose what', () => {
  expect(boardOf(fold(testLog(OPEN))).toss).toEqual({ side: 'away', chose: 'bowl' })
})

test('one run changes the ends, two do not, and so does the end of an over', () => {
  expect(boardOf(fold(testLog([...OPEN, ball(1)]))).striker?.player).toBe(102)
  expect(boardOf(fold(testLog([...OPEN, ball(2)]))).striker?.player).toBe(101)
  expect(boardOf(fold(testLog([...OPEN, ...balls(6, 0)]))).striker?.player).toBe(102)
  expect(boardOf(fold(testLog([...OPEN, ...balls(5, 0), ball(1)]))).striker?.player).toBe(101)
})

test('an over is six legal balls: a wide and a no-ball do not count', () => {
  const state = fold(
    testLog([...OPEN, ball(0, { kind: 'wide', extras: 1 }), ball(4, { kind: 'no_ball', extras: 1 }), ...balls(5, 0)]),
  )
  expect(boardOf(state).innings[0]).toMatchObject({ runs: 6, balls: 5 })
  expect(boardOf(state).recent).toEqual(['wd', 'nb', '0', '0', '0', '0', '0'])
  expect(lineOf(state, 101)).toMatchObject({ runs: 4, balls: 6, fours: 1 })
  expect(lineOf(state, 208)).toMatchObject({ overs: '0.5', runs_conceded: 6 })
  expect(state.chart).toEqual([])
  const over = fold(testLog([...OPEN, ...balls(6, 1)]))
  expect(over.chart).toEqual([{ t: 1, value: 6, period: 'i1' }])
  expect(boardOf(over).bowler).toBeUndefined()
})

test('byes count for the side and for nobody’s figures', () => {
  const state = fold(testLog([...OPEN, ball(0, { kind: 'leg_bye', extras: 4 })]))
  expect(state.score.home).toBe(4)
  expect(lineOf(state, 101)).toMatchObject({ runs: 0, balls: 1, fours: 0 })
  expect(lineOf(state, 208)).toMatchObject({ runs_conceded: 0, overs: '0.1' })
  expect(statOf(state.stats, 'extras').home).toBe(4)
})

test('a wicket empties the crease until the next batter comes in', () => {
  const out = { type: 'wicket', player: 101, other: 208, data: { how: 'caught', fielder: 203 } }
  const state = fold(testLog([...OPEN, ball(4), out]))
  expect(boardOf(state)).toMatchObject({ innings: [{ wickets: 1, runs: 4, balls: 2 }], nonStriker: { player: 102 } })
  expect(boardOf(state).striker).toBeUndefined()
  expect(lineOf(state, 101)).toMatchObject({ dismissal: 'c', runs: 4, balls: 2 })
  expect(lineOf(state, 208)).toMatchObject({ wickets: 1 })
  expect(lineOf(state, 203)).toMatchObject({ catches: 1 })
  expect(statOf(state.stats, 'partnership').home).toBe(0)
  expect(statOf(state.stats, 'best_partnership').home).toBe(4)
  const next = fold(testLog([...OPEN, ball(4), out, { type: 'batter_in', side: 'home', player: 103 }]))
  expect(boardOf(next).striker).toEqual({ player: 103, runs: 0, balls: 0 })
})

test('a wicket tells at which total it fell and who stayed', () => {
  const state = fold(
    testLog([...OPEN, ball(4), ball(1), { type: 'wicket', player: 101, data: { how: 'run_out', runs: 1 } }]),
  )
  const fallen = state.timeline.find(({ type }) => type === 'wicket')
  expect(fallen?.data).toMatchObject({ total: 6, balls: 3, ball: '0.3', partner: 102 })
})

test('who is run out at the other end goes, and the bowler has no wicket', () => {
  const state = fold(testLog([...OPEN, { type: 'wicket', player: 102, data: { how: 'run_out', runs: 0 } }]))
  expect(boardOf(state)).toMatchObject({ striker: { player: 101, balls: 1 }, bowler: { wickets: 0 } })
  expect(boardOf(state).nonStriker).toBeUndefined()
  expect(lineOf(state, 102)?.dismissal).toBe('ro')
})

test('all out ends the innings', () => {
  const wickets = Array.from({ length: 11 }, () => ({ type: 'wicket', data: { how: 'bowled' } }))
  const state = fold(testLog([...OPEN, ...wickets]))
  expect(boardOf(state).innings[0]).toMatchObject({ wickets: 10, isDone: true })
  expect(state).toMatchObject({ phase: 'innings_break' })
  expect(state.periods[0]?.isDone).toBe(true)
})

test('twenty overs end the innings, and the target is one more', () => {
  const state = fold(testLog([...OPEN, ...balls(121, 1), { type: 'innings_end' }, innings('away')]))
  expect(boardOf(state).innings).toMatchObject([
    { side: 'home', runs: 120, balls: 120, isDone: true },
    { side: 'away', target: 121, isDone: false },
  ])
  expect(state).toMatchObject({ phase: 'i2', serving: 'away', score: { home: 120, away: 0 } })
})

test('a target reached in the middle of an over ends the match there', () => {
  const chase = [...OPEN, ...balls(2, 6), { type: 'innings_end' }, innings('away'), ball(6), ball(6)]
  const before = fold(testLog(chase))
  expect(boardOf(before).innings[1]).toMatchObject({ runs: 12, isDone: false })
  expect(statOf(before.stats, 'required_run_rate').away).toBeCloseTo(0.05, 2)
  const after = testLog([...chase, ball(1), ball(6), { type: 'end' }])
  expect(boardOf(fold(after)).innings[1]).toMatchObject({ runs: 13, balls: 3, isDone: true })
  expect(fold(after)).toMatchObject({ winner: 'away', score: { home: 12, away: 13 }, status: 'finished' })
})

test('a super over decides a tie, and counts in nobody’s figures', () => {
  const tie = [...OPEN, ball(6), { type: 'innings_end' }, innings('away'), ball(6), { type: 'innings_end' }]
  expect(fold(testLog([...tie, { type: 'end' }])).winner).toBe('draw')
  const decided = [
    ...tie,
    innings('away'),
    { type: 'batter_in', side: 'away' as const, player: 201 },
    ...balls(6, 1),
    innings('home'),
    ...balls(2, 4),
    { type: 'end' },
  ]
  const state = fold(testLog(decided))
  expect(state).toMatchObject({ winner: 'home', score: { home: 6, away: 6 } })
  expect(boardOf(state).innings[3]).toMatchObject({ target: 7, runs: 8, balls: 2, isDone: true })
  expect(state.periods.map(({ key }) => key)).toEqual(['i1', 'i2', 'so1', 'so2'])
  expect(lineOf(state, 201)).toMatchObject({ runs: 0, balls: 0 })
})

test('two wickets end a super over', () => {
  const tie = [...OPEN, { type: 'innings_end' }, innings('away'), { type: 'innings_end' }, innings('away')]
  const state = fold(
    testLog([...tie, { type: 'wicket', data: { how: 'lbw' } }, { type: 'wicket', data: { how: 'lbw' } }]),
  )
  expect(boardOf(state).innings[2]).toMatchObject({ wickets: 2, isDone: true })
})

test('fifties, hundreds, fours and sixes are told, dots are not', () => {
  const state = fold(testLog([...OPEN, ...balls(8, 6), ball(4), ball(0)]))
  expect(state.timeline.slice(2).map(({ type }) => type)).toEqual([...Array(8).fill('six'), 'four'])
  const fifty = fold(testLog([...OPEN, ...balls(24, 6)]))
  const told = fifty.timeline.map(({ type }) => type)
  expect(told.filter((type) => type === 'fifty')).toHaveLength(2)
})

test('the strip of recent balls holds sixteen, marks ends of overs and starts anew with the innings', () => {
  expect(boardOf(fold(testLog([...OPEN, ...balls(7, 2)]))).recent).toEqual([...Array(6).fill('2'), '|', '2'])
  expect(boardOf(fold(testLog([...OPEN, ...balls(20, 2)]))).recent).toHaveLength(16)
  expect(boardOf(fold(testLog([...OPEN, ...balls(3, 2), innings('away')]))).recent).toEqual([])
})

test('a feed that sends nothing but balls still fills the crease', () => {
  const state = fold(
    testLog([{ type: 'start' }, innings('home'), { type: 'ball', player: 101, other: 208, data: { runs: 2 } }]),
  )
  expect(boardOf(state)).toMatchObject({ striker: { player: 101, runs: 2 }, bowler: { player: 208, runs: 2 } })
})

test('balls before an innings and unknown events move no figure', () => {
  const before = fold(testLog(OPEN))
  expect(fold(testLog([...OPEN, { type: 'drizzle' }]))).toEqual({ ...before, seq: 7 })
  expect(fold(testLog([{ type: 'start' }, ball(6)])).score).toEqual({ home: 0, away: 0 })
})

test('a result by another method is the one the feed names', () => {
  expect(fold(testLog([...OPEN, ball(6), { type: 'end', side: 'away' }])).winner).toBe('away')
})

test('a postponed match has that status and no periods', () => {
  expect(fold(testLog([{ type: 'postponed' }]))).toMatchObject({ status: 'postponed', periods: [] })
})

test('the commentary counts balls as scorers do: the sixth of an over ends it, a wide is before the next', () => {
  const wide = ball(0, { kind: 'wide', extras: 1 })
  const { timeline } = fold(testLog([...OPEN, ...balls(5, 0), ball(4), wide, ball(6)]))
  expect(timeline.flatMap(({ data }) => data?.ball ?? [])).toEqual(['0.6', '1.1'])
})

test('folding does not change earlier states', () => {
  const log = testLog([
    ...OPEN,
    ball(4),
    ball(1),
    { type: 'wicket', data: { how: 'bowled' } },
    innings('away'),
    ball(6),
  ])
  let state = cricketRules.initial(contest)
  const seen: { state: MatchState; json: string }[] = []
  for (const event of log) {
    state = cricketRules.apply(state, event, contest)
    seen.push({ state, json: JSON.stringify(state) })
  }
  for (const each of seen) expect(JSON.stringify(each.state)).toBe(each.json)
})

test('extras are told by kind: what was run off a no-ball are byes, all of a wide are wides', () => {
  const extras = [
    ball(0, { kind: 'wide', extras: 5 }),
    ball(0, { kind: 'no_ball', extras: 3, byes: 2 }),
    ball(0, { kind: 'leg_bye', extras: 1 }),
    ball(0, { kind: 'bye', extras: 9, penalty: 5 }),
  ]
  expect(boardOf(fold(testLog([...OPEN, ball(1)]))).innings[0]).not.toHaveProperty('extras')
  expect(boardOf(fold(testLog([...OPEN, ...extras]))).innings[0]?.extras).toEqual({
    ...{ wides: 5, noBalls: 1, byes: 6, legByes: 1, penalty: 5 },
  })
})

test('an over of six balls that cost its bowler nothing is a maiden', () => {
  const bowled = (...over: ReturnType<typeof ball>[]) => lineOf(fold(testLog([...OPEN, ...over])), 208)?.maidens
  const bye = ball(0, { kind: 'bye', extras: 1 })
  expect(bowled(...balls(6, 0))).toBe(1)
  expect(bowled(...balls(5, 0), bye)).toBe(1)
  expect(bowled(...balls(5, 0))).toBe(0)
  expect(bowled(...balls(5, 0), ball(1))).toBe(0)
  expect(bowled(...balls(6, 0), ball(0, { kind: 'wide', extras: 1 }), ...balls(5, 0))).toBe(1)
  expect(bowled(ball(0, { kind: 'wide', extras: 1 }), ...balls(6, 0))).toBe(0)
})
