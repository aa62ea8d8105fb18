import { expect, test } from 'vitest'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { freshItems } from './fresh-items.ts'

const AT = '2026-11-22T14:00:00.000Z'
const goal = (at: string): TimelineItem => ({ seq: 2, at, type: 'goal', side: 'home', isKey: true })
const delta = (timeline: TimelineItem[]): TopicFrame => ({
  topic: 'match:1',
  type: 'delta',
  after: 1,
  seq: 2,
  at: AT,
  data: { row: { id: 1, seq: 2 }, timeline },
})

test('an event of the last seconds is news', () => {
  const now = goal('2026-11-22T13:59:58.000Z')
  expect(freshItems(delta([now]))).toEqual([now])
})

test('what a reconnection catches up on is not, nor what a snapshot has', () => {
  expect(freshItems(delta([goal('2026-11-22T13:59:00.000Z')]))).toEqual([])
  const data = { row: { id: 1, seq: 2 }, stats: [], timeline: [goal(AT)], chart: [], odds: [], players: [] }
  expect(freshItems({ topic: 'match:1', type: 'snapshot', seq: 2, at: AT, data })).toEqual([])
})
