import { follow, readServerFrame, type TopicFrame } from './topic-chain.ts'

/** `stale`: was live and is coming back; `offline`: there is no network, or nobody answers. */
export type ScoreStatus = 'connecting' | 'live' | 'stale' | 'offline'

export interface Freshness {
  status: ScoreStatus
  /** When the server was last heard, milliseconds; kept up to date for the moment it falls silent. */
  lastAt: number | undefined
}

/** The part of a browser's WebSocket that is used here. */
export interface Wire {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface ScoreSocketOptions {
  connect(): Wire
  /** What the browser says about the network. */
  isOnline?(): boolean
  /** [0, 1) */
  random?(): number
}

export type TopicListener = (frame: TopicFrame) => void

interface TopicState {
  listeners: Set<TopicListener>
  seq: number | undefined
  /** The question under way; an equal one is not sent twice. */
  asked: { since: number | undefined } | undefined
  leaving: ReturnType<typeof setTimeout> | undefined
}

const PING_EVERY_MS = 25_000
const PONG_WITHIN_MS = 8_000
const CONNECT_WITHIN_MS = 10_000
/** After the tab comes back a dead socket should be found out sooner. */
const WAKE_PONG_WITHIN_MS = 3_000
const RETRY_MS_MIN = 500
const RETRY_MS_MAX = 15_000
/** So many failures in a row, and the page says so. */
const FAILURES_TILL_OFFLINE = 4
/** A page that leaves and the next that comes often want the same. */
const TOPIC_LINGER_MS = 5_000
const IDLE_LINGER_MS = 20_000

const oldest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.min(a, b)

/** Between half and all of an exponential step, so that a crowd does not come back as one. */
export const retryDelayMs = (failures: number, random: number): number =>
  Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** failures) * (0.5 + random / 2)

/**
 * One socket `g` per page, opened with the first topic. Comes back by itself with what it has seen, finds out
 * sockets that are dead and still say open, and closes gaps before a listener sees what follows them.
 */
