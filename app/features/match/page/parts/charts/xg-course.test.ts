import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { chanceSum, chancesOf } from './shots.ts'
import { timeAxisOf } from './time-axis.ts'
import { chanceCourseOf, chancePath } from './xg-course.ts'

const shot = (seq: number, side: 'home' | 'away', clock: number, xg: number, more: object = {}): TimelineItem => ({
  seq,
  at: '2026-11-22T12:00:00.000Z',
  type: 'shot_off_target',
  side,
  clock,
  period: 'h1',
  isKey: false,
  data: { xg, ...more },
})
const axis = timeAxisOf([], 'football')

test('each shot adds its chance to its side, a goal that was taken back adds none', () => {
  const chances = chancesOf([
    shot(1, 'home', 540, 0.1),
    shot(2, 'away', 1080, 0.5, { isCancelled: true }),
    shot(3, 'home', 2160, 0.4),
  ])
  const steps = chanceCourseOf(chances, axis)
  expect(steps.map(({ x, home, away }) => [x, home, away])).toEqual([
    [0.1, 0.1, 0],
    [0.4, 0.5, 0],
  ])
  expect(steps.at(-1)?.home).toBe(chanceSum(chances, 'home'))
  expect(chancePath(steps, 'home', 1, 0.5)).toBe('M0 160H60V144H240V80H300')
  expect(chancePath(steps, 'away', 1, 0.5)).toBe('M0 160H300')
})
