import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { radiusOf, shotsOf } from './shots.ts'

const shot = (side: 'home' | 'away', type: string, data: TimelineItem['data']): TimelineItem => ({
  seq: 1,
  at: '2026-11-22T12:00:00.000Z',
  type,
  side,
  isKey: false,
  ...(data && { data }),
})

test('each team shoots at its own end, with left and right as the shooter sees them', () => {
  const data = { xg: 0.2, x: 90, y: 25 }
  expect(shotsOf([shot('home', 'shot_on_target', data), shot('away', 'goal', data)])).toMatchObject([
    { outcome: 'on_target', x: 94.5, y: 17 },
    { outcome: 'goal', x: 10.5, y: 51 },
  ])
})

test('a shot without a place, a cancelled goal and what is no shot are not drawn', () => {
  expect(
    shotsOf([
      shot('home', 'shot_off_target', { xg: 0.2 }),
      shot('home', 'goal', { xg: 0.2, x: 90, y: 50, isCancelled: true }),
      shot('home', 'corner', { x: 100, y: 0 }),
    ]),
  ).toEqual([])
})

test('the area of a sign grows with the chance', () => {
  const area = (xg: number) => radiusOf(xg) ** 2
  expect(area(0.6) - area(0.4)).toBeCloseTo(area(0.3) - area(0.1))
})
