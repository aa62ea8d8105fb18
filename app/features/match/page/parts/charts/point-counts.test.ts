import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { pointCounts } from './point-counts.ts'

const point = (t: number, value: number, period: string) => ({ t, value, period })

test('the points of a set have its score, which begins again in the next set', () => {
  const points = [point(1, 1, 's1'), point(2, 2, 's1'), point(3, 1, 's1'), point(4, -1, 's2')]
  expect(pointCounts(points, [], 'sets')).toEqual(['1–0', '2–0', '2–1', '0–1'])
})

test('a round has its number on its own map, not in the match', () => {
  const points = [point(1, 1, 'm1'), point(2, 2, 'm1'), point(3, -1, 'm2'), point(4, -2, 'm2')]
  expect(pointCounts(points, [], 'rounds')).toEqual(['1', '2', '1', '2'])
})

test('the games of tennis have the score of their set; the last one of a set ends with it', () => {
  const item = (seq: number, type: string, side: 'home' | 'away', period: string): TimelineItem => ({
    seq,
    at: '2026-11-22T12:00:00.000Z',
    type,
    side,
    period,
    isKey: false,
  })
  const timeline = [
    item(1, 'game_won', 'home', 's1'),
    item(2, 'ace', 'away', 's1'),
    item(3, 'set_won', 'home', 's1'),
    item(4, 'break_of_serve', 'away', 's2'),
  ]
  const points = [point(1, 16, 's1'), point(2, 30, 's1'), point(3, -50, 's2')]
  expect(pointCounts(points, timeline, 'tennis')).toEqual(['1–0', '2–0', '0–1'])
})

test('sports with a clock have none', () => {
  expect(pointCounts([point(60, 4, 'h1')], [], 'football')).toEqual([])
})
