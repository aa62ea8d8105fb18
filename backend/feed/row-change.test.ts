import { expect, test } from 'vitest'
import type { Board } from '#contract/match-state.ts'
import { rowChangeOf } from './row-change.ts'
import { emptyState } from './shared/state.ts'

const clock = { seconds: 60, at: '2026-11-20T19:30:00.000Z', isRunning: true, direction: 'up' } as const

test('points of a tennis, set or frame match are shown while it is played', () => {
  const tennis = {
    family: 'tennis',
    points: { home: '40', away: 'A' },
    isTieBreak: false,
    sets: { home: 1, away: 0 },
  } as const
  const sets = { family: 'sets', points: { home: 21, away: 19 }, sets: { home: 1, away: 0 }, bestOf: 5 } as const
  expect(rowChangeOf(emptyState({ status: 'live', board: tennis }), 1).points).toEqual({ home: '40', away: 'A' })
  expect(rowChangeOf(emptyState({ status: 'live', board: sets }), 1).points).toEqual({ home: '21', away: '19' })
  expect(rowChangeOf(emptyState({ status: 'finished', board: sets }), 1).points).toBeNull()
})

test('a row of an esports match shows the score of the map while it is played', () => {
  const rounds: Board = {
    family: 'rounds',
    bestOf: 3,
    map: 2,
    round: 9,
    alive: { home: 5, away: 5 },
    money: { home: 0, away: 0 },
    maps: [],
  }
  const periods = [
    { key: 'm1', home: 13, away: 7, isDone: true },
    { key: 'm2', home: 5, away: 3, isDone: false },
  ]
  const live = emptyState({ status: 'live', board: rounds, periods })
  expect(rowChangeOf(live, 1).points).toEqual({ home: '5', away: '3' })
  const inBreak = periods.map((period) => ({ ...period, isDone: true }))
  expect(rowChangeOf({ ...live, periods: inBreak }, 1).points).toBeNull()
  expect(
    rowChangeOf(emptyState({ status: 'live', periods: [{ key: 'q1', home: 9, away: 3, isDone: false }] }), 1).points,
  ).toBeNull()
})

test('a clock, serve or winner that is gone is null, not absent', () => {
  expect(rowChangeOf(emptyState({ status: 'live', clock, serving: 'home' }), 1)).toMatchObject({
    clock,
    serving: 'home',
  })
  expect(rowChangeOf(emptyState({ status: 'finished', clock, winner: 'away' }), 1)).toMatchObject({
    clock: null,
    serving: null,
    winner: 'away',
  })
  expect(rowChangeOf(emptyState(), 1).winner).toBeNull()
})

test('only football has red cards, and the row has the newest odds', () => {
  const football = {
    family: 'football',
    redCards: { home: 1, away: 0 },
    yellowCards: { home: 2, away: 2 },
    corners: { home: 0, away: 0 },
  } as const
  expect(rowChangeOf(emptyState({ board: football }), 1).redCards).toEqual({ home: 1, away: 0 })
  const odds = [1, 2].map((home) => ({ at: clock.at, home, away: 2 }))
  const row = rowChangeOf(emptyState({ odds }), 7)
  expect(row).toMatchObject({ id: 7, odds: { home: 2 } })
  expect('redCards' in row).toBe(false)
})

test('a row of cricket has runs, wickets and overs of each side, while it is played and after', () => {
  const board = {
    family: 'cricket' as const,
    innings: [
      { side: 'away' as const, runs: 142, wickets: 10, balls: 113, isDone: true },
      { side: 'home' as const, runs: 23, wickets: 1, balls: 20, target: 143, isDone: false },
      { side: 'home' as const, runs: 9, wickets: 0, balls: 6, isDone: true },
    ],
    recent: [],
    maxOvers: 20,
  }
  for (const status of ['live', 'finished'] as const)
    expect(rowChangeOf(emptyState({ status, board }), 1).points).toEqual({ home: '23/1 3.2', away: '142 18.5' })
  expect(rowChangeOf(emptyState({ status: 'live', board: { ...board, innings: [] } }), 1).points).toBeNull()
})
