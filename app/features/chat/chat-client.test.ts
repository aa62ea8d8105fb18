import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage, ChatServerFrame } from '#contract/chat.ts'
import { ChatClient } from './chat-client.ts'

let sockets: Wire[]

/** A browser's WebSocket. */
class Wire extends EventTarget {
  /** Whether it answers pings. */
  isAnswering = true
  pings = 0
  static readonly OPEN = 1
  readyState = 0
  readonly sent: string[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    }, 10)
  }
  receive(frame: ChatServerFrame) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  send(text: string) {
    if (text !== 'ping') {
      this.sent.push(text)
      return
    }
    this.pings += 1
    if (this.isAnswering) setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'pong' })), 10)
  }
  close(code = 1006, reason = '') {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}

const last = (): Wire => sockets.at(-1) as Wire
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const message = (id: number): ChatMessage => ({ id, by: { uid: 1, name: 'ann', level: 1 }, text: `m${id}`, at: id })
const idsOf = (chat: ChatClient) =>
  chat.snapshot().lines.map((line) => (line.kind === 'message' ? line.message.id : line.kind))

async function enter(messages: readonly number[] = [1, 2]): Promise<ChatClient> {
  const chat = new ChatClient({ url: (since) => `wss://example.org/ws/j?since=${since ?? ''}`, random: () => 0.5 })
  chat.open()
  await advance(100)
  last().receive({ type: 'welcome', last: messages.at(-1) ?? 0, messages: messages.map(message) })
  return chat
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  vi.stubGlobal('WebSocket', Wire)
})

test('messages come in order, once, with the number of those that are not shown', async () => {
  const chat = await enter()
  last().receive({ type: 'messages', after: 2, last: 4, messages: [message(3), message(4)] })
  last().receive({ type: 'messages', after: 2, last: 4, messages: [message(3), message(4)] })
  last().receive({ type: 'messages', after: 4, last: 9, messages: [message(5)], more: 4 })
  last().receive({ type: 'messages', after: 9, last: 12, messages: [], more: 3 })
  expect(idsOf(chat)).toEqual([1, 2, 3, 4, 5, 'more'])
  expect(chat.snapshot().lines.at(-1)).toMatchObject({ count: 7 })
  last().receive({ type: 'removed', id: 3 })
  expect(idsOf(chat)).toEqual([1, 2, 4, 5, 'more'])
  chat.close()
})

test('what was lost is asked for by a new connection; what cannot be had is said', async () => {
  const chat = await enter()
  last().receive({ type: 'messages', after: 5, last: 6, messages: [message(6)] })
  await advance(2000)
  expect(sockets).toHaveLength(2)
  expect(last().url).toContain('since=2')
  last().receive({ type: 'welcome', last: 6, messages: [3, 4, 5, 6].map(message) })
  expect(idsOf(chat)).toEqual([1, 2, 3, 4, 5, 6])
  last().close()
  expect(chat.snapshot().status).toBe('stale')
  await advance(20_000)
  last().receive({ type: 'welcome', last: 200, isGap: true, messages: [199, 200].map(message) })
  expect(idsOf(chat).slice(-3)).toEqual(['gap', 199, 200])
  chat.close()
})

test('what is said goes out again after each reconnection, under the same nonce, until it is answered', async () => {
  const chat = await enter()
  const said = chat.say('hello')
  const [first = ''] = last().sent
  last().close()
  await advance(20_000)
  last().receive({ type: 'welcome', last: 2, messages: [] })
  expect(last().sent).toEqual([first])
  const { nonce } = JSON.parse(first) as { nonce: string }
  last().receive({ type: 'said', nonce, id: 3 })
  expect(await said).toEqual({ ok: true })
  last().close()
  await advance(20_000)
  last().receive({ type: 'welcome', last: 3, messages: [message(3)] })
  expect(last().sent).toEqual([])

  const refused = chat.say('again')
  const { nonce: second } = JSON.parse(last().sent[0] ?? '{}') as { nonce: string }
  last().receive({ type: 'refused', nonce: second, why: 'slow', waitMs: 900 })
  expect(await refused).toEqual({ ok: false, why: 'slow', waitMs: 900 })
  chat.close()
})

