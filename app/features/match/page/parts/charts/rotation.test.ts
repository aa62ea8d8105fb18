import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { rotationOf } from './rotation.ts'

const member = (id: number, isStarter: boolean) => ({ id, number: id, position: 'pg', isStarter })
const item = (
  seq: number,
  type: string,
  clock: number,
  period: string,
  more: Partial<TimelineItem> = {},
): TimelineItem => ({
  ...{ seq, at: '2026-11-22T12:00:00.000Z', type, clock, period, isKey: false },
  ...more,
})

test('who starts is on until somebody comes on for her or him, over the end of a quarter too', () => {
  const timeline = [
    item(1, 'substitution', 300, 'q1', { player: 3, other: 1 }),
    item(2, 'substitution', 720, 'q2', { player: 9, other: 8 }),
    item(3, 'substitution', 600, 'q2', { player: 1, other: 3 }),
    item(4, 'two_made', 540, 'q2'),
  ]
  const rotation = rotationOf(
    [member(1, true), member(2, true), member(3, false), member(4, false)],
    timeline,
    undefined,
  )
  expect(rotation).toEqual([
    {
      player: 1,
      seconds: 480,
      stints: [
        { from: 0, until: 420 },
        { from: 840, until: 900 },
      ],
    },
    { player: 2, seconds: 900, stints: [{ from: 0, until: 900 }] },
    { player: 3, seconds: 420, stints: [{ from: 420, until: 840 }] },
  ])
})
