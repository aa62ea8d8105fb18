import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { frameRowsOf } from './frame-rows.ts'

let seq = 0
const item = (period: string, type: string, side: 'home' | 'away', points?: number): TimelineItem => ({
  ...{ seq: ++seq, at: '', type, period, side, score: { home: 0, away: 0 }, isKey: true },
  ...(points === undefined ? {} : { data: { points } }),
})

test('each frame has its points, its breaks and the score after it', () => {
  const rows = frameRowsOf(
    [
      item('f1', 'half_century', 'home', 62),
      item('f1', 'frame_won', 'home'),
      item('f2', 'half_century', 'away', 55),
      item('f2', 'century', 'away', 104),
      item('f2', 'frame_won', 'away'),
    ],
    [
      { key: 'f1', home: 70, away: 12, isDone: true },
      { key: 'f2', home: 0, away: 159, isDone: true },
      { key: 'f3', home: 8, away: 0, isDone: false },
    ],
  )
  expect(rows).toEqual([
    {
      key: 'f1',
      points: { home: 70, away: 12 },
      frames: { home: 1, away: 0 },
      winner: 'home',
      breaks: { home: [62], away: [] },
    },
    {
      key: 'f2',
      points: { home: 0, away: 159 },
      frames: { home: 1, away: 1 },
      winner: 'away',
      breaks: { home: [], away: [104, 55] },
    },
    { key: 'f3', points: { home: 8, away: 0 }, frames: { home: 1, away: 1 }, breaks: { home: [], away: [] } },
  ])
})
