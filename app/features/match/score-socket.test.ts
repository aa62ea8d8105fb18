import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScoreSocket } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

/** A browser's socket to a server that is played by the test. */
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
  hear(frame: unknown): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.dispatchEvent(new MessageEvent('message', { data }))
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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
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
  const heard: number[] = []
  const leave = socket.subscribe('match:1', (frame: TopicFrame) => heard.push(frame.seq), since)
  await pass(0)
  wire().open()
  return { socket, heard, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  vi.stubGlobal('WebSocket', FakeWire)
})
afterEach(() => {
  vi.useRealTimers()
})

test('there is no connection before the first topic, and one for all of them', async () => {
  const socket = newSocket()
  expect(wires).toHaveLength(0)
  socket.subscribe('match:1', () => {})
  socket.subscribe('board:202', () => {})
  await pass(0)
  wire().open()
  expect(wires).toHaveLength(1)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1' }, { subscribe: 'board:202' }])
})

test('a page that has already read the match asks for what is newer only', async () => {
  await liveSocket(17)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 17 }])
})

test('deltas that follow are heard in order', async () => {
  const { heard } = await liveSocket()
  for (const frame of [snapshot(5), delta(5, 6), delta(6, 9)]) wire().hear(frame)
  expect(heard).toEqual([5, 6, 9])
})

test('a gap is asked for, once, and nothing after it is heard before it is closed', async () => {
  const { heard } = await liveSocket()
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

test('a lost connection comes back by itself and goes on from what was seen', async () => {
  const { heard, socket } = await liveSocket()
  wire().hear(snapshot(5))
  wire().close()
  expect(socket.freshness().status).toBe('stale')
  await pass(500)
  expect(wires).toHaveLength(2)
  wire().open()
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  wire().hear(delta(5, 8))
  expect(heard).toEqual([5, 8])
  expect(socket.freshness().status).toBe('live')
})

test('a server that has gone is tried less and less often', async () => {
  newSocket().subscribe('match:1', () => {})
  await pass(0)
  const pauses: number[] = []
  for (let failure = 0; failure < 8; failure++) {
    const before = wires.length
    wire().close()
    let passed = 0
    for (; wires.length === before; passed += 50) await pass(50)
    pauses.push(passed)
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeLessThanOrEqual(500)
  expect(pauses.at(-1)).toBe(15_000)
})

test('visitors who lost the server together do not come back at one moment', async () => {
  const pauseOf = async (random: number) => {
    wires = []
    new ScoreSocket({ url: 'wss://site.test/ws/g', random: () => random }).subscribe('match:1', () => {})
    await pass(0)
    wire().close()
    let passed = 0
    for (; wires.length === 1; passed += 10) await pass(10)
    return passed
  }
  expect(await pauseOf(0)).toBe((await pauseOf(0.999)) / 2)
})

test('after a few failures the page is told that nobody answers', async () => {
  const socket = newSocket()
  socket.subscribe('match:1', () => {})
  await pass(0)
  for (let failure = 0; failure < 4; failure++) {
    wire().close()
    await pass(30_000)
  }
  expect(socket.freshness()).toEqual({ status: 'offline', lastAt: undefined })
})

test('a connection that says it is open and is dead is found out and replaced', async () => {
  const { socket } = await liveSocket()
  wire().hear(snapshot(5))
  const dead = wire()
  await pass(25_000)
  expect(dead.sent).toContain('ping')
  await pass(8_000)
  expect(dead.isClosed).toBe(true)
  expect(socket.freshness().status).toBe('stale')
  await pass(1_000)
  expect(wires).toHaveLength(2)
})

test('a connection that answers its pings stays', async () => {
  await liveSocket()
  for (let minute = 0; minute < 5; minute++) {
    wire().hear('pong')
    await pass(25_000)
  }
  expect(wires).toHaveLength(1)
})

test('the time the server was last heard is told when it falls silent', async () => {
  const { socket } = await liveSocket()
  vi.setSystemTime(1_000_000)
  wire().hear(snapshot(5))
  vi.setSystemTime(1_012_000)
  wire().close()
  expect(socket.freshness()).toEqual({ status: 'stale', lastAt: 1_000_000 })
})

test('a tab that is seen again asks at once for what it missed, and does not trust its connection', async () => {
  const { socket } = await liveSocket()
  wire().hear(snapshot(5))
  wire().takeFrames()
  socket.ensureConnected()
  expect(wire().sent).toContain('ping')
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  await pass(3_000)
  expect(wire().isClosed).toBe(true)
})

test('a network that is back is used at once, whatever the pause was to be', async () => {
  const { socket } = await liveSocket()
  wire().hear(snapshot(5))
  wire().close()
  socket.ensureConnected()
  await pass(0)
  expect(wires).toHaveLength(2)
})

test('a page without network is offline until the server is heard again', async () => {
  let isOnline = true
  const socket = newSocket(() => isOnline)
  socket.subscribe('match:1', () => {})
  await pass(0)
  wire().open()
  wire().hear('pong')
  isOnline = false
  socket.goOffline()
  expect(socket.freshness().status).toBe('offline')
  isOnline = true
  socket.ensureConnected()
  wire().hear('pong')
  expect(socket.freshness().status).toBe('live')
})

test('a topic is left a moment after its last listener, and the connection when nothing is left', async () => {
  const { leave, socket } = await liveSocket()
  const leaveSecond = socket.subscribe('match:1', () => {})
  wire().hear('pong')
  leave()
  await pass(10_000)
  expect(wire().takeFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
  leaveSecond()
  await pass(5_000)
  expect(wire().takeFrames()).toContainEqual({ unsubscribe: 'match:1' })
  wire().hear('pong')
  await pass(20_000)
  expect(wire().isClosed).toBe(true)
  await pass(120_000)
  expect(wires).toHaveLength(1)
})

test('the next page may take a topic over without leaving it', async () => {
  const { leave, socket } = await liveSocket()
  wire().hear(snapshot(5))
  wire().takeFrames()
  leave()
  const heard: number[] = []
  socket.subscribe('match:1', (frame) => heard.push(frame.seq), 5)
  expect(wire().takeFrames()).toEqual([{ subscribe: 'match:1', since: 5 }])
  await pass(6_000)
  wire().hear(delta(5, 6))
  expect(heard).toEqual([6])
  expect(wire().takeFrames()).not.toContainEqual({ unsubscribe: 'match:1' })
})

test('a topic that there is not is not asked for again', async () => {
  await liveSocket()
  wire().hear({ topic: 'match:1', type: 'error', error: 'unknown_topic' })
  wire().takeFrames()
  wire().close()
  await pass(60_000)
  expect(wires).toHaveLength(1)
})

test('what is no frame is passed over', async () => {
  const { heard } = await liveSocket()
  for (const text of ['', '{', 'null', '5', '{"type":"delta"}', '{"type":"error","error":"bad_frame"}'])
    wire().hear(text)
  wire().hear(snapshot(5))
  expect(heard).toEqual([5])
})
