import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { goldLeadOf, goldTicks } from './gold-lead-of.ts'

const item = (seq: number, type: string, clock: number, period = 'm1'): TimelineItem => ({
  ...{ seq, type, clock, period, side: 'home', at: '2026-11-22T12:00:00.000Z', isKey: false },
})
const chart = [
  { t: 60, value: 600, period: 'm1' },
  { t: 120, value: -3000, period: 'm1' },
  { t: 60, value: 9000, period: 'm2' },
]

test('towers and objectives stand on the line at their time; kills and other games do not', () => {
  const timeline = [item(1, 'dragon', 30), item(2, 'kill', 40), item(3, 'tower', 90), item(4, 'tower', 50, 'm2')]
  expect(goldLeadOf(chart, timeline, 'm1').marks).toMatchObject([
    { seq: 1, t: 30, value: 300 },
    { seq: 3, t: 90, value: -1200 },
  ])
})

test('the scale holds the largest lead, and time lasts as long as the game', () => {
  expect(goldLeadOf(chart, [item(1, 'map_won', 150)], 'm1')).toMatchObject({ seconds: 150, most: 3000 })
  expect(goldLeadOf([], [], 'm1')).toMatchObject({ points: [], most: 1000 })
})

test('the time axis of a game names full minutes between its ends, none of them close to an end', () => {
  expect(goldTicks(2011)).toEqual([600, 1200])
  expect(goldTicks(1400)).toEqual([300, 600, 900])
  expect(goldTicks(4200)).toEqual([1200, 2400])
  expect(goldTicks(90)).toEqual([])
})
