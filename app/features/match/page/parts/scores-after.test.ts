import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { inningsScores, roundScores } from './scores-after.ts'

const event = (seq: number, type: string, period: string, side?: Side): TimelineItem => ({
  seq,
  type,
  period,
  at: '2026-11-22T12:00:00.000Z',
  isKey: false,
  ...(side ? { side } : {}),
})

test('each round and an overtime has the score of its map, and other events none', () => {
  const scores = roundScores([
    event(1, 'round_won', 'm1', 'home'),
    event(2, 'timeout', 'm1', 'away'),
    event(3, 'round_won', 'm1', 'away'),
    event(4, 'round_won', 'm2', 'away'),
    event(5, 'overtime', 'm1'),
  ])
  expect([...scores]).toEqual([
    [1, { home: 1, away: 0 }],
    [3, { home: 1, away: 1 }],
    [4, { home: 0, away: 1 }],
    [5, { home: 1, away: 1 }],
  ])
})

test('an event of cricket has the runs and wickets of its own innings', () => {
  const scored = (seq: number, type: string, period: string, side: Side, home: number, away: number) => ({
    ...event(seq, type, period, side),
    score: { home, away },
  })
  const scores = inningsScores([
    scored(1, 'six', 'i1', 'home', 6, 0),
    scored(2, 'wicket', 'i1', 'home', 6, 0),
    event(3, 'over_end', 'i1'),
    scored(4, 'four', 'i2', 'away', 160, 4),
    scored(5, 'wicket', 'i2', 'away', 160, 7),
    scored(6, 'wicket', 'so1', 'home', 160, 160),
  ])
  expect([...scores]).toEqual([
    [1, '6/0'],
    [2, '6/1'],
    [4, '4/0'],
    [5, '7/1'],
  ])
})
