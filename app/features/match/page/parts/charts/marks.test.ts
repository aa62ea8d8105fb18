import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { marksOf } from './marks.ts'
import { timeAxisOf } from './time-axis.ts'

const item = (seq: number, type: string, period: string): TimelineItem => ({
  seq,
  at: '2026-11-22T12:00:00.000Z',
  type,
  side: 'home',
  period,
  isKey: false,
})

test('a break of serve stands at its game, also after a set, whose last game has no event of its own', () => {
  const points = [1, 2, 3, 4].map((t) => ({ t, value: 1, period: t < 3 ? 's1' : 's2' }))
  const timeline = [
    item(1, 'game_won', 's1'),
    item(2, 'set_won', 's1'),
    item(3, 'game_won', 's2'),
    item(4, 'break_of_serve', 's2'),
  ]
  const [mark] = marksOf(timeline, timeAxisOf(points, 'tennis'), 'tennis')
  expect(mark?.t).toBe(4)
  expect(mark?.x).toBe(1)
})
