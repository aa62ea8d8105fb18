import { expect, test } from 'vitest'
import { createRoomFeed, type RoomPlan } from './room-feed.ts'

const START = 1_000_000
const PLAN: RoomPlan = [
  { from: Number.NEGATIVE_INFINITY, state: 'waiting' },
  { from: START + 500, state: 'live' },
  { from: START + 900, state: 'ended' },
]

test('a room tells its state when it turns, and wakes for the next turn', () => {
  const feed = createRoomFeed(() => 3, PLAN, undefined, START)
  expect(feed.snapshot()).toEqual({ online: 3, state: 'waiting' })
  expect(feed.advance(START + 1)?.data).toEqual({ online: 3, state: 'waiting' })
  expect(feed.nextAt()).toBe(START + 500)
  expect(feed.advance(START + 499)).toBeNull()
  expect(feed.advance(START + 500)?.data).toEqual({ online: 3, state: 'live' })
  expect(feed.nextAt()).toBe(START + 900)
  expect(feed.advance(START + 2000)?.data).toEqual({ online: 3, state: 'ended' })
  expect(feed.nextAt()).toBeUndefined()
})

test('a change of viewers alone says nothing of the state', () => {
  let online = 1
  const feed = createRoomFeed(() => online, PLAN, undefined, START)
  const first = feed.advance(START + 1)
  online = 2
  const second = feed.advance(START + 2)
  expect(second).toEqual({ after: START + 1, data: { online: 2 } })
  expect(first?.after).toBe(START)
})

test('a plan that has changed is told at once', () => {
  const feed = createRoomFeed(() => 0, [{ from: Number.NEGATIVE_INFINITY, state: 'live' }], undefined, START)
  feed.advance(START + 1)
  expect(feed.nextAt()).toBeUndefined()
  feed.replacePlan([{ from: Number.NEGATIVE_INFINITY, state: 'lost' }])
  expect(feed.nextAt()).toBeLessThanOrEqual(START + 1)
  expect(feed.advance(START + 2)?.data).toEqual({ online: 0, state: 'lost' })
})
