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
  /** Default: the board that moves most. */
  topic?: string
  deltas?: number
  patienceMs?: number
}

type Receipt = { seq: number; sentAt: number; receivedAt: number }

const OPENED_AT_ONCE = 50
const PROBE_MS = 6_000
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

/** Opens a socket on a topic; done when the topic has answered. */
function openSocket(url: string, topic: string, hear: (text: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.on('open', () => socket.send(JSON.stringify({ subscribe: topic })))
    socket.once('message', () => resolve(socket))
    socket.on('message', (data) => hear(String(data)))
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`socket closed: ${code}`)))
  })
}

async function openAll(url: string, topic: string, count: number, hear: (text: string) => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      sockets.push(await openSocket(url, topic, hear))
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker))
  return sockets
}

/** The board with most deltas in a few seconds; its deltas carry the time of the newest event as `seq`. */
async function busiestBoard(url: string): Promise<string> {
  const deltas = new Map<string, number>()
  const probes = await Promise.all(
    GAMES.map(({ id }) =>
      openSocket(url, `board:${id}`, (text) => {
        const frame = JSON.parse(text) as ServerFrame
        if (frame.type === 'delta') deltas.set(frame.topic, (deltas.get(frame.topic) ?? 0) + 1)
      }),
    ),
  )
  await sleep(PROBE_MS)
  for (const probe of probes) probe.terminate()
  const [busiest] = [...deltas].toSorted(([, a], [, b]) => b - a)
  if (!busiest) throw new Error('no board moves: is a match live?')
  return busiest[0]
}

/** Hears every socket; a text is read once, however many sockets it comes by. */
function createEar() {
  const known = new Map<string, { seq: number; sentAt: number } | null>()
  const receipts: Receipt[] = []
  const read = (text: string) => {
    const frame = JSON.parse(text) as ServerFrame
    return frame.type === 'delta' ? { seq: frame.seq, sentAt: Date.parse(frame.at) } : null
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

async function measure(url: string, topic: string, count: number, options: Required<Options>): Promise<SocketFigures> {
  const ear = createEar()
  const startedAt = now()
  const sockets = await openAll(url, topic, count, ear.hear)
  const openedWithinMs = Math.round(now() - startedAt)
  const from = now() + SETTLE_MS
  while (ear.countSince(from) < options.deltas && now() < from + options.patienceMs) await sleep(50)
  const until = now()
  await sleep(SETTLE_MS)
  for (const socket of sockets) socket.terminate()
  const receipts = ear.receipts.filter(({ sentAt }) => sentAt >= from && sentAt <= until)
  const deltas = new Set(receipts.map(({ seq }) => seq)).size
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
 * every socket on one topic, for growing audiences.
 */
export async function benchSockets(site: string, options: Options = {}): Promise<SocketFigures[]> {
  const url = socketUrl(site)
  const { counts = [1, 1_000, 5_000], deltas = 20, patienceMs = 40_000 } = options
  const topic = options.topic ?? (await busiestBoard(url))
  const figures: SocketFigures[] = []
  for (const count of counts) {
    figures.push(await measure(url, topic, count, { counts, topic, deltas, patienceMs }))
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
  const [site = 'http://localhost:3000', topic] = process.argv.slice(2)
  process.stdout.write(`${socketTable(await benchSockets(site, topic ? { topic } : {}))}\n`)
  process.exit(0)
}
