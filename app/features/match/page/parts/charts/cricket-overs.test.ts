import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { oversOf, partnershipsOf } from './cricket-overs.ts'
import { overTicks } from './over-ticks.ts'

const board = {
  family: 'cricket' as const,
  innings: [{ side: 'away' as const, runs: 30, wickets: 2, balls: 15, isDone: false }],
  recent: [],
  maxOvers: 20,
}
const item = (seq: number, type: string, more: Partial<TimelineItem> = {}): TimelineItem => ({
  ...{ seq, at: '2026-11-22T12:00:00.000Z', type, period: 'i1', isKey: false },
  ...more,
})
const timeline = [
  item(1, 'over_end'),
  item(2, 'wicket', { player: 1, data: { total: 14, balls: 8, ball: '1.2', partner: 2 } }),
  item(3, 'wicket', { player: 3, data: { total: 20, balls: 12, ball: '1.6', partner: 2 } }),
  item(4, 'over_end'),
]
const batter = (player: number, dismissal: string) => ({ player, side: 'away' as const, values: { dismissal } })
const players = [batter(1, 'b'), batter(2, '*'), batter(3, 'c'), batter(4, '*')]
const chart = [
  { t: 1, value: 12, period: 'i1' },
  { t: 2, value: 10, period: 'i1' },
]

test('each over has its runs and wickets, the broken one too', () => {
  expect(oversOf(chart, timeline, board)[0]?.overs).toEqual([
    { over: 1, runs: 12, wickets: 0 },
    { over: 2, runs: 8, wickets: 2 },
    { over: 3, runs: 10, wickets: 0 },
  ])
})

test('partnerships add up to the total, and who stands now is the last', () => {
  const stands = partnershipsOf({ timeline, players }, board, 1)
  expect(stands.map(({ players, runs, balls }) => [players, runs, balls])).toEqual([
    [[1, 2], 14, 8],
    [[3, 2], 6, 4],
    [[2, 4], 10, 3],
  ])
  expect(stands[1]?.fall).toEqual({ player: 3, total: 20, ball: '1.6' })
  expect(stands.reduce((sum, { runs }) => sum + runs, 0)).toBe(board.innings[0]?.runs)
})

test('a log of before, whose wickets have no totals, has no partnerships', () => {
  expect(partnershipsOf({ timeline: [item(1, 'wicket', { player: 1 })], players }, board, 1)).toEqual([])
})

test.each([
  [2, ['1', '2']],
  [20, ['5', '10', '15', '20']],
  [50, ['10', '20', '30', '40', '50']],
  [17, ['5', '10', '15', '']],
  [1, ['1']],
])('an axis of %i overs names whole overs, each once', (overs, labels) => {
  expect(overTicks(overs).map(({ label }) => label)).toEqual(labels)
})
