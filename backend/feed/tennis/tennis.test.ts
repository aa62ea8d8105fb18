import { expect, test } from 'vitest'
import type { MatchState, Side } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { statOf } from '../shared/stats.ts'
import { holdChance, setChance } from './chances.ts'
import { tennisPositions } from './keys.ts'
import { tennisRules } from './rules.ts'

const contest = testContest('tennis', 203, { positions: tennisPositions })

const fold = (log: ReturnType<typeof testLog>, bestOf = 3): MatchState =>
  log.reduce(
    (state, event) => tennisRules.apply(state, event, { ...contest, bestOf }),
    tennisRules.initial({ ...contest, bestOf }),
  )

const OPEN = [{ type: 'start' }, { type: 'serve', side: 'home' as const }]
/** `h` and `a`: who wins each point. */
const points = (who: string) =>
  [...who].map((letter) => ({ type: 'point', side: (letter === 'h' ? 'home' : 'away') as Side }))
const games = (who: string) =>
  [...who].map((letter) => ({ type: 'game', side: (letter === 'h' ? 'home' : 'away') as Side }))
const board = (log: ReturnType<typeof testLog>) => fold(log).board

test('points are called 15, 30, 40', () => {
  expect(board(testLog([...OPEN, ...points('hha')]))).toMatchObject({ points: { home: '30', away: '15' } })
  expect(board(testLog([...OPEN, ...points('hhh')]))).toMatchObject({ points: { home: '40', away: '0' } })
})

test('from deuce a side needs two points in a row', () => {
  const deuce = [...OPEN, ...points('hhhaaa')]
  expect(board(testLog(deuce))).toMatchObject({ points: { home: '40', away: '40' } })
  expect(board(testLog([...deuce, ...points('h')]))).toMatchObject({ points: { home: 'Ad', away: '40' } })
  expect(board(testLog([...deuce, ...points('ha')]))).toMatchObject({ points: { home: '40', away: '40' } })
  const won = fold(testLog([...deuce, ...points('haaa')]))
  expect(won.periods).toEqual([{ key: 's1', home: 0, away: 1, isDone: false }])
  expect(won.board).toMatchObject({ points: { home: '0', away: '0' } })
})

test('a game tells its points: who won each, how, behind which serve, and the score after it', () => {
  const ace = { type: 'point', side: 'home' as Side, data: { how: 'ace', isSecondServe: false } }
  const fault = { type: 'point', side: 'away' as Side, data: { how: 'double_fault', isSecondServe: true } }
  const log = testLog([...OPEN, ace, fault, ...points('hh')])
  expect(board(log)).toMatchObject({ course: 'ha1/15:0 ad2/15:15 h--/30:15 h--/40:15' })
  const state = fold(testLog([...log, ...points('h')]))
  expect(state.timeline.at(-1)?.data).toEqual({
    ...{ homeGames: 1, awayGames: 0, server: 'home' },
    course: 'ha1/15:0 ad2/15:15 h--/30:15 h--/40:15 h--/',
  })
  expect(state.board).not.toHaveProperty('course')
  expect(fold(testLog([...OPEN, ...games('h')])).timeline.at(-1)?.data).toEqual({ homeGames: 1, awayGames: 0 })
})

test('serve goes over after every game', () => {
  expect(fold(testLog([...OPEN, ...points('hhhh')])).serving).toBe('away')
  expect(fold(testLog([...OPEN, ...points('hhhh'), ...games('a')])).serving).toBe('home')
})

test('a game won against the serve is a break, and a key moment', () => {
  const state = fold(testLog([...OPEN, ...points('aaaa')]))
  expect(state.timeline.at(-1)).toMatchObject({
    ...{ type: 'break_of_serve', side: 'away', isKey: true },
    data: { homeGames: 0, awayGames: 1 },
  })
  expect(statOf(state.stats, 'break_points')).toMatchObject({ away: 1 })
  expect(statOf(state.stats, 'break_points_won')).toMatchObject({ away: 1 })
  expect(state.chart.at(-1)?.value).toBeLessThan(0)
})

test('a saved break point counts as one that was not taken', () => {
  const state = fold(testLog([...OPEN, ...points('aaahhh')]))
  expect(statOf(state.stats, 'break_points')).toMatchObject({ away: 3 })
  expect(statOf(state.stats, 'break_points_won')).toMatchObject({ away: 0 })
})

