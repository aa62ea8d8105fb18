import { LiveSocket } from '#app/lib/live-socket.ts'
import type {
  ChatClientFrame,
  ChatMessage,
  ChatModes,
  ChatRefusal,
  ChatServerFrame,
  ChatSpeaker,
} from '#contract/chat.ts'
import { CHAT_ACK_EVERY_MS, CHAT_CLOSE_COME_BACK } from '#contract/chat-rules.ts'
import { mergeCrowd, newOfCrowd } from './merge-crowd.ts'

/**
 * `stale`: was live and is reconnecting; `slow`: the server has sent a page away that could not follow; `offline`: no network,
 * or the server does not answer.
 */
export type ChatStatus = 'connecting' | 'live' | 'stale' | 'slow' | 'offline'

/** A line of the chat; `more`: so many were said here and are not shown; `gap`: some are missing. */
export type ChatLine =
  | { kind: 'message'; key: number; message: ChatMessage }
  | { kind: 'more'; key: number; count: number }
  | { kind: 'gap'; key: number }

export interface ChatSnapshot {
  status: ChatStatus
  lines: readonly ChatLine[]
  /** The viewer as others see her, once she may speak. */
  you?: ChatSpeaker | undefined
  /** Until when she is muted here, milliseconds since the epoch; 0: she is not. */
  mutedUntil: number
  /** Until when she is muted in all rooms; 0: she is not. */
  mutedEverywhereUntil: number
  modes: ChatModes
  /** While `slow`: how many seconds after that it comes back. */
  backInSeconds?: number
  /** About how many watch in the simulated crowd; absent: there is none. */
  crowd?: number | undefined
}

export type Said = { ok: true } | { ok: false; why: ChatRefusal; waitMs?: number | undefined }

/** What has just happened in the room, as opposed to what was said before the page came. */
export type ChatNews = { messages: readonly ChatMessage[] } | { removed: number }

interface ChatClientOptions {
  /** The address of the room's socket for an attempt; `since`: the last message that is known. */
  url(since: number | undefined): string | Promise<string>
  isOnline?(): boolean
  random?(): number
}

/** What a busy room says in the five minutes that its picture can be rewound. */
const LINES_MAX = 6000
const FAILURES_TILL_OFFLINE = 4

/** The room knows a nonce for ten minutes: what is older is not sent again. */
const ANSWER_WITHIN_MS = 9 * 60_000
const AWAY_SECONDS_MAX = 120
const WAKING_MS = 5_000
/** After a gap pages come back at different moments. */
const GAP_MS_MAX = 2000

interface Pending {
  frame: ChatClientFrame
  settle(said: Said): void
}

/** The chat of one room: connects, orders what comes, fills gaps, and sends what is said until it is answered. */
export class ChatClient {
  readonly #options: ChatClientOptions
  readonly #socket: LiveSocket
  readonly #listeners = new Set<() => void>()
  readonly #newsListeners = new Set<(news: ChatNews) => void>()
  readonly #pending = new Map<string, Pending>()
  #snapshot: ChatSnapshot = { status: 'connecting', lines: [], mutedUntil: 0, mutedEverywhereUntil: 0, modes: {} }
  /** The id of the last message that is known; undefined before the first welcome. */
  #last: number | undefined
  #key = 0
  /** Whether this connection has had its welcome. */
  #isWelcome = false
  #ackedAt = 0
  #ackTimer: ReturnType<typeof setTimeout> | undefined
  /** Until the page may come back, and what ends it before. */
  #sentAway: Promise<unknown> | undefined
  #comeBack: (() => void) | undefined
  #wokenAt = Number.NEGATIVE_INFINITY
  #gapTimer: ReturnType<typeof setTimeout> | undefined
  /** What was last said in vain: said once more, it is the same message. */
  #failed: { text: string; nonce: string; at: number } | undefined

