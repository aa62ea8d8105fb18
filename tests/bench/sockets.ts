import { WebSocket } from 'ws'
import { GAMES } from '#contract/games.ts'
import type { ServerFrame } from '#contract/socket.ts'

export interface Spread {
  p50: number
  p99: number
  max: number
}

export interface SocketFigures {
  sockets: number
  /** From the first connection to the last answer. */
  openedWithinMs: number
  deltas: number
  /** What every socket together should have heard, and what it did. */
  expected: number
  heard: number
  /** Milliseconds from the event in the match to its receipt; and from the server's sending. */
  fromEvent: Spread
  fromSending: Spread
}

interface Options {
  counts?: readonly number[]
  /** What every socket subscribes to. Default: the boards that move most, for enough deltas in little time. */
  topics?: readonly string[]
  deltas?: number
  patienceMs?: number
}

type Delta = { id: string; seq: number; sentAt: number }
type Receipt = Delta & { receivedAt: number }

const OPENED_AT_ONCE = 50
const PROBE_MS = 10_000
const BUSIEST = 8
/** Before and after counting: what is under way arrives. */
const SETTLE_MS = 2_000

const now = (): number => performance.timeOrigin + performance.now()
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const round = (ms: number): number => Math.round(ms * 10) / 10

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const socketUrl = (site: string): string => new URL('/ws/g', site).href.replace(/^http/, 'ws')

let opened = 0

/** Opens a socket on topics; done when as many answers have come. */
function openSocket(url: string, topics: readonly string[], hear: (text: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    // Of an address each: the server counts the sockets of one.
    const headers = {
      'cf-connecting-ip': `2001:db8:${(++opened >> 16).toString(16)}:${(opened & 0xffff).toString(16)}::1`,
    }
    const socket = new WebSocket(url, { perMessageDeflate: false, headers })
    let unanswered = topics.length
    socket.on('open', () => {
      for (const topic of topics) socket.send(JSON.stringify({ subscribe: topic }))
    })
    socket.on('message', (data) => {
      hear(String(data))
      unanswered -= 1
      if (unanswered === 0) resolve(socket)
    })
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`socket closed: ${code}`)))
  })
}

async function openAll(url: string, topics: readonly string[], count: number, hear: (text: string) => void) {
  const sockets: WebSocket[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      sockets.push(await openSocket(url, topics, hear))
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker))
  return sockets
}

/** The boards with most deltas in a few seconds; a board's deltas carry the time of their newest event as `seq`. */
async function busiestBoards(url: string): Promise<string[]> {
  const deltas = new Map<string, number>()
  const boards = GAMES.map(({ id }) => `board:${id}`)
  const probe = await openSocket(url, boards, (text) => {
    const frame = JSON.parse(text) as ServerFrame
    if (frame.type === 'delta') deltas.set(frame.topic, (deltas.get(frame.topic) ?? 0) + 1)
  })
  await sleep(PROBE_MS)
  probe.terminate()
  const busiest = [...deltas].toSorted(([, a], [, b]) => b - a).slice(0, BUSIEST)
  if (busiest.length === 0) throw new Error('no board moves: is a match live?')
  return busiest.map(([topic]) => topic)
}

/** Hears every socket; a text is read once, however many sockets it comes by. */
function createEar() {
  const known = new Map<string, Delta | null>()
  const receipts: Receipt[] = []
  const read = (text: string): Delta | null => {
    const frame = JSON.parse(text) as ServerFrame
    if (frame.type !== 'delta') return null
    return { id: `${frame.topic}@${frame.seq}`, seq: frame.seq, sentAt: Date.parse(frame.at) }
  }
  return {
    receipts,
    hear(text: string): void {
      const receivedAt = now()
      const delta = known.get(text) === undefined ? read(text) : known.get(text)
      known.set(text, delta ?? null)
      if (delta) receipts.push({ ...delta, receivedAt })
    },
    /** Deltas sent from `from` on. */
    countSince: (from: number): number => [...known.values()].filter((delta) => delta && delta.sentAt >= from).length,
  }
}

async function measure(url: string, count: number, options: Required<Options>): Promise<SocketFigures> {
  const { topics, patienceMs } = options
  const ear = createEar()
  const startedAt = now()
  const sockets = await openAll(url, topics, count, ear.hear)
  const openedWithinMs = Math.round(now() - startedAt)
  const from = now() + SETTLE_MS
  while (ear.countSince(from) < options.deltas && now() < from + patienceMs) await sleep(50)
  const until = now()
  await sleep(SETTLE_MS)
  for (const socket of sockets) socket.terminate()
  const receipts = ear.receipts.filter(({ sentAt }) => sentAt >= from && sentAt <= until)
  const deltas = new Set(receipts.map(({ id }) => id)).size
  return {
    sockets: count,
    openedWithinMs,
    deltas,
    expected: deltas * count,
    heard: receipts.length,
    fromEvent: spreadOf(receipts.map(({ seq, receivedAt }) => receivedAt - seq)),
    fromSending: spreadOf(receipts.map(({ sentAt, receivedAt }) => receivedAt - sentAt)),
  }
}

/**
 * Time from an event to the page, over real sockets to a running site on this machine (the clocks are one):
 * every socket on the same topics, for growing audiences.
 */
export async function benchSockets(site: string, options: Options = {}): Promise<SocketFigures[]> {
  const url = socketUrl(site)
  const { counts = [1, 1_000, 5_000], deltas = 12, patienceMs = 45_000 } = options
  const topics = options.topics ?? (await busiestBoards(url))
  const figures: SocketFigures[] = []
  for (const count of counts) {
    figures.push(await measure(url, count, { counts, topics, deltas, patienceMs }))
    await sleep(1_000)
  }
  return figures
}

/** The figures as lines of text. */
export function socketTable(figures: readonly SocketFigures[]): string {
  const head = ['sockets', 'open ms', 'deltas', 'heard', 'event→page p50', 'p99', 'max', 'sent→page p50', 'p99', 'max']
  const rows = figures.map(({ sockets, openedWithinMs, deltas, heard, expected, fromEvent, fromSending }) => [
    sockets,
    openedWithinMs,
    deltas,
    `${heard}/${expected}`,
    ...Object.values(fromEvent),
    ...Object.values(fromSending),
  ])
  return [head, ...rows].map((row) => row.map((cell) => String(cell).padStart(14)).join('')).join('\n')
}

if (import.meta.main) {
  const [site = 'http://localhost:3000', ...topics] = process.argv.slice(2)
  process.stdout.write(`${socketTable(await benchSockets(site, topics.length > 0 ? { topics } : {}))}\n`)
  process.exit(0)
}
