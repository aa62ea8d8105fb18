import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import type { Miniflare } from 'miniflare'
import { WebSocket } from 'ws'
import { digestOf } from '#backend/core/digest.ts'
import type { Envelope } from '#contract/call.ts'
import type { ChatServerFrame } from '#contract/chat.ts'
import { CHAT_ACK_EVERY_MS } from '#contract/chat-rules.ts'
import type { Room } from '#contract/room.ts'
import { processorMs, raiseOpenFiles, socketsMaxOf } from './processor.ts'

/** One room, so many pages in it, so many messages a second. */
export interface ChatFigures {
  server: string
  sockets: number
  perSecond: number
  /** From the first connection to the last welcome. */
  openedWithinMs: number
  /** Messages said, shown to each page, and said to have been left out. */
  said: number
  shown: number
  leftOut: number
  /** Of what every page together should have got, what was missing. */
  missing: number
  /** From saying to the page, milliseconds. */
  p50Ms: number
  p99Ms: number
  /** Of the server, milliseconds in a second. */
  processorMs: number
  /** Resident, megabytes, with all pages there. */
  memoryMb: number
}

interface Server {
  name: string
  pid: number
  /** Its pages acknowledge what they get (`contract/chat.ts`). */
  isAcked?: boolean
  /** Address of a page's socket; a speaker's has a ticket. */
  url(ticket?: string): string
}

interface Site {
  url: string
  pid: number
  runtime: Miniflare
}

interface Options {
  counts?: readonly number[]
  rates?: readonly number[]
  seconds?: number
}

const BATCH_MS = 300
const OPENED_AT_ONCE = 50
/** A user may say one message in two seconds; a tenth more, so that nobody is refused by a hair. */
const SPEAKERS_PER_MESSAGE = 2.2
const SETTLE_MS = 1500
const SLOWEST_MS = 30_000
const NONE = '-'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Of a network each: a relay counts the sockets of one. */
let addresses = 0
const nextAddress = (): string => {
  addresses += 1
  return `2001:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`
}

const memoryMbOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** Times from saying to a page, counted by the millisecond: ten thousand pages hear millions. */
class Times {
  readonly #counts = new Uint32Array(SLOWEST_MS + 1)
  total = 0

  add(ms: number): void {
    const at = Math.min(SLOWEST_MS, Math.max(0, Math.round(ms)))
    this.#counts[at] = (this.#counts[at] ?? 0) + 1
    this.total += 1
  }

  at(share: number): number {
    let left = Math.floor(this.total * share)
    return this.#counts.findIndex((count) => {
      left -= count
      return left < 0
    })
  }
}

/** What all pages hear; a frame is read once, however many pages it comes to. */
class Ear {
  readonly times = new Times()
  /** Messages seen by anybody. */
  readonly shown = new Set<string>()
  leftOut = 0
  isListening = false
  readonly #frames = new Map<string, number[]>()

  hear(frame: string): void {
    if (!this.isListening) return
    const at = performance.now()
    for (const saidAt of this.#read(frame)) this.times.add(at - saidAt)
  }

  #read(text: string): number[] {
    const known = this.#frames.get(text)
    if (known) return known
    const frame = JSON.parse(text) as ChatServerFrame
    const messages = frame.type === 'messages' ? frame.messages.filter(({ text }) => text.startsWith('at ')) : []
    if (frame.type === 'messages') this.leftOut += frame.more ?? 0
    for (const { text } of messages) this.shown.add(text)
    const times = messages.map(({ text }) => Number(text.slice(3)) / 1000)
    this.#frames.set(text, times)
    return times
  }
}

/** A page's sign that it reads, as the site's own pages give it. */
function acknowledge(socket: WebSocket): (text: string) => void {
  let [at, isPinged] = [performance.now(), false]
  return (text) => {
    if (text === 'pong') isPinged = false
    else if (!isPinged && performance.now() - at > CHAT_ACK_EVERY_MS) {
      at = performance.now()
      isPinged = true
      socket.send('ping')
    }
  }
}