test('at six all a tie-break is played, served one and then two each', () => {
  const sixAll = [...OPEN, ...games('hahahahahaha')]
  const servers = Array.from('hhhhhh', (_, count) => fold(testLog([...sixAll, ...points('h'.repeat(count))])).serving)
  expect(fold(testLog(sixAll)).board).toMatchObject({ isTieBreak: true })
  expect(servers).toEqual(['home', 'away', 'away', 'home', 'home', 'away'])
  expect(board(testLog([...sixAll, ...points('hha')]))).toMatchObject({ points: { home: '2', away: '1' } })
})

test('a tie-break is won by two, noted with the loser’s points, and the other side serves the next set', () => {
  const sixAll = [...OPEN, ...games('hahahahahaha')]
  const close = [...sixAll, ...points('hhhhhhaaaaaah')]
  expect(fold(testLog(close)).score).toEqual({ home: 0, away: 0 })
  const won = fold(testLog([...close, ...points('h')]))
  expect(won).toMatchObject({ score: { home: 1, away: 0 }, phase: 'set_break', serving: 'away' })
  expect(won.periods[0]).toEqual({ key: 's1', home: 7, away: 6, isDone: true, note: '6' })
  expect(won.board).toMatchObject({ isTieBreak: false, points: { home: '0', away: '0' }, sets: { home: 1, away: 0 } })
})

test('the fifth set’s tie-break goes to ten', () => {
  const four = ['home', 'away', 'home', 'away'].map((side) => ({
    type: 'set',
    side: side as Side,
    data: side === 'home' ? { home: 6, away: 1 } : { home: 2, away: 6 },
  }))
  const sixAll = [...OPEN, ...four, ...games('hahahahahaha')]
  expect(fold(testLog([...sixAll, ...points('hhhhhhh')]), 5).score).toEqual({ home: 2, away: 2 })
  expect(fold(testLog([...sixAll, ...points('hhhhhhhhhh')]), 5).score).toEqual({ home: 3, away: 2 })
})

test('five all is not enough: a set is won at 7-5', () => {
  expect(fold(testLog([...OPEN, ...games('hahahahahah')])).score).toEqual({ home: 0, away: 0 })
  const state = fold(testLog([...OPEN, ...games('hahahahahahh')]))
  expect(state.score).toEqual({ home: 1, away: 0 })
  expect(state.periods[0]).toMatchObject({ home: 7, away: 5, isDone: true })
  expect(state.periods[0]?.note).toBeUndefined()
})

test('the first point after a set opens the next', () => {
  const state = fold(testLog([...OPEN, ...games('hhhhhh'), ...points('a')]))
  expect(state.phase).toBe('s2')
  expect(state.periods[1]).toEqual({ key: 's2', home: 0, away: 0, isDone: false })
})

test('points after the last set are nobody’s', () => {
  const over = [...OPEN, ...games('hhhhhhhhhhhh')]
  const state = fold(testLog([...over, ...points('aaaa')]))
  expect(state.score).toEqual({ home: 2, away: 0 })
  expect(state.periods).toHaveLength(2)
  expect(fold(testLog([...over, { type: 'end' }]))).toMatchObject({ status: 'finished', winner: 'home' })
})

test('who retires loses, whatever the score', () => {
  const state = fold(testLog([...OPEN, ...games('hhhhhh'), { type: 'end', side: 'away', data: { reason: 'retired' } }]))
  expect(state).toMatchObject({ winner: 'away', score: { home: 1, away: 0 } })
})

test('aces, double faults and serves are counted for who made them', () => {
  const state = fold(
    testLog([
      ...OPEN,
      { type: 'point', side: 'home', data: { how: 'ace', isSecondServe: false } },
      { type: 'point', side: 'away', data: { how: 'double_fault', isSecondServe: true } },
      { type: 'point', side: 'home', data: { how: 'unforced_error', isSecondServe: true } },
    ]),
  )
  expect(statOf(state.stats, 'aces').home).toBe(1)
  expect(statOf(state.stats, 'double_faults').home).toBe(1)
  expect(statOf(state.stats, 'unforced_errors').away).toBe(1)
  expect(statOf(state.stats, 'first_serve_percent').home).toBe(33)
  expect(statOf(state.stats, 'second_serve_won_percent').home).toBe(50)
  expect(state.players[0]).toMatchObject({ player: 101, values: { aces: 1, double_faults: 1, points_won: 2 } })
  expect(state.timeline.map(({ type, side }) => [type, side])).toEqual([
    ['ace', 'home'],
    ['double_fault', 'home'],
  ])
})

