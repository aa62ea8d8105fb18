import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { comparedOver, runsBy, wormOf } from './worm.ts'

const board = {
  family: 'cricket' as const,
  innings: [
    { side: 'away' as const, runs: 30, wickets: 1, balls: 15, isDone: true },
    { side: 'home' as const, runs: 8, wickets: 0, balls: 6, isDone: false },
  ],
  recent: [],
  maxOvers: 20,
}
const item = (seq: number, type: string, period = 'i1'): TimelineItem => ({
  seq,
  at: '2026-11-22T12:00:00.000Z',
  type,
  period,
  isKey: false,
})
const chart = [
  { t: 1, value: 12, period: 'i1' },
  { t: 2, value: 10, period: 'i1' },
  { t: 1, value: 8, period: 'i2' },
]

test('each innings begins at nought and ends with the runs of the scoreboard, in a broken over too', () => {
  const [first, second] = wormOf(chart, [], board)
  expect(first?.overs).toEqual([
    { over: 0, runs: 0 },
    { over: 1, runs: 12 },
    { over: 2, runs: 20 },
    { over: 2.5, runs: 30 },
  ])
  expect(second?.overs.at(-1)).toEqual({ over: 1, runs: 8 })
  expect([first?.side, second?.side]).toEqual(['away', 'home'])
})

test('a wicket stands in its over', () => {
  const timeline = [item(1, 'over_end'), item(2, 'wicket'), item(3, 'over_end'), item(4, 'over_end', 'i2')]
  expect(wormOf(chart, timeline, board)[0]?.wickets).toEqual([{ over: 1.5, runs: 16 }])
})

test('an innings that ended early stays at its total, one under way has no runs in overs to come', () => {
  const [first, second] = wormOf(chart, [], board)
  expect([1, 2, 3, 20].map((over) => first && runsBy(first, over))).toEqual([12, 20, 30, 30])
  expect([1, 2].map((over) => second && runsBy(second, over))).toEqual([8, undefined])
})

test('sides are compared at the last whole over of the chase', () => {
  const worm = wormOf([...chart, { t: 2, value: 9, period: 'i2' }], [], board)
  expect(comparedOver(worm)).toBe(2)
  expect(comparedOver(worm.slice(0, 1))).toBeUndefined()
  expect(comparedOver([])).toBeUndefined()
})
