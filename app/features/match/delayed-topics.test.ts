import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TopicListener } from '#app/lib/score-socket.ts'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import { delayedTopics } from './delayed-topics.ts'
import { setPictureTime } from './picture-time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
/** How far the picture lags behind the scores. */
const LATE_MS = 8000

const frameAt = (seq: number, at: number): TopicFrame => ({
  topic: 'match:1',
  type: 'delta',
  after: seq - 1,
  seq,
  at: new Date(at).toISOString(),
  data: { row: { id: 1, seq } },
})

function setUp() {
  let receive: TopicListener = () => undefined
  const received: number[] = []
  const unsubscribe = delayedTopics({
    request: vi.fn(),
    subscribe: (_topic, listener) => {
      receive = listener
      return vi.fn()
    },
  }).subscribe('match:1', ({ seq }) => received.push(seq))
  return { received, unsubscribe, send: (seq: number, at = Date.now()) => receive(frameAt(seq, at)) }
}

/** Plays the picture along with the clock. */
async function play(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 250) {
    await vi.advanceTimersByTimeAsync(250)
    setPictureTime(new Date(Date.now() - LATE_MS))
  }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  setPictureTime(undefined)
  vi.useRealTimers()
})

test('without a player, frames are delivered at once', () => {
  const { received, send } = setUp()
  send(1)
  expect(received).toEqual([1])
})

test('with a player, frames are delivered in order when the picture reaches their time', async () => {
  const { received, send } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  send(1)
  await play(2000)
  send(2)
  await play(5500)
  expect(received).toEqual([])
  await play(1000)
  expect(received).toEqual([1])
  await play(2000)
  expect(received).toEqual([1, 2])
})

test('closing the player delivers all held frames', async () => {
  const { received, send } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  send(1)
  setPictureTime(undefined)
  send(2)
  expect(received).toEqual([1, 2])
})

test('a paused picture holds frames back for a minute at most', async () => {
  const { received, send } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  send(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(received).toEqual([1])
})

test.each([
  ['rewound far back', NOW - 180_000],
  ['of a stream whose clock is wrong', NOW - 5 * 3_600_000],
  ['of a stream whose clock is ahead', NOW + 60_000],
])('a picture %s holds no frames back', (_, at) => {
  const { received, send } = setUp()
  setPictureTime(new Date(at))
  send(1)
  expect(received).toEqual([1])
})

test('nothing is delivered after unsubscribing', async () => {
  const { received, unsubscribe, send } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  send(1)
  unsubscribe()
  await play(10_000)
  expect(received).toEqual([])
})
