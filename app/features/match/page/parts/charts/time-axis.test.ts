import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { clockAt, timeAxisOf, timeOf } from './time-axis.ts'

const point = (t: number, period: string) => ({ t, period, value: 1 })
const item = (clock: number, period: string): TimelineItem => ({
  seq: 1,
  at: '2026-11-22T12:00:00.000Z',
  type: 'goal',
  isKey: true,
  clock,
  period,
})

test('a football match is 90 minutes wide from its first minute, and wider by its added time', () => {
  const early = timeAxisOf([point(60, 'h1'), point(120, 'h1')], 'football')
  expect(early.xOf(1350, 'h1')).toBeCloseTo(0.25)
  expect(early.xOf(2700, 'h2')).toBeCloseTo(0.5)
  expect(early.xOf(5400, 'h2')).toBeCloseTo(1)
  const late = timeAxisOf([point(2700, 'h1'), point(3000, 'h1'), point(2760, 'h2')], 'football')
  expect(late.segments.map(({ from, until }) => until - from)).toEqual([3000, 2700])
  expect(late.xOf(3000, 'h1')).toBe(late.xOf(2700, 'h2'))
})

test('times that start again in each period follow one another', () => {
  const axis = timeAxisOf([point(5, 'i1'), point(20, 'i1'), point(5, 'i2'), point(10, 'i2')], 'cricket')
  expect(axis.segments.map(({ from, until }) => [from, until])).toEqual([
    [0, 20],
    [0, 10],
  ])
  expect(axis.xOf(5, 'i2')).toBeCloseTo(25 / 30)
})

test('times that go on keep their distance, however many points lie between', () => {
  const axis = timeAxisOf([point(1, 's1'), point(9, 's1'), point(10, 's2'), point(20, 's2')], 'tennis')
  expect(axis.xOf(9, 's1')).toBeCloseTo(9 / 20)
  expect(axis.xOf(15, 's2')).toBeCloseTo(15 / 20)
})

test('a time outside of a period stays at its edge, one of another period has no place', () => {
  const axis = timeAxisOf([point(60, 'h1')], 'football')
  expect(axis.xOf(9999, 'h2')).toBe(1)
  expect(axis.xOf(60, 'pens')).toBeUndefined()
})

test('a clock that counts down gives the time since the start', () => {
  const board = {
    family: 'basketball' as const,
    fouls: { home: 0, away: 0 },
    timeouts: { home: 0, away: 0 },
    isBonus: { home: false, away: false },
    quarterSeconds: 600,
  }
  expect(timeOf(item(570, 'q1'), 'basketball', board)).toBe(30)
  expect(timeOf(item(0, 'q3'), 'basketball', board)).toBe(1800)
  expect(timeOf(item(300, 'ot1'), 'basketball', board)).toBe(2400)
  expect(timeOf(item(60, 'q2'), 'american_football')).toBe(1740)
  expect(timeOf(item(600, 'ot1'), 'american_football')).toBe(3900)
  expect(timeOf(item(240, 'r2'), 'combat')).toBe(360)
  expect(timeOf(item(2820, 'h1'), 'football')).toBe(2820)
  expect(clockAt(1740, 'q2', 'american_football')).toBe(60)
  expect(clockAt(2820, 'h1', 'football')).toBe(2820)
})
