import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { heightAt, leadPathOf, leadShape, untilNow } from './lead-path.ts'
import { timeAxisOf } from './time-axis.ts'

const box = { width: 100, height: 100 }
const points = (...values: [number, number][]) => values.map(([t, value]) => ({ t, value, period: 'g1' }))

test('a lead holds until the next point, and each point stands at its time', () => {
  const given = points([2, 5], [8, -10], [10, -10])
  const { above, below, top } = leadPathOf(given, timeAxisOf(given, 'games'), 'steps', box)
  expect(top).toBe(10)
  expect(above).toBe('M20 50L20 50L20 25L80 25L80 50L100 50L100 50L100 50Z')
  expect(below).toContain('L80 50L80 100L100 100')
})

test('a bar stands for the time before its point', () => {
  const given = points([5, 10], [10, -10])
  const { above, below } = leadPathOf(given, timeAxisOf(given, 'games'), 'bars', box)
  expect(above).toContain('L0 0L50 0L50 50')
  expect(below).toContain('L50 100L100 100')
})

test('the last round of a map is as wide as the others', () => {
  const given = points([1, 1], [2, 2], [3, 1], [4, 2])
  const { above } = leadPathOf(given, timeAxisOf(given, 'rounds'), leadShape('rounds'), { ...box, resets: true })
  expect(above).toContain('L50 0L50 25L75 25L75 0L100 0L100 50Z')
})

test('the score that ends a period is seen: its lead has some width', () => {
  const given = points([50, 5], [99.5, 10], [100, -10])
  const { above, below } = leadPathOf(given, timeAxisOf(given, 'battle_royale'), 'steps', box)
  expect(above).toContain('L50 25L99 25L99 0')
  expect(below).toContain('L99 100L100 100L100 50Z')
})

test('a mark stands on the curve: on the step that holds at its time, on the bar of the time before a point', () => {
  const given = points([2, 5], [8, -10])
  const at = (t: number) => ({ t, period: 'g1' })
  expect(heightAt(given, at(5), 'steps', 10)).toBe(0.25)
  expect(heightAt(given, at(8), 'steps', 10)).toBe(1)
  expect(heightAt(given, at(1), 'steps', 10)).toBe(0.5)
  expect(heightAt(given, at(5), 'bars', 10)).toBe(1)
  expect(heightAt(given, at(9), 'bars', 10)).toBe(1)
})

test('a lead holds until the last event by the clock, not only until the last score', () => {
  const given = [{ t: 700, value: 7, period: 'q1' }]
  const event = (clock: number, period: string): TimelineItem => ({
    seq: clock,
    at: '2026-11-22T12:00:00.000Z',
    type: 'punt',
    isKey: false,
    clock,
    period,
  })
  const axis = timeAxisOf(given, 'american_football')
  const drawn = (...timeline: TimelineItem[]) => untilNow(given, timeline, axis, 'american_football')
  // 15 minutes of the first quarter and 5 of the second.
  expect(drawn(event(200, 'q1'), event(600, 'q2')).at(-1)).toEqual({ t: 1200, value: 7, period: 'q2' })
  expect(drawn(event(200, 'q1'))).toEqual(given)
  expect(drawn(event(100, 'full_time'))).toEqual(given)
})