function openPage(url: string, isAcked: boolean, hear: (frame: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      headers: { 'cf-connecting-ip': nextAddress() },
    })
    const ack = isAcked ? acknowledge(socket) : undefined
    socket.on('message', (data) => {
      const text = String(data)
      ack?.(text)
      if (text.startsWith('{"type":"welcome"')) resolve(socket)
      else if (text !== 'pong') hear(text)
    })
    socket.on('error', (error) => reject(new Error(`no socket to ${url.slice(0, 40)}: ${error.message}`)))
    socket.on('close', (code) => reject(new Error(`socket closed: ${code}`)))
  })
}

async function openPages(
  urls: readonly string[],
  isAcked: boolean,
  hear: (frame: string) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  const left = [...urls]
  const worker = async (): Promise<void> => {
    for (let url = left.pop(); url; url = left.pop()) sockets.push(await openPage(url, isAcked, hear))
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker))
  return sockets
}

async function measure(
  server: Server,
  { sockets, perSecond, seconds, tickets }: { sockets: number; perSecond: number; seconds: number; tickets: string[] },
): Promise<ChatFigures> {
  const ear = new Ear()
  const hear = (frame: string) => ear.hear(frame)
  const { isAcked = false } = server
  const begun = performance.now()
  const speakers = await openPages(
    tickets.map((ticket) => server.url(ticket)),
    isAcked,
    hear,
  )
  const readers = await openPages(
    Array.from({ length: sockets - speakers.length }, () => server.url()),
    isAcked,
    hear,
  )
  const openedWithinMs = Math.round(performance.now() - begun)
  await sleep(SETTLE_MS)
  ear.isListening = true
  const [spent, from] = [processorMs(server.pid), performance.now()]
  let said = 0
  while (performance.now() < from + seconds * 1000) {
    while (said < ((performance.now() - from) / 1000) * perSecond) {
      const text = `at ${Math.round(performance.now() * 1000)}`
      speakers[said % speakers.length]?.send(JSON.stringify({ say: text, nonce: `bench-${text.slice(3)}` }))
      said += 1
    }
    await sleep(2)
  }
  await sleep(SETTLE_MS)
  const took = (performance.now() - from) / 1000
  const processor = processorMs(server.pid) - spent
  const memoryMb = memoryMbOf(server.pid)
  for (const socket of [...speakers, ...readers]) {
    socket.removeAllListeners('close')
    socket.terminate()
  }
  const shown = ear.shown.size
  return {
    server: server.name,
    sockets,
    perSecond,
    openedWithinMs,
    said,
    shown,
    leftOut: Math.round(ear.leftOut),
    missing: shown * sockets - ear.times.total,
    p50Ms: ear.times.at(0.5),
    p99Ms: ear.times.at(0.99),
    processorMs: Math.round(processor / took),
    memoryMb,
  }
}

/** Users with a session each, straight into the database; answers their tokens. */
async function makeSpeakers(runtime: Miniflare, count: number): Promise<string[]> {
  const db = await runtime.getD1Database('ACCOUNTS', 'grandstand-backend')
  const now = Date.now()
  const tokens = Array.from({ length: count }, () => crypto.randomUUID())
  for (const [at, token] of tokens.entries()) {
    const [uid, name] = [800_000_000 + at, `bench ${at}`]
    await db.batch([
      db
        .prepare('insert into accounts (uid, username, name_key, created_at) values (?1, ?2, ?2, ?3)')
        .bind(uid, name, now),
      db.prepare('insert into profiles (uid) values (?1)').bind(uid),
      db
        .prepare(
          'insert into sessions (id, token_hash, uid, user_agent, created_at, seen_at, expires_at, proven_at) values (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?5)',
        )
        .bind(crypto.randomUUID(), await digestOf(token), uid, 'bench', now, now + 3_600_000),
    ])
  }
  return tokens
}