test('a connection that survives a loss of network is live again, and what was said meanwhile goes out', async () => {
  const chat = await enter()
  chat.goOffline()
  void chat.say('hello')
  expect(chat.snapshot().status).toBe('offline')
  chat.ensureConnected()
  await advance(100)
  expect(chat.snapshot().status).toBe('live')
  expect(last().sent.length).toBeGreaterThan(0)
  expect(sockets).toHaveLength(1)
  chat.close()
})

test('frames before the welcome of a connection are left out, and nothing is asked for because of them', async () => {
  const chat = await enter()
  last().close()
  await advance(20_000)
  const { length } = sockets
  last().receive({ type: 'messages', after: 7, last: 8, messages: [message(8)] })
  await advance(3000)
  expect(sockets).toHaveLength(length)
  last().receive({ type: 'welcome', last: 8, messages: [3, 8].map(message) })
  expect(idsOf(chat)).toEqual([1, 2, 3, 8])
  chat.close()
})

test('what could not be sent is the same message when it is said once more; after nine minutes it is given up', async () => {
  const chat = await enter()
  const nonceOf = () => (JSON.parse(last().sent.at(-1) ?? '{}') as { nonce: string }).nonce
  const first = chat.say('hello')
  const nonce = nonceOf()
  last().receive({ type: 'refused', nonce, why: 'unavailable' })
  expect(await first).toEqual({ ok: false, why: 'unavailable' })
  const again = chat.say('hello')
  expect(nonceOf()).toBe(nonce)
  last().receive({ type: 'said', nonce, id: 3 })
  await again
  const other = chat.say('hello')
  expect(nonceOf()).not.toBe(nonce)
  await advance(9 * 60_000)
  expect(await other).toEqual({ ok: false, why: 'unavailable' })
  chat.close()
})

test('what a removed message said is gone from what answered it', async () => {
  const chat = await enter([1])
  last().receive({
    type: 'messages',
    after: 1,
    last: 2,
    messages: [{ ...message(2), replyTo: { id: 1, name: 'ann', text: 'm1' } }],
  })
  last().receive({ type: 'removed', id: 1 })
  expect(chat.snapshot().lines).toEqual([{ kind: 'message', key: expect.any(Number), message: message(2) }])
  chat.close()
})

test('a mute is known on entering and when it is set or lifted', async () => {
  const chat = new ChatClient({ url: () => 'wss://example.org/ws/j' })
  chat.open()
  await advance(100)
  last().receive({ type: 'welcome', last: 0, messages: [], you: { uid: 1, name: 'ann', level: 1 }, mutedUntil: 5 })
  expect(chat.snapshot().mutedUntil).toBe(5)
  last().receive({ type: 'muted', until: 0 })
  expect(chat.snapshot().mutedUntil).toBe(0)
  chat.close()
})

test('news are what is said from now on, once, and what is taken out; not what was said before', async () => {
  const chat = await enter()
  const heard: unknown[] = []
  const stop = chat.onNews((news) => heard.push('messages' in news ? news.messages.map(({ id }) => id) : news))
  last().receive({ type: 'messages', after: 2, last: 3, messages: [message(3)] })
  last().receive({ type: 'messages', after: 2, last: 3, messages: [message(3)] })
  last().receive({ type: 'removed', id: 3 })
  last().close()
  await advance(20_000)
  last().receive({ type: 'welcome', last: 5, messages: [message(4), message(5)] })
  last().receive({ type: 'messages', after: 5, last: 6, messages: [], more: 1 })
  expect(heard).toEqual([[3], { removed: 3 }])
  stop()
  last().receive({ type: 'messages', after: 6, last: 7, messages: [message(7)] })
  expect(heard).toHaveLength(2)
  chat.close()
})

test('frames are acknowledged, every five seconds at most and never before the last pong', async () => {
  const chat = await enter()
  let id = 2
  const hear = async (seconds: number) => {
    const before = last().pings
    for (let each = 0; each < seconds * 4; each += 1) {
      last().receive({ type: 'messages', after: id, last: id + 1, messages: [message(id + 1)] })
      id += 1
      await advance(250)
    }
    return last().pings - before
  }
  expect(await hear(15), 'three, and those of its heartbeat').toBeLessThanOrEqual(4)
  last().isAnswering = false
  await hear(6)
  expect(await hear(30)).toBe(0)
  expect(sockets).toHaveLength(1)
  chat.close()
})

