import { expect, test } from 'vitest'
import type { TimelineItem } from '#contract/match-state.ts'
import { highlightsOf } from './highlights-of.ts'
import { groupByPeriod } from './timeline-groups.ts'

const item = (seq: number, type: string, isKey = false, period = 'h1'): TimelineItem => ({
  seq,
  at: '2026-11-20T20:00:00.000Z',
  type,
  period,
  isKey,
})
const seqs = (items: readonly TimelineItem[]) => items.map(({ seq }) => seq)

test('items are newest first, grouped by period', () => {
  const groups = groupByPeriod([item(1, 'kick_off'), item(2, 'goal'), item(3, 'second_half_start', false, 'h2')])
  expect(groups.map(({ period, items }) => [period, ...seqs(items)])).toEqual([
    ['h2', 3],
    ['h1', 2, 1],
  ])
})

test('an overview keeps every key moment, however many there are', () => {
  const goals = [1, 2, 3, 4].map((seq) => item(seq, 'goal', true))
  expect(seqs(highlightsOf([...goals, item(5, 'corner')], 2))).toEqual([1, 2, 3, 4])
})

test('an overview is filled up with the latest items, without frequent types', () => {
  const items = [item(1, 'goal', true), item(2, 'corner'), item(3, 'offside'), item(4, 'kill'), item(5, 'kill')]
  expect(seqs(highlightsOf(items, 2))).toEqual([1, 2, 3])
})

test('an overview has every card that the scoreboard counts', () => {
  const cards = ['yellow_card', 'second_yellow', 'red_card'].map((type, index) => item(index + 1, type))
  expect(seqs(highlightsOf([...cards, item(4, 'corner'), item(5, 'offside')], 1))).toEqual([1, 2, 3])
})
