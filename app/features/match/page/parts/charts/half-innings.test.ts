import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { halfInningsOf } from './half-innings.ts'

const play = (
  seq: number,
  type: string,
  side: 'home' | 'away',
  period: string,
  data?: TimelineItem['data'],
): TimelineItem => ({
  ...{ seq, at: '2026-11-22T12:00:00.000Z', type, side, period, isKey: false },
  ...(data ? { data } : {}),
})

test('plays belong to the side at bat of their inning, with the runs they brought', () => {
  const halves = halfInningsOf([
    play(1, 'half_start', 'away', 'i1', { inning: 1 }),
    play(2, 'single', 'away', 'i1', { bases: '100', outs: 0, runs: 0 }),
    play(3, 'home_run', 'away', 'i1', { bases: '000', outs: 0, runs: 2 }),
    play(4, 'pitching_change', 'home', 'i1'),
    play(5, 'strikeout', 'home', 'i1', { bases: '000', outs: 1, runs: 0 }),
    play(6, 'strikeout', 'away', 'i2', { bases: '000', outs: 1, runs: 0 }),
    play(7, 'single', 'away', 'i2'),
  ])
  expect(halves.map(({ key, plays, runs }) => [key, plays.map(({ seq }) => seq), runs])).toEqual([
    ['i1 away', [2, 3, 4], 2],
    ['i1 home', [5], 0],
    ['i2 away', [6], 0],
  ])
})