export class ScoreSocket {
  readonly #options: ScoreSocketOptions
  readonly #topics = new Map<string, TopicState>()
  readonly #freshnessListeners = new Set<() => void>()
  #wire: Wire | undefined
  #isOpen = false
  #failures = 0
  #lastAt: number | undefined
  #freshness: Freshness = { status: 'connecting', lastAt: undefined }
  #retry: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(options: ScoreSocketOptions) {
    this.#options = options
  }

  /**
   * Hears a topic until the returned function is called. `since`: what the caller has already seen, e.g. the `seq` of
   * a match that was read by a call; without it a snapshot comes first. Frames may reach further back than asked.
   */
  subscribe(topic: string, listener: TopicListener, since?: number): () => void {
    clearTimeout(this.#idle)
    const state: TopicState = this.#topics.get(topic) ?? {
      listeners: new Set(),
      seq: undefined,
      asked: undefined,
      leaving: undefined,
    }
    clearTimeout(state.leaving)
    state.leaving = undefined
    state.listeners.add(listener)
    const isNew = !this.#topics.has(topic)
    this.#topics.set(topic, state)
    // While closed the next opening asks for all listeners at once: from the oldest of what they have seen.
    if (isNew || !this.#isOpen) state.seq = isNew ? since : oldest(state.seq, since)
    if (this.#isOpen) this.ask(topic, since)
    else this.#open()
    return () => this.#leave(topic, state, listener)
  }

  /** Asks a topic again from `since`; without it, for a snapshot. */
  ask(topic: string, since: number | undefined): void {
    const state = this.#topics.get(topic)
    if (!state || !this.#isOpen || (state.asked && state.asked.since === since)) return
    state.asked = { since }
    this.#wire?.send(JSON.stringify({ subscribe: topic, since }))
  }

  readonly freshness = (): Freshness => this.#freshness

  readonly onFreshness = (listener: () => void): (() => void) => {
    this.#freshnessListeners.add(listener)
    return () => this.#freshnessListeners.delete(listener)
  }

  /** The tab is seen again, or the network is back: is the socket alive, and what was missed? */
  wake(): void {
    if (this.#topics.size === 0) return
    if (!this.#isOpen) {
      if (this.#wire) return
      this.#failures = 0
      this.#open()
      return
    }
    this.#sendPing(WAKE_PONG_WITHIN_MS)
    this.#askAll()
  }

  /** The network has gone, as the browser says. The socket may live on; the page should know all the same. */
  sleep(): void {
    if (this.#topics.size > 0) this.#setStatus('offline')
  }

  /** Lets go of the connection; `wake` or the next topic opens it again. */
  close(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#detach()
  }

  #open(): void {
    if (this.#wire) return
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#setStatus(this.#troubleStatus())
    let wire: Wire
    try {
      wire = this.#options.connect()
    } catch {
      this.#retryLater()
      return
    }
    this.#wire = wire
    this.#expectWithin(CONNECT_WITHIN_MS)
    wire.onopen = () => {
      this.#isOpen = true
      this.#sendPing(PONG_WITHIN_MS)
      this.#ping = setInterval(() => this.#sendPing(PONG_WITHIN_MS), PING_EVERY_MS)
      this.#askAll()
    }
    wire.onmessage = ({ data }: { data: unknown }) => this.#hear(data)
    wire.onclose = () => this.#lose()
    wire.onerror = () => this.#lose()
  }

  #hear(data: unknown): void {
    clearTimeout(this.#deadline)
    this.#failures = 0
    this.#lastAt = Date.now()
    this.#setStatus('live')
    if (data === 'pong') return
    const frame = readServerFrame(data)
    if (!frame?.topic) return
    if (frame.type !== 'error') this.#take(frame)
    // There is no such match: no use in asking again with every reconnect.
    else if (frame.error === 'unknown_topic') this.#topics.delete(frame.topic)
  }

  #take(frame: TopicFrame): void {
    const state = this.#topics.get(frame.topic)
    if (!state) return
    if (frame.type !== 'delta' || frame.after === state.asked?.since) state.asked = undefined
    const link = follow(state.seq, frame)
    if (link.isGap) {
      this.ask(frame.topic, state.seq)
      return
    }
    state.seq = link.seq
    for (const listener of [...state.listeners]) listener(frame)
  }

  #askAll(): void {
    for (const [topic, state] of this.#topics) {
      state.asked = undefined
      this.ask(topic, state.seq)
    }
  }

  #sendPing(answerWithinMs: number): void {
    this.#wire?.send('ping')
    this.#expectWithin(answerWithinMs)
  }

  #expectWithin(ms: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#lose(), ms)
  }

  #lose(): void {
    this.#detach()
    if (this.#topics.size === 0) return
    this.#failures += 1
    this.#setStatus(this.#troubleStatus())
    this.#retryLater()
  }

  #retryLater(): void {
    const { random = Math.random } = this.#options
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), retryDelayMs(this.#failures, random()))
  }

  #detach(): void {
    clearTimeout(this.#deadline)
    clearInterval(this.#ping)
    const wire = this.#wire
    this.#wire = undefined
    this.#isOpen = false
    for (const state of this.#topics.values()) state.asked = undefined
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null
    wire.close()
  }

  #leave(topic: string, state: TopicState, listener: TopicListener): void {
    state.listeners.delete(listener)
    if (state.listeners.size > 0 || state.leaving) return
    state.leaving = setTimeout(() => {
      if (this.#topics.get(topic) === state) this.#topics.delete(topic)
      if (this.#isOpen) this.#wire?.send(JSON.stringify({ unsubscribe: topic }))
      if (this.#topics.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_LINGER_MS)
    }, TOPIC_LINGER_MS)
  }

  #troubleStatus(): ScoreStatus {
    const isOnline = this.#options.isOnline?.() ?? true
    if (!isOnline || this.#failures >= FAILURES_TILL_OFFLINE) return 'offline'
    return this.#lastAt === undefined ? 'connecting' : 'stale'
  }

  #setStatus(status: ScoreStatus): void {
    if (status === this.#freshness.status) return
    this.#freshness = { status, lastAt: this.#lastAt }
    for (const listener of [...this.#freshnessListeners]) listener()
  }
}