test('unknown events and points without a winner move no figure', () => {
  const before = fold(testLog(OPEN))
  expect(fold(testLog([...OPEN, { type: 'rain' }]))).toEqual({ ...before, seq: 3 })
  expect(fold(testLog([...OPEN, { type: 'point' }]))).toMatchObject({ seq: 3, stats: before.stats })
})

test('a postponed match has that status and no periods', () => {
  expect(fold(testLog([{ type: 'postponed' }]))).toMatchObject({ status: 'postponed', periods: [] })
})

test('chances are fair when the players are', () => {
  expect(holdChance(0.5)).toBeCloseTo(0.5, 5)
  expect(holdChance(0.64)).toBeGreaterThan(0.78)
  expect(setChance({ home: 0.62, away: 0.62 }, { home: 0, away: 0 }, 'home')).toBeCloseTo(0.5, 1)
  expect(setChance({ home: 0.62, away: 0.62 }, { home: 5, away: 2 }, 'home')).toBeGreaterThan(0.9)
})

test('the board says when a break, a set or the match is one point away, and for whom', () => {
  const stake = (...log: Parameters<typeof testLog>[0]) => {
    const state = board(testLog([...OPEN, ...log]))
    return state?.family === 'tennis' ? state.stake : undefined
  }
  expect(stake(...points('hhh'))).toBeUndefined()
  expect(stake(...points('aaa'))).toEqual({ side: 'away', of: 'break' })
  expect(stake(...points('aaahhh'))).toBeUndefined()
  expect(stake(...games('hahahahaha'), ...points('aa'))).toBeUndefined()
  expect(stake(...games('hhhhh'), ...points('aaa'))).toBeUndefined()
  expect(stake(...games('hhhhh'), ...points('hhh'))).toEqual({ side: 'home', of: 'set' })
  expect(stake(...games('hahahahahaha'), ...points('aaaaaa'))).toEqual({ side: 'away', of: 'set' })
  expect(stake(...games('hhhhhh'), ...games('hhhhh'), ...points('hhh'))).toEqual({ side: 'home', of: 'match' })
  expect(stake(...games('hhhhhh'))).toBeUndefined()
})

test('a double fault is the server’s, whoever the feed names', () => {
  const fault = { type: 'point', side: 'away' as const, player: 201, data: { how: 'double_fault' } }
  expect(fold(testLog([...OPEN, fault])).timeline.at(-1)).toMatchObject({
    type: 'double_fault',
    side: 'home',
    player: 101,
  })
})

const SET_AND_MORE = [...OPEN, ...games('hhhhhh'), ...points('a')]
const endedBy = (by: string, log = SET_AND_MORE) => fold(testLog([...log, { type: 'end', side: 'away', data: { by } }]))

test('who retires has lost, whatever the score, which stays as it stood', () => {
  const state = endedBy('retirement')
  expect(state).toMatchObject({
    status: 'finished',
    winner: 'away',
    endedBy: 'retirement',
    score: { home: 1, away: 0 },
  })
  expect(state.periods.map(({ isDone }) => isDone)).toEqual([true, false])
  expect(state.timeline.at(-1)).toMatchObject({ type: 'retirement', side: 'home', isKey: true })
  expect(state).not.toHaveProperty('serving')
})

test('an end for a reason that nobody knows is a plain end', () => {
  expect(endedBy('boredom')).not.toHaveProperty('endedBy')
  expect(endedBy('boredom').periods.at(-1)?.isDone).toBe(true)
})

test('an abandoned match is cancelled and keeps its score; what comes after changes nothing', () => {
  const stopped = [...SET_AND_MORE, { type: 'abandoned' }]
  const state = fold(testLog(stopped))
  expect(state).toMatchObject({ status: 'cancelled', endedBy: 'abandonment', score: { home: 1, away: 0 } })
  expect(state).not.toHaveProperty('winner')
  expect({ ...fold(testLog([...stopped, ...points('h'), { type: 'end' }])), seq: stopped.length }).toEqual(state)
})
