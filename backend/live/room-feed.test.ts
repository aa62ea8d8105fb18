import { expect, test } from 'vitest'
import { createRoomFeed, type RoomSchedule } from './room-feed.ts'

const START = 1_000_000
const PLAN: RoomSchedule = [
  { from: Number.NEGATIVE_INFINITY, state: 'waiting' },
  { from: START + 500, state: 'live' },
  { from: START + 900, state: 'ended' },
]

test('a room sends its state when it changes, and knows the time of the next change', () => {
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

test('a change of only the viewers is sent without the state', () => {
  let online = 1
  const feed = createRoomFeed(() => online, PLAN, undefined, START)
  const first = feed.advance(START + 1)
  online = 2
  const second = feed.advance(START + 2)
  expect(second).toEqual({ after: START + 1, data: { online: 2 } })
  expect(first?.after).toBe(START)
})

test('a changed schedule is sent at once', () => {
  const feed = createRoomFeed(() => 0, [{ from: Number.NEGATIVE_INFINITY, state: 'live' }], undefined, START)
  feed.advance(START + 1)
  expect(feed.nextAt()).toBeUndefined()
  feed.replaceSchedule([{ from: Number.NEGATIVE_INFINITY, state: 'lost' }])
  expect(feed.nextAt()).toBeLessThanOrEqual(START + 1)
  expect(feed.advance(START + 2)?.data).toEqual({ online: 0, state: 'lost' })
})