async function call<T>(site: string, path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${site}/java${path}`, { headers: { 'cf-connecting-ip': nextAddress(), ...headers } })
  const envelope = (await response.json()) as Envelope
  if (envelope.status !== 'success') throw new Error(`${path}: ${envelope.errorMsg}`)
  return envelope.result as T
}

const ticketOf = async (site: string, token: string): Promise<string> =>
  (await call<{ ticket: string }>(site, '/user/socketTicket', { token })).ticket

/** A room that everybody may watch, without a match: the simulated crowd says little there. */
async function findRoom(site: string): Promise<number> {
  const { rooms } = await call<{ rooms: Room[] }>(site, '/match/gameMatchLive?size=48')
  const room = rooms.find(({ matchId, access }) => matchId === undefined && access === undefined) ?? rooms[0]
  if (!room) throw new Error('no room is live')
  return room.id
}

async function openBroadcast(everyMs: number): Promise<{ server: Server; child: ChildProcess }> {
  const child = spawn(process.execPath, ['tests/bench/broadcast.ts', String(everyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  const url = `ws://127.0.0.1:${Number(String(line))}/`
  const name = everyMs === 0 ? 'ws, each alone' : `ws, each ${everyMs} ms`
  return { server: { name, pid: child.pid ?? 0, url: () => url }, child }
}

/**
 * The chat of a room with growing audiences, beside two plain servers that only broadcast, in turn on the same machine.
 * The pages of all are sockets of this one process, which is a part of every figure.
 */
export async function benchChat(site: Site, options: Options = {}): Promise<ChatFigures[]> {
  const { counts = [1_000, 5_000, 10_000], rates = [20, 200], seconds = 8 } = options
  for (const pid of [site.pid, process.pid]) raiseOpenFiles(pid)
  const room = await findRoom(site.url)
  const url = new URL('/ws/j', site.url).href.replace(/^http/, 'ws')
  const ours: Server = {
    name: 'room',
    pid: site.pid,
    isAcked: true,
    url: (ticket) => `${url}?room=${room}&acks=1${ticket ? `&ticket=${ticket}` : ''}`,
  }
  const speakersOf = (rate: number) => Math.ceil(rate * SPEAKERS_PER_MESSAGE)
  const tokens = await makeSpeakers(site.runtime, speakersOf(Math.max(...rates)))
  const figures: ChatFigures[] = []
  // Each speaker wakes an object of the user's.
  const most = socketsMaxOf(site.pid, tokens.length)
  for (const sockets of counts.map((count) => Math.min(count, most)))
    for (const perSecond of rates) {
      const load = { sockets, perSecond, seconds }
      const tickets: string[] = []
      for (const token of tokens.slice(0, speakersOf(perSecond))) tickets.push(await ticketOf(site.url, token))
      figures.push(await measure(ours, { ...load, tickets }))
      for (const everyMs of [BATCH_MS, 0]) {
        const { server, child } = await openBroadcast(everyMs)
        figures.push(await measure(server, { ...load, tickets: tickets.map(() => NONE) }))
        child.kill()
      }
      await sleep(SETTLE_MS)
    }
  return figures
}

/** The figures as lines of text. */
export function chatTable(figures: readonly ChatFigures[]): string {
  const head = [
    'sockets',
    'a second',
    'open ms',
    'said',
    'shown',
    'left out',
    'missing',
    'p50',
    'p99',
    'cpu ms/s',
    'MB',
  ]
  const rows = figures.map(({ server, ...figure }) => [
    server,
    figure.sockets,
    figure.perSecond,
    figure.openedWithinMs,
    figure.said,
    figure.shown,
    figure.leftOut,
    figure.missing,
    figure.p50Ms,
    figure.p99Ms,
    figure.processorMs,
    figure.memoryMb,
  ])
  return [['', ...head], ...rows]
    .map(([name, ...cells]) => `${String(name).padEnd(18)}${cells.map((cell) => String(cell).padStart(10)).join('')}`)
    .join('\n')
}