test('the last frame is acknowledged too, when it came soon after one that was', async () => {
  const chat = await enter()
  const { pings } = last()
  last().receive({ type: 'messages', after: 2, last: 3, messages: [message(3)] })
  await advance(2000)
  last().receive({ type: 'messages', after: 3, last: 4, messages: [message(4)] })
  expect(last().pings - pings).toBe(1)
  await advance(3000)
  expect(last().pings - pings).toBe(2)
  await advance(12_000)
  expect(last().pings - pings, 'in silence nothing but its heartbeat').toBe(2)
  chat.close()
})

test('a page that is sent away says so, stays away as long as it was told, and comes back where it was', async () => {
  const chat = await enter()
  last().close(1013, '12')
  expect(chat.snapshot()).toMatchObject({ status: 'slow', backInSeconds: 12 })
  await advance(11_900)
  expect(sockets).toHaveLength(1)
  expect(chat.snapshot().status).toBe('slow')
  await advance(2000)
  expect(sockets).toHaveLength(2)
  expect(last().url).toContain('since=2')
  last().receive({ type: 'welcome', last: 3, messages: [message(3)] })
  expect(chat.snapshot().status).toBe('live')
  expect(idsOf(chat)).toEqual([1, 2, 3])

  for (const reason of ['', 'x', '-5', '99999']) {
    last().close(1013, reason)
    expect(chat.snapshot().status, reason).toBe('stale')
    await advance(20_000)
    last().receive({ type: 'welcome', last: 3, messages: [] })
  }
  chat.close()
})

test('a simulated crowd is heard among what is said, once, and leaves the ids of the room alone', async () => {
  const chat = await enter()
  const news: number[] = []
  chat.onNews((each) => 'messages' in each && news.push(...each.messages.map(({ id }) => id)))
  const crowd = (id: number, at: number): ChatMessage => ({ ...message(id), at, by: { uid: -1, name: 'x', level: 1 } })
  last().receive({ type: 'crowd', messages: [crowd(-5, 1), crowd(-6, 9)], viewers: 800, isPast: true })
  expect(idsOf(chat)).toEqual([1, -5, 2, -6])
  last().receive({ type: 'crowd', messages: [crowd(-6, 9), crowd(-7, 10)], viewers: 810 })
  expect([idsOf(chat), chat.snapshot().crowd, news]).toEqual([[1, -5, 2, -6, -7], 810, [-7]])
  last().receive({ type: 'messages', after: 2, last: 3, messages: [message(3)] })
  expect(idsOf(chat)).toEqual([1, -5, 2, -6, -7, 3])
  await advance(5000)
  expect(sockets).toHaveLength(1)
})

test('a page that wakes is back at once, whether it was sent away before or in its sleep', async () => {
  const chat = await enter()
  last().close(1013, '20')
  await advance(2000)
  expect(sockets).toHaveLength(1)
  chat.ensureConnected()
  await advance(1000)
  expect(sockets).toHaveLength(2)
  last().receive({ type: 'welcome', last: 2, messages: [] })
  await advance(60_000)
  chat.ensureConnected()
  last().close(1013, '20')
  expect(chat.snapshot().status).toBe('stale')
  await advance(1000)
  expect(sockets).toHaveLength(3)
  chat.close()
})

test('what was taken out while the page was away is gone when it comes back, also where it was quoted', async () => {
  const chat = await enter([1, 2, 3])
  const news: unknown[] = []
  chat.onNews((each) => news.push(each))
  const quoting = { ...message(4), replyTo: { id: 2, name: 'ann', text: 'm2' } }
  last().receive({ type: 'messages', after: 3, last: 4, messages: [quoting] })
  last().close()
  await advance(5000)
  last().receive({ type: 'welcome', last: 5, messages: [message(5)], removed: [2] })
  expect(idsOf(chat)).toEqual([1, 3, 4, 5])
  expect(JSON.stringify(chat.snapshot().lines)).not.toContain('m2')
  expect(news).toContainEqual({ removed: 2 })
  chat.close()
})
