import { expect, test } from 'vitest'
import { createRoomFeed, type RoomFacts } from './room-feed.ts'

const START = 1_000_000
const PLAN: RoomFacts = {
  schedule: [
    { from: Number.NEGATIVE_INFINITY, state: 'waiting' },
    { from: START + 500, state: 'live' },
    { from: START + 900, state: 'ended' },
  ],
}

const OPEN: RoomFacts = { schedule: [{ from: Number.NEGATIVE_INFINITY, state: 'live' }] }

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

test('a change of only the viewers is sent without the state, two seconds after the last one at the earliest', () => {
  let online = 1
  const feed = createRoomFeed(() => online, OPEN, undefined, START)
  expect(feed.advance(START + 1)).toEqual({ after: START, data: { online: 1, state: 'live' } })
  online = 2
  expect(feed.advance(START + 2)).toBeNull()
  expect(feed.nextAt()).toBe(START + 2_001)
  expect(feed.advance(START + 2_001)).toEqual({ after: START + 1, data: { online: 2 } })
})

test('a changed schedule is sent at once', () => {
  const feed = createRoomFeed(() => 0, OPEN, undefined, START)
  feed.advance(START + 1)
  expect(feed.nextAt()).toBeUndefined()
  feed.replaceFacts({ schedule: [{ from: Number.NEGATIVE_INFINITY, state: 'lost' }] })
  expect(feed.nextAt()).toBeLessThanOrEqual(START + 1)
  expect(feed.advance(START + 2)?.data).toEqual({ online: 0, state: 'lost' })
})

test('an announcement is sent when it changes, and empty when it is taken away', () => {
  const facts = (announcement: string): RoomFacts => ({ ...OPEN, announcement })
  const feed = createRoomFeed(() => 3, facts('Back at nine'), undefined, START)
  expect(feed.snapshot()).toEqual({ online: 3, state: 'live', announcement: 'Back at nine' })
  feed.advance(START + 1)
  feed.replaceFacts(facts('Back at ten'))
  expect(feed.nextAt()).toBeLessThanOrEqual(START + 1)
  expect(feed.advance(START + 2)?.data).toEqual({ online: 3, announcement: 'Back at ten' })
  feed.replaceFacts(facts(''))
  expect(feed.advance(START + 3)?.data).toEqual({ online: 3, announcement: '' })
  expect(feed.nextAt()).toBeUndefined()
})

test('a revision is sent when it changes, with the time within which the room is read again', () => {
  const feed = createRoomFeed(() => 1_000, { ...OPEN, revision: 7 }, undefined, START)
  expect(feed.snapshot()).toEqual({ online: 1_000, state: 'live', revision: 7 })
  feed.advance(START + 1)
  feed.replaceFacts({ ...OPEN, revision: 8 })
  expect(feed.nextAt()).toBeLessThanOrEqual(START + 1)
  expect(feed.advance(START + 2)?.data).toEqual({ online: 1_000, revision: 8, refetchWithinMs: 15_000 })
  expect(feed.nextAt()).toBeUndefined()
})

/** How many frames a room sends in ten minutes in which its number of viewers is this at each millisecond. */
function framesOf(viewersAt: (ms: number) => number): number {
  let [now, frames] = [START, 0]
  const feed = createRoomFeed(() => viewersAt(now - START), OPEN, undefined, START)
  for (; now < START + 600_000; now += 100) if (feed.advance(now)) frames += 1
  return frames
}

test('viewers that do not change cause no frames, and no alarm', () => {
  expect(framesOf(() => 40)).toBe(1)
  const feed = createRoomFeed(() => 40, OPEN, undefined, START)
  feed.advance(START)
  expect(feed.nextAt()).toBeUndefined()
})

test('a large number of viewers is told in three digits', () => {
  const told = (viewers: number) => createRoomFeed(() => viewers, OPEN, undefined, START).snapshot()
  expect([999, 1_234, 54_321].map((viewers) => (told(viewers) as { online: number }).online)).toEqual([
    999, 1_230, 54_300,
  ])
  expect(framesOf((ms) => 20_000 + (ms % 40))).toBe(1)
})

test('the more viewers there are, the less often a change goes to all of them', () => {
  const changing = (viewers: number) => framesOf((ms) => Math.round(viewers * (1 + ((ms / 100) % 2) / 10)))
  expect(changing(50)).toBeLessThanOrEqual(300)
  expect(changing(50)).toBeGreaterThan(100)
  expect(changing(1_000)).toBeLessThanOrEqual(60)
  expect(changing(50_000)).toBeLessThanOrEqual(20)
})

test('a state does not wait for the viewers', () => {
  const plan: RoomFacts = { schedule: [...OPEN.schedule, { from: START + 5_000, state: 'ended' }] }
  const viewers = { count: 9_000 }
  const feed = createRoomFeed(() => viewers.count, plan, undefined, START)
  feed.advance(START)
  viewers.count = 8_000
  expect(feed.nextAt()).toBe(START + 5_000)
  expect(feed.advance(START + 5_000)?.data).toEqual({ online: 8_000, state: 'ended' })
})
