import ReconnectingWebSocket from 'partysocket/ws'

const PING_EVERY_MS = 25_000
/** An open connection that does not answer a ping within this time is dead. */
const PONG_WITHIN_MS = 8_000
/** The same for a page that is seen again: its connection is often dead, and somebody waits. */
const WAKE_PONG_WITHIN_MS = 3_000
const CONNECT_WITHIN_MS = 10_000
const RETRY_MS_MIN = 500
const RETRY_MS_MAX = 15_000

export interface LiveSocketOptions {
  /** The address of each connection. When it cannot be had, the next attempt asks again. */
  url(): string | Promise<string>
  onOpen?(): void
  /** Anything the server said, answers to pings included. */
  onHeard?(): void
  /** A text of the server other than the answer to a ping. */
  onText(text: string): void
  /** A connection ended or could not be made; `failures` in a row since the server was last heard. */
  onLost?(failures: number): void
  retryMsMax?: number
  /** [0, 1) */
  random?(): number
}

/**
 * A WebSocket that comes back until it is closed. partysocket reconnects, with growing pauses. This adds a heartbeat
 * that finds connections which are dead and still say open, pauses that differ between visitors, so that a crowd does
 * not come back at one moment, and `wake`, which does not wait out a pause.
 */
export class LiveSocket {
  readonly #options: LiveSocketOptions
  #socket: ReconnectingWebSocket | undefined
  #isAttempting = false
  #failures = 0
  #deadline: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined

  constructor(options: LiveSocketOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Connects, unless it is connected or about to be. */
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
      whileCurrent(({ data }: { data: unknown }) => this.#heard(String(data))),
    )
    socket.addEventListener(
      'close',
      whileCurrent(() => this.#lost()),
    )
    socket.addEventListener(
      'error',
      whileCurrent(() => this.#lost()),
    )
  }

  /** Nothing is sent while there is no connection. */
  send(text: string): void {
    if (this.isOpen) this.#socket?.send(text)
  }

  /** The page is seen again or the network is back: checks an open connection, makes a new one at once otherwise. */
  wake(): void {
    if (this.isOpen) {
      this.#ping(WAKE_PONG_WITHIN_MS)
      return
    }
    if (this.#socket && this.#isAttempting) return
    // partysocket cannot cut a pause short: another one takes its place.
    this.close()
    this.open()
  }

  /** Ends the connection; `open` or `wake` makes another. */
  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#failures = 0
    this.#stopTimers()
    socket?.close()
  }

  #opened(): void {
    this.#ping(PONG_WITHIN_MS)
    this.#pinging = setInterval(() => this.#ping(PONG_WITHIN_MS), PING_EVERY_MS)
    this.#options.onOpen?.()
  }

  #heard(text: string): void {
    clearTimeout(this.#deadline)
    this.#failures = 0
    this.#options.onHeard?.()
    if (text !== 'pong') this.#options.onText(text)
  }

  #lost(): void {
    // One attempt may end in an error and a close.
    if (!this.#isAttempting) return
    this.#isAttempting = false
    this.#stopTimers()
    this.#failures += 1
    this.#options.onLost?.(this.#failures)
  }

  #ping(answerWithinMs: number): void {
    this.send('ping')
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#socket?.reconnect(), answerWithinMs)
  }

  #stopTimers(): void {
    clearTimeout(this.#deadline)
    clearInterval(this.#pinging)
  }
}
