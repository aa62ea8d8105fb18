import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryDelayMs, ScoreSocket, type Wire } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  sent: string[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosed = true
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }
  /** Frames sent since last asked, pings left out. */
  takeFrames(): unknown[] {
    const frames = this.sent.filter((text) => text !== 'ping').map((text) => JSON.parse(text) as unknown)
    this.sent = []
    return frames
  }
}

let wires: FakeWire[] = []
const wire = (): FakeWire => wires.at(-1) ?? expect.fail('no connection was made')
const newSocket = (isOnline = () => true) =>
  new ScoreSocket({
    connect() {
      const fresh = new FakeWire()
      wires.push(fresh)
      return fresh
    },
    isOnline,
    random: () => 1,
  })

const at = '2026-11-20T12:00:00.000Z'
const snapshot = (seq: number, topic = 'match:1') => ({ topic, type: 'snapshot', seq, at, data: { rows: [] } })
const delta = (after: number, seq: number, topic = 'match:1') => ({
  topic,
  type: 'delta',
  after,
  seq,
  at,
  data: { rows: [] },
})

function liveSocket(since?: number) {
  const socket = newSocket()
  const heard: number[] = []
  const leave = socket.subscribe('match:1', (frame: TopicFrame) => heard.push(frame.seq), since)
  wire().onopen?.()
  return { socket, heard, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('there is no connection before the first topic, and one for all of them', () => {
  const socket = newSocket()
  expect(wires).toHaveLength(0)
  socket.subscribe('match:1', () => {})
  socket.subscribe('board:202', () => {})
  wire().onopen?.()
  expect(wires).toHaveLength(1)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1' }, { subscribe: 'board:202' }])
})

test('a page that has already read the match asks for what is newer only', () => {
  liveSocket(17)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 17 }])
})

test('deltas that follow are heard in order', () => {
  const { heard } = liveSocket()
  for (const frame of [snapshot(5), delta(5, 6), delta(6, 9)]) wire().hear(frame)
  expect(heard).toEqual([5, 6, 9])
})

test('a gap is asked for, once, and nothing after it is heard before it is closed', () => {
  const { heard } = liveSocket()
  wire().hear(snapshot(5))
  wire().takeFrames()
  wire().hear(delta(7, 8))
  wire().hear(delta(8, 9))
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  expect(heard).toEqual([5])
  wire().hear(delta(5, 9))
  wire().hear(delta(9, 10))
  expect(heard).toEqual([5, 9, 10])
})

test('a lost connection comes back by itself and goes on from what was seen', () => {
  const { heard, socket } = liveSocket()
  wire().hear(snapshot(5))
  wire().onclose?.()
  expect(socket.freshness().status).toBe('stale')
  vi.advanceTimersByTime(retryDelayMs(1, 1))
  expect(wires).toHaveLength(2)
  wire().onopen?.()
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  wire().hear(delta(5, 8))
  expect(heard).toEqual([5, 8])
  expect(socket.freshness().status).toBe('live')
})

test('a server that has gone is tried less and less often, never in step with the crowd', () => {
  expect(retryDelayMs(3, 1)).toBe(2 * retryDelayMs(2, 1))
  expect(retryDelayMs(50, 1)).toBe(15_000)
  expect(retryDelayMs(3, 0)).toBe(retryDelayMs(3, 1) / 2)
})

test('after a few failures the page is told that nobody answers', () => {
  const socket = newSocket()
  socket.subscribe('match:1', () => {})
  for (let failure = 0; failure < 4; failure++) {
    wire().onclose?.()
    vi.advanceTimersByTime(30_000)
  }
  expect(socket.freshness()).toEqual({ status: 'offline', lastAt: undefined })
})

test('a connection that says it is open and is dead is found out and replaced', () => {
  const { socket } = liveSocket()
  wire().hear(snapshot(5))
  const dead = wire()
  vi.advanceTimersByTime(25_000)
  expect(dead.sent).toContain('ping')
  vi.advanceTimersByTime(8_000)
  expect(dead.isClosed).toBe(true)
  expect(socket.freshness().status).toBe('stale')
  vi.advanceTimersByTime(1_000)
  expect(wires).toHaveLength(2)
})

test('a connection that answers its pings stays', () => {
  liveSocket()
  for (let minute = 0; minute < 5; minute++) {
    wire().hear('pong')
    vi.advanceTimersByTime(25_000)
  }
  expect(wires).toHaveLength(1)
})

test('the time the server was last heard is told when it falls silent', () => {
  const { socket } = liveSocket()
  vi.setSystemTime(1_000_000)
  wire().hear(snapshot(5))
  vi.setSystemTime(1_012_000)
  wire().onclose?.()
  expect(socket.freshness()).toEqual({ status: 'stale', lastAt: 1_000_000 })
})

test('a tab that is seen again asks at once for what it missed, and does not trust its connection', () => {
  const { socket } = liveSocket()
  wire().hear(snapshot(5))
  wire().takeFrames()
  socket.wake()
  expect(wire().sent).toContain('ping')
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  vi.advanceTimersByTime(3_000)
  expect(wire().isClosed).toBe(true)
})

test('a network that is back is used at once, whatever the pause was to be', () => {
  const { socket } = liveSocket()
  wire().hear(snapshot(5))
  wire().onclose?.()
  socket.wake()
  expect(wires).toHaveLength(2)
})

test('a page without network is offline until the server is heard again', () => {
  let isOnline = true
  const socket = newSocket(() => isOnline)
  socket.subscribe('match:1', () => {})
  wire().onopen?.()
  wire().hear('pong')
  isOnline = false
  socket.sleep()
  expect(socket.freshness().status).toBe('offline')
  isOnline = true
  socket.wake()
  wire().hear('pong')
  expect(socket.freshness().status).toBe('live')
})

test('a topic is left a moment after its last listener, and the connection when nothing is left', () => {
  const { leave, socket } = liveSocket()
  const leaveSecond = socket.subscribe('match:1', () => {})
  wire().hear('pong')
  leave()
  vi.advanceTimersByTime(10_000)
  expect(wire().takeFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
  leaveSecond()
  vi.advanceTimersByTime(5_000)
  expect(wire().takeFrames()).toContainEqual({ unsubscribe: 'match:1' })
  wire().hear('pong')
  vi.advanceTimersByTime(20_000)
  expect(wire().isClosed).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(wires).toHaveLength(1)
})

test('the next page may take a topic over without leaving it', () => {
  const { leave, socket } = liveSocket()
  wire().hear(snapshot(5))
  wire().takeFrames()
  leave()
  const heard: number[] = []
  socket.subscribe('match:1', (frame) => heard.push(frame.seq), 5)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  vi.advanceTimersByTime(6_000)
  wire().hear(delta(5, 6))
  expect(heard).toEqual([6])
  expect(wire().takeFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
})

test('a topic that there is not is not asked for again', () => {
  liveSocket()
  wire().hear({ topic: 'match:1', type: 'error', error: 'unknown_topic' })
  wire().takeFrames()
  wire().onclose?.()
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
})

test('what is no frame is passed over', () => {
  const { heard } = liveSocket()
  for (const text of ['', '{', 'null', '5', '{"type":"delta"}', '{"type":"error","error":"bad_frame"}'])
    wire().hear(text)
  wire().hear(snapshot(5))
  expect(heard).toEqual([5])
})
