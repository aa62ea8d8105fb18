import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { roundScores } from './round-scores.ts'

const event = (seq: number, type: string, period: string, side?: Side): TimelineItem => ({
  seq,
  type,
  period,
  at: '2026-11-22T12:00:00.000Z',
  isKey: false,
  ...(side ? { side } : {}),
})

test('each round has the score of its map after it, and other events none', () => {
  const scores = roundScores([
    event(1, 'round_won', 'm1', 'home'),
    event(2, 'timeout', 'm1', 'away'),
    event(3, 'round_won', 'm1', 'away'),
    event(4, 'round_won', 'm2', 'away'),
  ])
  expect([...scores]).toEqual([
    [1, { home: 1, away: 0 }],
    [3, { home: 1, away: 1 }],
    [4, { home: 0, away: 1 }],
  ])
})
