import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { subscribeInbox } from './inbox.live.ts'

type Ticket = { ok: true; data: { ticket: string; uid: number } } | { ok: false; error: { code: ErrorName } }
const getTicket = vi.hoisted(() => vi.fn<() => Promise<Ticket>>())
const KEY = ['viewer']
const toast = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('#app/ui/toast.ts', () => ({ toast }))
vi.mock('./notice.functions.ts', () => ({ getInboxTicket: getTicket }))
vi.mock('../session/viewer.queries.ts', () => ({
  viewerQuery: () => ({ queryKey: KEY }),
  viewerIn: (client: QueryClient) => client.getQueryData(KEY),
}))

const MINUTE = 60_000
let sockets: Wire[]
let page: EventTarget & { visibilityState: string }
let network: EventTarget
let isDown: boolean

/** A browser's WebSocket whose server answers pings until it falls silent. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  isSilent = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
    setTimeout(() => (isDown ? this.close() : this.#open()), 10)
  }
  #open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  receive(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  send(text: string) {
    if (text === 'ping' && !this.isSilent) setTimeout(() => this.receive('pong'), 10)
  }
  close(code = 1006) {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  }
}

const last = (): Wire => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  isDown = false
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  network = new EventTarget()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', network)
  vi.stubGlobal('location', { href: 'https://example.org/match' })
  getTicket.mockReset().mockResolvedValue({ ok: true, data: { ticket: 't', uid: 1 } })
})

test('the unread count is that of the server', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, { uid: 1, own: { unreadCount: 0 } })
  const stop = subscribeInbox(client)
  await advance(100)
  expect(last().url).toBe('wss://example.org/ws/u?ticket=t')
  last().receive('{"type":"unread","unread":3}')
  expect(client.getQueryData(KEY)).toEqual({ uid: 1, own: { unreadCount: 3 } })
  stop()
})

test('a balance that is sent is shown, an older one that comes later is not', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, { uid: 1, own: { unreadCount: 2, gold: 5, diamond: 0 } })
  const stop = subscribeInbox(client)
  await advance(100)
  last().receive('{"type":"balance","gold":100,"diamond":3,"seq":7}')
  last().receive('{"type":"balance","gold":5,"diamond":0,"seq":6}')
  await advance(10)
  expect(client.getQueryData(KEY)).toEqual({ uid: 1, own: { unreadCount: 2, gold: 100, diamond: 3 } })
  expect(client.getQueryData(['user', 'gold'])).toEqual({ gold: 100, diamond: 3 })
  stop()
})

test('an order that is sent is shown, and never goes back', async () => {
  const client = new QueryClient()
  const stop = subscribeInbox(client)
  await advance(100)
  for (const status of ['pending', 'credited', 'paid']) {
    last().receive(JSON.stringify({ type: 'payment', order: { id: 17, status } }))
    await advance(10)
  }
  expect(client.getQueryData(['user', 'paymentOrder', 17])).toEqual({ id: 17, status: 'credited' })
  stop()
})

test('a level that is sent is shown, and told once', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, { uid: 1, level: 3, own: { unreadCount: 2 } })
  const stop = subscribeInbox(client)
  await advance(100)
  for (let again = 0; again < 2; again += 1) last().receive('{"type":"level","level":4}')
  expect(client.getQueryData(KEY)).toEqual({ uid: 1, level: 4, own: { unreadCount: 2 } })
  expect(toast.mock.calls.map(([text]) => text)).toEqual([m.notice_level_risen({ level: 4 })])
  stop()
})

test('a frame of a kind that the page does not know changes nothing', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, { uid: 1, own: { unreadCount: 2 } })
  const stop = subscribeInbox(client)
  await advance(100)
  last().receive('{"type":"weather","unread":9}')
  await advance(10)
  expect(client.getQueryData(KEY)).toEqual({ uid: 1, own: { unreadCount: 2 } })
  stop()
})

test('after an hour without network the socket reconnects as soon as the network is back', async () => {
  const stop = subscribeInbox(new QueryClient())
  await advance(100)
  isDown = true
  getTicket.mockRejectedValue(new TypeError('Failed to fetch'))
  last().close()
  await advance(60 * MINUTE)
  isDown = false
  getTicket.mockResolvedValue({ ok: true, data: { ticket: 't', uid: 1 } })
  network.dispatchEvent(new Event('online'))
  await advance(100)
  expect(last().readyState).toBe(1)
  stop()
})

test('the socket reconnects by itself, however long the server was down', async () => {
  const stop = subscribeInbox(new QueryClient())
  await advance(100)
  isDown = true
  last().close()
  await advance(60 * MINUTE)
  expect(sockets.length).toBeGreaterThan(60)
  isDown = false
  await advance(MINUTE)
  expect(last().readyState).toBe(1)
  stop()
})

test('a page that becomes visible replaces a socket that does not answer', async () => {
  const stop = subscribeInbox(new QueryClient())
  await advance(100)
  last().isSilent = true
  page.dispatchEvent(new Event('visibilitychange'))
  await advance(10_000)
  expect(sockets).toHaveLength(2)
  expect(last().readyState).toBe(1)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await advance(MINUTE)
  expect(sockets).toHaveLength(2)
  stop()
})

test('after the session has ended a ticket is requested once and never again', async () => {
  const stop = subscribeInbox(new QueryClient())
  await advance(100)
  getTicket.mockClear().mockResolvedValue({ ok: false, error: { code: 'session_invalid' } })
  last().close(4001)
  await advance(10 * MINUTE)
  for (const target of [page, network]) target.dispatchEvent(new Event(target === page ? 'visibilitychange' : 'online'))
  await advance(10 * MINUTE)
  expect(getTicket).toHaveBeenCalledTimes(1)
  expect(sockets).toHaveLength(1)
  stop()
})

test('an unavailable service does not end the subscription', async () => {
  getTicket.mockResolvedValue({ ok: false, error: { code: 'unavailable' } })
  const stop = subscribeInbox(new QueryClient())
  await advance(10 * MINUTE)
  getTicket.mockResolvedValue({ ok: true, data: { ticket: 't', uid: 1 } })
  await advance(MINUTE)
  expect(last().readyState).toBe(1)
  stop()
  await advance(10 * MINUTE)
  expect(sockets).toHaveLength(1)
})
