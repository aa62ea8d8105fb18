import { LiveSocket } from './live-socket.ts'
import { advance, readServerFrame, type TopicFrame } from './topic-chain.ts'

/** `stale`: was live and is reconnecting; `offline`: no network, or the server does not answer. */
export type ScoreStatus = 'connecting' | 'live' | 'stale' | 'offline'

export interface Freshness {
  status: ScoreStatus
  /** When the server last sent something, in milliseconds; set when the status changes. */
  lastAt: number | undefined
}

export interface ScoreSocketOptions {
  url: string
  /** Whether the browser reports a network. */
  isOnline?(): boolean
  /** [0, 1) */
  random?(): number
}

export type TopicListener = (frame: TopicFrame) => void

interface TopicState {
  listeners: Set<TopicListener>
  seq: number | undefined
  /** The pending request; an equal one is not sent twice. */
  pending: { since: number | undefined } | undefined
  unsubscribeTimer: ReturnType<typeof setTimeout> | undefined
  retryTimer: ReturnType<typeof setTimeout> | undefined
}

/** Consecutive failures after which the status is offline. */
const FAILURES_TILL_OFFLINE = 4
/** A page and the next one often subscribe to the same topics. */
const TOPIC_LINGER_MS = 5_000
const IDLE_LINGER_MS = 20_000

const oldest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.min(a, b)

/**
 * The page's one socket `/ws/g`, opened with the first subscription. A new connection continues from the last frame
 * seen; gaps are filled before a listener gets the frames after them.
 */
export class ScoreSocket {
  readonly #options: ScoreSocketOptions
  readonly #socket: LiveSocket
  readonly #topics = new Map<string, TopicState>()
  readonly #freshnessListeners = new Set<() => void>()
  #failures = 0
  #lastAt: number | undefined
  #freshness: Freshness = { status: 'connecting', lastAt: undefined }
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(options: ScoreSocketOptions) {
    this.#options = options
    const { url, random } = options
    this.#socket = new LiveSocket({
      url: () => url,
      onOpen: () => this.#requestAll(),
      onActivity: () => this.#received(),
      onText: (text) => this.#read(text),
      onDisconnect: (failures) => this.#disconnected(failures),
      ...(random ? { random } : {}),
    })
  }

  /**
   * Subscribes to a topic until the returned function is called. `since` is what the caller has already, e.g. the `seq`
   * of a match that was read by a call; without it a snapshot is sent first. Frames may start earlier than asked.
   */
  subscribe(topic: string, listener: TopicListener, since?: number): () => void {
    clearTimeout(this.#idle)
    const state: TopicState = this.#topics.get(topic) ?? {
      listeners: new Set(),
      seq: undefined,
      pending: undefined,
      unsubscribeTimer: undefined,
      retryTimer: undefined,
    }
    clearTimeout(state.unsubscribeTimer)
    state.unsubscribeTimer = undefined
    state.listeners.add(listener)
    const isNew = !this.#topics.has(topic)
    this.#topics.set(topic, state)
    // While closed, the next connection makes one request for all listeners, from the oldest of their positions.
    if (isNew || !this.#socket.isOpen) state.seq = isNew ? since : oldest(state.seq, since)
    if (this.#socket.isOpen) this.request(topic, since)
    else this.#open()
    return () => this.#unsubscribe(topic, state, listener)
  }

  /** Requests frames of a topic from `since`; without it, a snapshot. */
  request(topic: string, since: number | undefined): void {
    const state = this.#topics.get(topic)
    if (!state || !this.#socket.isOpen || (state.pending && state.pending.since === since)) return
    state.pending = { since }
    this.#socket.send(JSON.stringify({ subscribe: topic, since }))
  }

  readonly freshness = (): Freshness => this.#freshness

  readonly onFreshness = (listener: () => void): (() => void) => {
    this.#freshnessListeners.add(listener)
    return () => this.#freshnessListeners.delete(listener)
  }

  /** For a page that is visible or online again: checks the connection and asks for missed frames. */
  ensureConnected(): void {
    if (this.#topics.size === 0) return
    this.#socket.ensureConnected()
    this.#requestAll()
  }

  /**
   * The browser reports that the network is gone. The connection may survive, but the page shows that it is offline.
   */
  goOffline(): void {
    if (this.#topics.size > 0) this.#setStatus('offline')
  }

  /** Closes the connection; `ensureConnected` or the next subscription opens it again. */
  close(): void {
    this.#socket.close()
    this.#clearPending()
  }

  #open(): void {
    this.#setStatus(this.#disconnectedStatus())
    this.#socket.open()
  }

  #received(): void {
    this.#failures = 0
    this.#lastAt = Date.now()
    this.#setStatus('live')
  }

  #read(text: string): void {
    const frame = readServerFrame(text)
    if (!frame?.topic) return
    if (frame.type !== 'error') this.#handleFrame(frame)
    // Unknown topic: a later connection must not request it again.
    else if (frame.error === 'unknown_topic') this.#topics.delete(frame.topic)
    else if (frame.error === 'busy') this.#retryLater(frame.topic, frame.retryAfterMs)
  }

  #retryLater(topic: string, ms: number): void {
    const state = this.#topics.get(topic)
    if (!state) return
    clearTimeout(state.retryTimer)
    state.retryTimer = setTimeout(() => {
      state.pending = undefined
      if (this.#topics.get(topic) === state) this.request(topic, state.seq)
    }, ms)
  }

  #disconnected(failures: number): void {
    this.#failures = failures
    this.#clearPending()
    if (this.#topics.size === 0) this.#socket.close()
    else this.#setStatus(this.#disconnectedStatus())
  }

  #clearPending(): void {
    for (const state of this.#topics.values()) {
      clearTimeout(state.retryTimer)
      state.pending = undefined
    }
  }

  #handleFrame(frame: TopicFrame): void {
    const state = this.#topics.get(frame.topic)
    if (!state) return
    if (frame.type !== 'delta' || frame.after === state.pending?.since) state.pending = undefined
    const step = advance(state.seq, frame)
    if (step.isGap) {
      this.request(frame.topic, state.seq)
      return
    }
    state.seq = step.seq
    for (const listener of [...state.listeners]) listener(frame)
  }

  #requestAll(): void {
    for (const [topic, state] of this.#topics) {
      state.pending = undefined
      this.request(topic, state.seq)
    }
  }

  #unsubscribe(topic: string, state: TopicState, listener: TopicListener): void {
    state.listeners.delete(listener)
    if (state.listeners.size > 0 || state.unsubscribeTimer) return
    state.unsubscribeTimer = setTimeout(() => {
      if (this.#topics.get(topic) === state) this.#topics.delete(topic)
      if (this.#socket.isOpen) this.#socket.send(JSON.stringify({ unsubscribe: topic }))
      if (this.#topics.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_LINGER_MS)
    }, TOPIC_LINGER_MS)
  }

  #disconnectedStatus(): ScoreStatus {
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
