import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScoreSocket } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

/** A browser's WebSocket whose server is played by the test. */
class FakeWire extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  sent: string[] = []
  constructor() {
    super()
    wires.push(this)
  }
  get isClosed(): boolean {
    return this.readyState === 3
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    if (this.isClosed) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }))
  }
  receive(frame: unknown): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  /** Frames sent since the last call, without pings. */
  takeSentFrames(): unknown[] {
    const frames = this.sent.filter((text) => text !== 'ping').map((text) => JSON.parse(text) as unknown)
    this.sent = []
    return frames
  }
}

let wires: FakeWire[] = []
const wire = (): FakeWire => wires.at(-1) ?? expect.fail('no connection was made')
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const newSocket = (isOnline = () => true) =>
  new ScoreSocket({ url: 'wss://site.test/ws/g', isOnline, random: () => 0.999 })

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

async function liveSocket(since?: number) {
  const socket = newSocket()
  const received: number[] = []
  const unsubscribe = socket.subscribe('match:1', (frame: TopicFrame) => received.push(frame.seq), since)
  await advance(0)
  wire().open()
  return { socket, received, unsubscribe }
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  vi.stubGlobal('WebSocket', FakeWire)
})
afterEach(() => {
  vi.useRealTimers()
})

test('the socket connects with the first subscription and is shared by all', async () => {
  const socket = newSocket()
  expect(wires).toHaveLength(0)
  socket.subscribe('match:1', () => {})
  socket.subscribe('board:202', () => {})
  await advance(0)
  wire().open()
  expect(wires).toHaveLength(1)
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1' }, { subscribe: 'board:202' }])
})

test('a page that has the match already requests only newer frames', async () => {
  await liveSocket(17)
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 17 }])
})

test('consecutive deltas are delivered in order', async () => {
  const { received } = await liveSocket()
  for (const frame of [snapshot(5), delta(5, 6), delta(6, 9)]) wire().receive(frame)
  expect(received).toEqual([5, 6, 9])
})

test('a gap is requested once, and later frames wait until it is filled', async () => {
  const { received } = await liveSocket()
  wire().receive(snapshot(5))
  wire().takeSentFrames()
  wire().receive(delta(7, 8))
  wire().receive(delta(8, 9))
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  expect(received).toEqual([5])
  wire().receive(delta(5, 9))
  wire().receive(delta(9, 10))
  expect(received).toEqual([5, 9, 10])
})

test('a lost connection reconnects and continues from the last frame', async () => {
  const { received, socket } = await liveSocket()
  wire().receive(snapshot(5))
  wire().close()
  expect(socket.freshness().status).toBe('stale')
  await advance(500)
  expect(wires).toHaveLength(2)
  wire().open()
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  wire().receive(delta(5, 8))
  expect(received).toEqual([5, 8])
  expect(socket.freshness().status).toBe('live')
})