  constructor(options: ChatClientOptions) {
    this.#options = options
    this.#socket = new LiveSocket({
      url: async () => {
        await this.#sentAway
        return options.url(this.#last)
      },
      onActivity: () => this.#heard(),
      onText: (text) => this.#read(JSON.parse(text) as ChatServerFrame),
      onDisconnect: (failures, close) => this.#disconnected(failures, close),
      ...(options.random ? { random: options.random } : {}),
    })
  }

  readonly snapshot = (): ChatSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls with each batch of new messages as it comes, and with each that is taken out. */
  readonly onNews = (listener: (news: ChatNews) => void): (() => void) => {
    this.#newsListeners.add(listener)
    return () => this.#newsListeners.delete(listener)
  }

  open(): void {
    this.#socket.open()
  }

  ensureConnected(): void {
    this.#wokenAt = Date.now()
    this.#comeBack?.()
    this.#socket.ensureConnected()
  }

  goOffline(): void {
    this.#set({ status: 'offline' })
  }

  close(): void {
    clearTimeout(this.#gapTimer)
    clearTimeout(this.#ackTimer)
    this.#isWelcome = false
    this.#socket.close()
  }

  /** Says something; it is sent again after each reconnection until the room has answered. */
  async say(text: string, replyTo?: number): Promise<Said> {
    const failed = this.#failed
    const isAgain = failed?.text === text && Date.now() - failed.at < ANSWER_WITHIN_MS
    const nonce = isAgain ? failed.nonce : crypto.randomUUID()
    const said = await this.#ask({ say: text, nonce, ...(replyTo === undefined ? {} : { replyTo }) })
    const isUnknown = !said.ok && said.why === 'unavailable'
    this.#failed = isUnknown ? { text, nonce, at: isAgain ? failed.at : Date.now() } : undefined
    return said
  }

  /** For the room's streamer and staff: takes a message out. */
  remove = (id: number): Promise<Said> => this.#ask({ remove: id, nonce: crypto.randomUUID() })

  /** For the same: mutes a user in this room. */
  mute = (uid: number, minutes: number): Promise<Said> => this.#ask({ mute: uid, minutes, nonce: crypto.randomUUID() })

  /** For the same: sets the room's modes. */
  setModes = (modes: ChatModes): Promise<Said> => this.#ask({ modes, nonce: crypto.randomUUID() })

  #ask(frame: ChatClientFrame): Promise<Said> {
    return new Promise((resolve) => {
      const settle = (said: Said) => {
        clearTimeout(timer)
        this.#pending.delete(frame.nonce)
        resolve(said)
      }
      const timer = setTimeout(() => settle({ ok: false, why: 'unavailable' }), ANSWER_WITHIN_MS)
      this.#pending.set(frame.nonce, { frame, settle })
      if (this.#isWelcome) this.#send(frame)
    })
  }

  #send(frame: ChatClientFrame): void {
    this.#socket.send(JSON.stringify(frame))
  }

  /** A connection that survived a loss of network is live again with its first sign. */
  #heard(): void {
    if (!this.#isWelcome || this.#snapshot.status === 'live') return
    this.#set({ status: 'live' })
    for (const { frame } of this.#pending.values()) this.#send(frame)
  }

  #read(frame: ChatServerFrame): void {
    if (frame.type === 'welcome') this.#welcomed(frame)
    else if (frame.type === 'messages') this.#received(frame)
    else if (frame.type === 'crowd') this.#overheard(frame)
    else if (frame.type === 'removed') this.#removed(frame.id)
    else if (frame.type === 'you') this.#set({ you: frame.you })
    else if (frame.type === 'modes') this.#set({ modes: frame.modes })
    else if (frame.type === 'muted')
      this.#set(frame.isEverywhere ? { mutedEverywhereUntil: frame.until } : { mutedUntil: frame.until })
    else if (frame.type === 'said' || frame.type === 'done') this.#pending.get(frame.nonce)?.settle({ ok: true })
    else if (frame.type === 'refused')
      this.#pending.get(frame.nonce)?.settle({ ok: false, why: frame.why, waitMs: frame.waitMs })
  }

  #welcomed(welcome: Extract<ChatServerFrame, { type: 'welcome' }>): void {
    const { last, messages, isGap, removed = [], you, mutedUntil = 0, mutedEverywhereUntil = 0, modes = {} } = welcome
    for (const id of removed) this.#removed(id)
    const gap: ChatLine[] = isGap ? [{ kind: 'gap', key: this.#nextKey() }] : []
    const known = this.#last ?? 0
    // A room that was silent for long begins to count anew.
    const isAnew = last < known
    const fresh = isAnew ? messages : messages.filter(({ id }) => id > known)
    this.#last = last
    const lines = this.#with([...gap, ...this.#linesOf(fresh)])
    this.#set({ status: 'live', you, mutedUntil, mutedEverywhereUntil, modes, lines })
    this.#isWelcome = true
    for (const { frame } of this.#pending.values()) this.#send(frame)
  }

  /** A sign that the page reads, after each frame: now, or once the last one is five seconds ago. */
  #acknowledge(): void {
    clearTimeout(this.#ackTimer)
    const waitMs = this.#ackedAt + CHAT_ACK_EVERY_MS - Date.now()
    if (waitMs > 0) {
      this.#ackTimer = setTimeout(() => this.#acknowledge(), waitMs)
      return
    }
    this.#ackedAt = Date.now()
    this.#socket.acknowledge()
  }

  #received({ after, last, messages, more }: Extract<ChatServerFrame, { type: 'messages' }>): void {
    this.#acknowledge()
    // What came before the welcome of this connection is part of that.
    if (!this.#isWelcome || this.#last === undefined || last <= this.#last) return
    if (after > this.#last) {
      // Something was lost on the way: the welcome of a new connection has it.
      const { random = Math.random } = this.#options
      this.#gapTimer ??= setTimeout(() => this.#reconnect(), random() * GAP_MS_MAX)
      return
    }
    const fresh = messages.filter(({ id }) => id > (this.#last ?? 0))
    this.#last = last
    const rest: ChatLine[] = more ? [{ kind: 'more', key: this.#nextKey(), count: more }] : []
    this.#set({ lines: this.#with([...this.#linesOf(fresh), ...rest]) })
    if (fresh.length > 0) this.#tell({ messages: fresh })
  }

  /** What a simulated crowd says: its ids are no part of the room's. */
  #overheard({ messages, viewers, isPast }: Extract<ChatServerFrame, { type: 'crowd' }>): void {
    const fresh = newOfCrowd(this.#snapshot.lines, messages)
    const added = fresh.map((message) => ({ kind: 'message' as const, key: this.#nextKey(), message }))
    this.#set({ crowd: viewers, lines: mergeCrowd(this.#snapshot.lines, added).slice(-LINES_MAX) })
    if (isPast || fresh.length === 0) return
    this.#tell({ messages: fresh })
  }

  #removed(id: number): void {
    this.#set({ lines: withoutMessage(this.#snapshot.lines, id) })
    this.#tell({ removed: id })
  }

  #tell(news: ChatNews): void {
    for (const listener of this.#newsListeners) listener(news)
  }

  #reconnect(): void {
    this.#gapTimer = undefined
    this.#isWelcome = false
    this.#socket.close()
    this.#socket.open()
  }

  #disconnected(failures: number, close?: { code: number; reason: string }): void {
    this.#isWelcome = false
    const seconds = close?.code === CHAT_CLOSE_COME_BACK ? Number(close.reason) : 0
    // A page that slept was sent away for that, and its viewer looks at it now.
    const hasSlept = Date.now() - this.#wokenAt < WAKING_MS
    if (seconds > 0 && seconds <= AWAY_SECONDS_MAX && !hasSlept) {
      this.#sentAway = new Promise<void>((resolve) => {
        this.#comeBack = resolve
        setTimeout(resolve, seconds * 1000)
      })
      this.#set({ status: 'slow', backInSeconds: seconds })
      return
    }
    const isOnline = this.#options.isOnline?.() ?? true
    const wasLive = this.#last !== undefined
    this.#set({ status: !isOnline || failures >= FAILURES_TILL_OFFLINE ? 'offline' : wasLive ? 'stale' : 'connecting' })
  }

  #linesOf = (messages: readonly ChatMessage[]): ChatLine[] =>
    messages.map((message) => ({ kind: 'message', key: this.#nextKey(), message }))

  /** What is shown with these after it; numbers of what is not shown, one after the other, are one. */
  #with(added: readonly ChatLine[]): ChatLine[] {
    const lines = [...this.#snapshot.lines]
    for (const line of added) {
      const before = lines.at(-1)
      if (line.kind === 'more' && before?.kind === 'more')
        lines[lines.length - 1] = { ...before, count: before.count + line.count }
      else lines.push(line)
    }
    return lines.slice(-LINES_MAX)
  }

  #nextKey(): number {
    this.#key += 1
    return this.#key
  }

  #set(change: Partial<ChatSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The lines without a message, and without what quotes of it say. */
const withoutMessage = (lines: readonly ChatLine[], id: number): ChatLine[] =>
  lines
    .filter((line) => line.kind !== 'message' || line.message.id !== id)
    .map((line) => {
      if (line.kind !== 'message' || line.message.replyTo?.id !== id) return line
      const { replyTo: _, ...message } = line.message
      return { ...line, message }
    })
