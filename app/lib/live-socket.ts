import ReconnectingWebSocket from 'partysocket/ws'

const PING_EVERY_MS = 25_000
/** A connection that does not answer a ping within this time counts as dead. */
const PONG_WITHIN_MS = 8_000
/** Shorter when the page becomes visible again: its connection is often dead by then and the visitor is waiting. */
const VISIBLE_PONG_WITHIN_MS = 3_000
const CONNECT_WITHIN_MS = 10_000
const RETRY_MS_MIN = 500
const RETRY_MS_MAX = 15_000

export interface LiveSocketOptions {
  /** Called for the address of each connection attempt. When it fails, the next attempt calls it again. */
  url(): string | Promise<string>
  onOpen?(): void
  /** Called for every message of the server, pongs included. */
  onActivity?(): void
  /** Called for every message but pongs. */
  onText(text: string): void
  /**
   * Called when a connection ended or failed; `failures` counts them since the last message of the server, `close` is how
   * the server closed it.
   */
  onDisconnect?(failures: number, close?: { code: number; reason: string }): void
  retryMsMax?: number
  /** [0, 1) */
  random?(): number
}

/**
 * A WebSocket that reconnects until it is closed. partysocket reconnects with growing delays. This adds a heartbeat
 * that detects dead connections which still report open, delays that differ between visitors so that they do not all
 * reconnect at the same moment, and `ensureConnected`, which skips the remaining delay.
 */
export class LiveSocket {
  readonly #options: LiveSocketOptions
  #socket: ReconnectingWebSocket | undefined
  #isAttempting = false
  #failures = 0
  #isPinged = false
  #deadline: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined

  constructor(options: LiveSocketOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Connects, unless it is connected or connecting. */
  open(): void {
    if (this.#socket) return
    const { url, retryMsMax = RETRY_MS_MAX, random = Math.random } = this.#options
    const share = 0.5 + random() / 2
    this.#isAttempting = true
    const attempt = async () => {
      this.#isAttempting = true
      return url()
    }
    const socket = new ReconnectingWebSocket(attempt, undefined, {
      connectionTimeout: CONNECT_WITHIN_MS,
      minReconnectionDelay: RETRY_MS_MIN * share,
      maxReconnectionDelay: retryMsMax * share,
      reconnectionDelayGrowFactor: 2,
      maxEnqueuedMessages: 0,
    })
    this.#socket = socket
    const whileCurrent =
      <E>(react: (event: E) => void) =>
      (event: E) => {
        if (socket === this.#socket) react(event)
      }
    socket.addEventListener(
      'open',
      whileCurrent(() => this.#opened()),
    )
    socket.addEventListener(
      'message',
      whileCurrent(({ data }: { data: unknown }) => this.#received(String(data))),
    )
    socket.addEventListener(
      'close',
      whileCurrent((close: { code: number; reason: string }) => this.#disconnected(close)),
    )
    socket.addEventListener(
      'error',
      whileCurrent(() => this.#disconnected()),
    )
  }

  /** Sends a text; dropped while there is no connection. */
  send(text: string): void {
    if (this.isOpen) this.#socket?.send(text)
  }

  /** Pings, unless a ping is unanswered: its pong is behind all that the server has sent before. */
  acknowledge(): void {
    if (this.#isPinged || !this.isOpen) return
    this.#isPinged = true
    this.send('ping')
  }

  /** For a page that is visible or online again: pings an open connection, otherwise connects at once. */
  ensureConnected(): void {
    if (this.isOpen) {
      // What was unanswered while the page slept may never be.
      this.#isPinged = false
      this.#ping(VISIBLE_PONG_WITHIN_MS)
      return
    }
    if (this.#socket && this.#isAttempting) return
    // partysocket cannot skip its reconnection delay: replace the socket.
    this.close()
    this.open()
  }

  /** Closes the connection; `open` or `ensureConnected` makes a new one. */
  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#failures = 0
    this.#stopTimers()
    socket?.close()
  }

  #opened(): void {
    this.#isPinged = false
    this.#ping(PONG_WITHIN_MS)
    this.#pinging = setInterval(() => this.#ping(PONG_WITHIN_MS), PING_EVERY_MS)
    this.#options.onOpen?.()
  }

  #received(text: string): void {
    clearTimeout(this.#deadline)
    this.#failures = 0
    this.#options.onActivity?.()
    if (text === 'pong') this.#isPinged = false
    else this.#options.onText(text)
  }

  #disconnected(close?: { code: number; reason: string }): void {
    // A failed attempt may fire both `error` and `close`.
    if (!this.#isAttempting) return
    this.#isAttempting = false
    this.#stopTimers()
    this.#failures += 1
    this.#options.onDisconnect?.(this.#failures, close)
  }

  #ping(answerWithinMs: number): void {
    this.acknowledge()
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#socket?.reconnect(), answerWithinMs)
  }

  #stopTimers(): void {
    clearTimeout(this.#deadline)
    clearInterval(this.#pinging)
  }
}