test('reconnection delays grow while the server does not answer', async () => {
  newSocket().subscribe('match:1', () => {})
  await advance(0)
  const pauses: number[] = []
  for (let failure = 0; failure < 8; failure++) {
    const before = wires.length
    wire().close()
    let passed = 0
    for (; wires.length === before; passed += 50) await advance(50)
    pauses.push(passed)
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeLessThanOrEqual(500)
  expect(pauses.at(-1)).toBe(15_000)
})

test('reconnection delays differ between visitors', async () => {
  const pauseOf = async (random: number) => {
    wires = []
    new ScoreSocket({ url: 'wss://site.test/ws/g', random: () => random }).subscribe('match:1', () => {})
    await advance(0)
    wire().close()
    let passed = 0
    for (; wires.length === 1; passed += 10) await advance(10)
    return passed
  }
  expect(await pauseOf(0)).toBe((await pauseOf(0.999)) / 2)
})

test('after four failures the status is offline', async () => {
  const socket = newSocket()
  socket.subscribe('match:1', () => {})
  await advance(0)
  for (let failure = 0; failure < 4; failure++) {
    wire().close()
    await advance(30_000)
  }
  expect(socket.freshness()).toEqual({ status: 'offline', lastAt: undefined })
})

test('a connection that does not answer a ping is replaced', async () => {
  const { socket } = await liveSocket()
  wire().receive(snapshot(5))
  const dead = wire()
  await advance(25_000)
  expect(dead.sent).toContain('ping')
  await advance(8_000)
  expect(dead.isClosed).toBe(true)
  expect(socket.freshness().status).toBe('stale')
  await advance(1_000)
  expect(wires).toHaveLength(2)
})

test('a connection that answers pings is kept', async () => {
  await liveSocket()
  for (let minute = 0; minute < 5; minute++) {
    wire().receive('pong')
    await advance(25_000)
  }
  expect(wires).toHaveLength(1)
})

test('a lost connection reports when the server last sent something', async () => {
  const { socket } = await liveSocket()
  vi.setSystemTime(1_000_000)
  wire().receive(snapshot(5))
  vi.setSystemTime(1_012_000)
  wire().close()
  expect(socket.freshness()).toEqual({ status: 'stale', lastAt: 1_000_000 })
})

test('a tab that becomes visible requests missed frames at once and checks its connection', async () => {
  const { socket } = await liveSocket()
  wire().receive(snapshot(5))
  wire().takeSentFrames()
  socket.ensureConnected()
  expect(wire().sent).toContain('ping')
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  await advance(3_000)
  expect(wire().isClosed).toBe(true)
})

test('when the network is back the socket reconnects without waiting', async () => {
  const { socket } = await liveSocket()
  wire().receive(snapshot(5))
  wire().close()
  socket.ensureConnected()
  await advance(0)
  expect(wires).toHaveLength(2)
})

test('a page without network is offline until the server sends something again', async () => {
  let isOnline = true
  const socket = newSocket(() => isOnline)
  socket.subscribe('match:1', () => {})
  await advance(0)
  wire().open()
  wire().receive('pong')
  isOnline = false
  socket.goOffline()
  expect(socket.freshness().status).toBe('offline')
  isOnline = true
  socket.ensureConnected()
  wire().receive('pong')
  expect(socket.freshness().status).toBe('live')
})

test('a topic is unsubscribed some time after its last listener, and the connection closed after the last topic', async () => {
  const { unsubscribe, socket } = await liveSocket()
  const unsubscribeSecond = socket.subscribe('match:1', () => {})
  wire().receive('pong')
  unsubscribe()
  await advance(10_000)
  expect(wire().takeSentFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
  unsubscribeSecond()
  await advance(5_000)
  expect(wire().takeSentFrames()).toContainEqual({ unsubscribe: 'match:1' })
  wire().receive('pong')
  await advance(20_000)
  expect(wire().isClosed).toBe(true)
  await advance(120_000)
  expect(wires).toHaveLength(1)
})

test('the next page can take over a topic before it is unsubscribed', async () => {
  const { unsubscribe, socket } = await liveSocket()
  wire().receive(snapshot(5))
  wire().takeSentFrames()
  unsubscribe()
  const received: number[] = []
  socket.subscribe('match:1', (frame) => received.push(frame.seq), 5)
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  await advance(6_000)
  wire().receive(delta(5, 6))
  expect(received).toEqual([6])
  expect(wire().takeSentFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
})

test('an unknown topic is not requested again', async () => {
  await liveSocket()
  wire().receive({ topic: 'match:1', type: 'error', error: 'unknown_topic' })
  wire().takeSentFrames()
  wire().close()
  await advance(60_000)
  expect(wires).toHaveLength(1)
})

test('a topic that a busy server puts off is requested again after the time it says, from where the page is', async () => {
  const { socket, received } = await liveSocket(4)
  socket.subscribe('board:202', () => {}, 9)
  wire().receive(delta(8, 9, 'board:202'))
  wire().takeSentFrames()
  wire().receive({ topic: 'match:1', type: 'error', error: 'busy', retryAfterMs: 3_000 })
  await advance(2_900)
  expect(wire().takeSentFrames()).toEqual([])
  await advance(200)
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 4 }])
  wire().receive(delta(4, 5))
  expect(received).toEqual([5])
})

test('what was put off is requested once when the connection is lost meanwhile', async () => {
  await liveSocket(4)
  wire().receive({ topic: 'match:1', type: 'error', error: 'busy', retryAfterMs: 8_000 })
  wire().close()
  await advance(1_000)
  wire().open()
  expect(wire().takeSentFrames()).toEqual([{ subscribe: 'match:1', since: 4 }])
  await advance(10_000)
  expect(wire().takeSentFrames()).toEqual([])
})

test('invalid frames are ignored', async () => {
  const { received } = await liveSocket()
  for (const text of ['', '{', 'null', '5', '{"type":"delta"}', '{"type":"error","error":"bad_frame"}'])
    wire().receive(text)
  wire().receive(snapshot(5))
  expect(received).toEqual([5])
})
