import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayedTopics, setPictureTime } from './delayed-topics.ts'
import type { TopicListener } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
/** The picture is so far behind. */
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
  let hear: TopicListener = () => undefined
  const heard: number[] = []
  const leave = delayedTopics({
    ask: vi.fn(),
    subscribe: (_topic, listener) => {
      hear = listener
      return vi.fn()
    },
  }).subscribe('match:1', ({ seq }) => heard.push(seq))
  return { heard, leave, tell: (seq: number, at = Date.now()) => hear(frameAt(seq, at)) }
}

/** The picture goes on as the clock does. */
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

test('who watches nothing hears at once', () => {
  const { heard, tell } = setUp()
  tell(1)
  expect(heard).toEqual([1])
})

test('who watches hears when the picture has come to it, in order', async () => {
  const { heard, tell } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  tell(1)
  await play(2000)
  tell(2)
  await play(5500)
  expect(heard).toEqual([])
  await play(1000)
  expect(heard).toEqual([1])
  await play(2000)
  expect(heard).toEqual([1, 2])
})

test('a closed player keeps nothing back', async () => {
  const { heard, tell } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  tell(1)
  setPictureTime(undefined)
  tell(2)
  expect(heard).toEqual([1, 2])
})

test('a paused picture keeps the score back for a minute, not for ever', async () => {
  const { heard, tell } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  tell(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(heard).toEqual([1])
})

test.each([
  ['rewound far back', NOW - 180_000],
  ['of a stream whose clock is wrong', NOW - 5 * 3_600_000],
  ['of a stream that says to be ahead', NOW + 60_000],
])('a picture %s keeps nothing back', (_, at) => {
  const { heard, tell } = setUp()
  setPictureTime(new Date(at))
  tell(1)
  expect(heard).toEqual([1])
})

test('nothing is told to who has left', async () => {
  const { heard, leave, tell } = setUp()
  setPictureTime(new Date(NOW - LATE_MS))
  tell(1)
  leave()
  await play(10_000)
  expect(heard).toEqual([])
})
