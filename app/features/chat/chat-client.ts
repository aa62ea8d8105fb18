import { LiveSocket } from '#app/lib/live-socket.ts'
import type { ChatMessage, ChatRefusal, ChatServerFrame, ChatSpeaker } from '#contract/chat.ts'

/** `stale`: was live and is reconnecting; `offline`: no network, or the server does not answer. */
export type ChatStatus = 'connecting' | 'live' | 'stale' | 'offline'

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
}

export type Said = { ok: true } | { ok: false; why: ChatRefusal; waitMs?: number | undefined }

interface ChatClientOptions {
  /** The address of the room's socket for an attempt; `since`: the last message that is known. */
  url(since: number | undefined): string | Promise<string>
  isOnline?(): boolean
  random?(): number
}

/** A page need not keep more than this. */
const LINES_MAX = 300
const FAILURES_TILL_OFFLINE = 4

interface Pending {
  text: string
  replyTo: number | undefined
  settle(said: Said): void
}

/** The chat of one room: connects, orders what comes, fills gaps, and sends what is said until it is answered. */
export class ChatClient {
  readonly #options: ChatClientOptions
  readonly #socket: LiveSocket
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Map<string, Pending>()
  #snapshot: ChatSnapshot = { status: 'connecting', lines: [], mutedUntil: 0 }
  /** The id of the last message that is known; undefined before the first welcome. */
  #last: number | undefined
  #key = 0

  constructor(options: ChatClientOptions) {
    this.#options = options
    this.#socket = new LiveSocket({
      url: () => options.url(this.#last),
      onText: (text) => this.#read(JSON.parse(text) as ChatServerFrame),
      onDisconnect: (failures) => this.#disconnected(failures),
      ...(options.random ? { random: options.random } : {}),
    })
  }

  readonly snapshot = (): ChatSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(): void {
    this.#socket.open()
  }

  ensureConnected(): void {
    this.#socket.ensureConnected()
  }

  goOffline(): void {
    this.#set({ status: 'offline' })
  }

  close(): void {
    this.#socket.close()
  }

  /** Says something; it is sent again after each reconnection until the room has answered. */
  say(text: string, replyTo?: number): Promise<Said> {
    const nonce = crypto.randomUUID()
    return new Promise((resolve) => {
      const settle = (said: Said) => {
        this.#pending.delete(nonce)
        resolve(said)
      }
      this.#pending.set(nonce, { text, replyTo, settle })
      if (this.#snapshot.status === 'live') this.#send(nonce)
    })
  }

  /** For the room's streamer and staff: takes a message out. */
  remove(id: number): void {
    this.#socket.send(JSON.stringify({ remove: id }))
  }

  /** For the same: mutes a user in this room. */
  mute(uid: number, minutes: number): void {
    this.#socket.send(JSON.stringify({ mute: uid, minutes }))
  }

  #send(nonce: string): void {
    const pending = this.#pending.get(nonce)
    if (pending) this.#socket.send(JSON.stringify({ say: pending.text, nonce, replyTo: pending.replyTo }))
  }

  #read(frame: ChatServerFrame): void {
    if (frame.type === 'welcome') this.#welcomed(frame)
    else if (frame.type === 'messages') this.#received(frame)
    else if (frame.type === 'removed')
      this.#set({ lines: this.#snapshot.lines.filter((line) => !isOf(line, frame.id)) })
    else if (frame.type === 'muted') this.#set({ mutedUntil: frame.until })
    else if (frame.type === 'said') this.#pending.get(frame.nonce)?.settle({ ok: true })
    else if (frame.type === 'refused')
      this.#pending.get(frame.nonce)?.settle({ ok: false, why: frame.why, waitMs: frame.waitMs })
  }

  #welcomed({ last, messages, isGap, you, mutedUntil = 0 }: Extract<ChatServerFrame, { type: 'welcome' }>): void {
    const gap: ChatLine[] = isGap ? [{ kind: 'gap', key: this.#nextKey() }] : []
    const known = this.#last ?? 0
    // A room that was silent for long begins to count anew.
    const isAnew = last < known
    const fresh = isAnew ? messages : messages.filter(({ id }) => id > known)
    this.#last = last
    this.#set({ status: 'live', you, mutedUntil, lines: this.#with([...gap, ...this.#linesOf(fresh)]) })
    for (const nonce of this.#pending.keys()) this.#send(nonce)
  }

  #received({ after, last, messages, more }: Extract<ChatServerFrame, { type: 'messages' }>): void {
    if (this.#last === undefined || last <= this.#last) return
    if (after > this.#last) {
      // Something was lost on the way: the welcome of a new connection has it.
      this.#socket.close()
      this.#socket.open()
      return
    }
    const fresh = messages.filter(({ id }) => id > (this.#last ?? 0))
    this.#last = last
    const rest: ChatLine[] = more ? [{ kind: 'more', key: this.#nextKey(), count: more }] : []
    this.#set({ lines: this.#with([...this.#linesOf(fresh), ...rest]) })
  }

  #disconnected(failures: number): void {
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

const isOf = (line: ChatLine, id: number): boolean => line.kind === 'message' && line.message.id === id
