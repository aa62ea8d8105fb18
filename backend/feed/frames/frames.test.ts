import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { isDecided } from '../shared/series.ts'
import { statOf } from '../shared/stats.ts'
import { framesKeys } from './keys.ts'
import { framesRules } from './rules.ts'
import { framesSimulator } from './simulate.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const contest = testContest('frames', 204, { bestOf: 9, positions: ['singles'] })
const after = (log: readonly Line[]) => fold(framesRules, contest, testLog(log))
const frameOne: Line[] = [{ type: 'start' }, { type: 'frame_start', side: 'home', data: { frame: 1 } }]
const readBreaks = (side: 'home' | 'away', ...points: number[]): Line[] => [
  { type: 'visit', side },
  ...points.map((made) => ({ type: 'break', side, data: { points: made } })),
]

test('a break is read out as it grows and counts once', () => {
  const state = after([...frameOne, ...readBreaks('home', 24, 51, 67)])
  expect(state.board).toMatchObject({ frame: 1, break: 67, atTable: 'home', points: { home: 67, away: 0 } })
  expect(state.periods).toEqual([{ key: 'f1', home: 67, away: 0, isDone: false }])
  expect(statOf(state.stats, 'highest_break')).toMatchObject({ home: 67, away: 0 })
})

test('a second visit of the same player starts a new break', () => {
  const state = after([...frameOne, ...readBreaks('home', 30), ...readBreaks('away'), ...readBreaks('home', 20)])
  expect(state.board).toMatchObject({ break: 20, points: { home: 50, away: 0 } })
})

test('a century is news, and stands beside the frame', () => {
  const state = after([...frameOne, ...readBreaks('away', 60, 104), { type: 'frame_won', side: 'away' }])
  expect(state).toMatchObject({ phase: 'break', score: { home: 0, away: 1 } })
  expect(state.periods[0]).toEqual({ key: 'f1', home: 0, away: 104, isDone: true, note: '104' })
  expect(state.timeline.map(({ type }) => type)).toEqual(['frame_start', 'century', 'frame_won'])
  expect(statOf(state.stats, 'centuries')).toMatchObject({ home: 0, away: 1 })
  expect(statOf(state.stats, 'half_centuries')).toMatchObject({ home: 0, away: 1 })
})

test('a foul gives points to the other and ends the break', () => {
  const state = after([...frameOne, ...readBreaks('home', 12), { type: 'foul', side: 'away', data: { points: 7 } }])
  expect(state.board).toMatchObject({ break: 0, atTable: 'away', points: { home: 12, away: 7 } })
  expect(statOf(state.stats, 'fouls')).toMatchObject({ home: 1, away: 0 })
  expect(state.timeline.at(-1)).toMatchObject({ type: 'foul', side: 'home', data: { points: 7 } })
})

test('breaks without visits are told apart by who makes them', () => {
  const made = (side: 'home' | 'away', points: number): Line => ({ type: 'break', side, data: { points } })
  const state = after([{ type: 'frame_start' }, made('home', 8), made('away', 30), made('home', 5)])
  expect(state.board).toMatchObject({ points: { home: 13, away: 30 } })
})

test('a frame won twice counts once, and what is unknown or late moves seq only', () => {
  const won: Line = { type: 'frame_won', side: 'home' }
  const ended: Line[] = [...frameOne, ...readBreaks('home', 70), won, won, { type: 'end' }]
  expect(after(ended)).toMatchObject({ score: { home: 1, away: 0 }, status: 'finished', winner: 'home' })
  const late = after([...ended, ...readBreaks('away', 9), { type: 'chalk' }])
  expect({ ...late, seq: ended.length }).toEqual(after(ended))
})

const played = testContests('frames', 204, 120, { positions: ['singles'] }).map((one, seed) => {
  const match = { ...one, bestOf: [9, 11, 5, 19][seed % 4] ?? 9 }
  const log = framesSimulator.simulate(match, seed)
  return { match, log, state: fold(framesRules, match, log) }
})

test('every simulated log is valid', () => {
  expect(framesSimulator.minMinutes({ gameId: 204, bestOf: 9 })).toBe(90)
  for (const { match, log } of played) expect(logFaults(match, log, framesSimulator.minMinutes(match))).toEqual([])
})

test('the score is the frames won, and no frame is level', () => {
  for (const { match, state } of played) {
    const won = (side: 'home' | 'away', rival: 'home' | 'away') =>
      state.periods.filter((frame) => frame[side] > frame[rival]).length
    expect(state.score).toEqual({ home: won('home', 'away'), away: won('away', 'home') })
    expect(state.periods.every(({ home, away }) => home !== away && Math.max(home, away) <= 170)).toBe(true)
    expect(isDecided(state.score, match.bestOf)).toBe(true)
    expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
    const highest = statOf(state.stats, 'highest_break')
    expect(Math.max(highest.home, highest.away)).toBeLessThanOrEqual(147)
  }
})

test('the stronger player wins more often, not always', () => {
  const won = testContests('frames', 204, 200, { bestOf: 9, strengths: [75, 55] }).filter(
    (one, seed) => fold(framesRules, one, framesSimulator.simulate(one, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(120)
  expect(won.length).toBeLessThan(198)
})

test('the same contest and seed give the same match, within the time limit', () => {
  expect(framesSimulator.simulate(contest, 4)).toEqual(framesSimulator.simulate(contest, 4))
  const { events, foldMs, simulateMs } = costOf(framesRules, framesSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

test('every key in a simulated log is among the keys of the sport', () => {
  const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
  for (const { state } of played) {
    for (const { type } of state.timeline) has(framesKeys.events, type)
    for (const { key } of state.stats) has(framesKeys.stats, key)
  }
})

test('postponed and cancelled matches have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    expect(logFaults({ ...contest, fate }, framesSimulator.simulate({ ...contest, fate }, 3), 0)).toEqual([])
})

test('what is left on the table is known as long as the feed says it', () => {
  const made: Line = { type: 'break', side: 'home', data: { points: 8, left: 139 } }
  expect(after([...frameOne, ...readBreaks('home'), made]).board).toMatchObject({ left: 139 })
  expect(after([...frameOne, made, { type: 'visit', side: 'away' }]).board).not.toHaveProperty('left')
})
