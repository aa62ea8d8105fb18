import type { ChatBatch, ChatState } from '#backend/core/objects.ts'
import { sendText } from '#backend/core/sockets.ts'
import { logError } from '#contract/log-error.ts'

/** Pages that acknowledge do so within five seconds of a frame (`contract/chat.ts`). */
const BEHIND_MS = 10_000
/** A reader who is behind gets a frame so often, with so many messages at most. */
const FEWER_EVERY_MS = 5_000
const FEWER_MESSAGES_MAX = 20
/** Whoever does not catch up in this time is closed. */
const GIVEN_UP_AFTER_MS = 20_000
const LOOK_EVERY_MS = 2_000
const REMEMBERED_MS = BEHIND_MS + GIVEN_UP_AFTER_MS
/** So that readers of one bad network do not come back at once. */
const BACK_AFTER_S = { min: 10, max: 20 }

interface Behind {
  at: number
  /** The last message that was sent to it. */
  last: number
  sentAt: number
}

interface Options {
  /** When a page last showed that it reads; undefined for a page that never does so. Milliseconds. */
  readAt(socket: WebSocket): number | undefined
  /** The room as it is. */
  state(): Promise<ChatState>
  /** Closes one that has to come back after so many seconds. */
  close(socket: WebSocket, seconds: number): void
}

/** Sends a room's frames to the pages of one relay: fewer and larger ones to who falls behind, and at last none. */
export class Readers {
  readonly #options: Options
  readonly #behind = new Map<WebSocket, Behind>()
  /** When frames were sent, a second apart at least. */
  #sentAt: number[] = []
  /** The last message that was sent to all. */
  #last = 0
  #lookedAt = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether somebody is behind: then `look` is to be called again soon, also without a frame. */
  get isAnyBehind(): boolean {
    return this.#behind.size > 0
  }

  async send(frame: ChatBatch, sockets: readonly WebSocket[], now: number): Promise<void> {
    await this.look(sockets, now)
    if (now - (this.#sentAt.at(-1) ?? 0) >= 1000)
      this.#sentAt = [...this.#sentAt.filter((at) => now - at < REMEMBERED_MS), now]
    this.#last = frame.last
    const text = JSON.stringify(frame)
    for (const socket of sockets) if (!this.#behind.has(socket)) sendText(socket, text)
  }

  /** Looks who is behind, every two seconds; sends these what they have missed, or closes them. */
  async look(sockets: readonly WebSocket[], now: number): Promise<void> {
    if (now - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = now
    for (const socket of sockets)
      if (!this.#behind.has(socket) && this.#lagOf(socket, now) > BEHIND_MS)
        this.#behind.set(socket, { at: now, last: this.#last, sentAt: now })
    if (this.#behind.size === 0) return
    const state = await this.#options
      .state()
      .catch((error: unknown) => logError({ event: 'chat_not_caught_up' }, error))
    // Whoever is behind waits for the next look; the others get their frame.
    if (!state) return
    for (const [socket, behind] of this.#behind) this.#treat(socket, behind, state, now)
  }

  forget(socket: WebSocket): void {
    this.#behind.delete(socket)
  }

  #treat(socket: WebSocket, behind: Behind, state: ChatState, now: number): void {
    const hasCaughtUp = (this.#options.readAt(socket) ?? now) > behind.at
    if (!hasCaughtUp && now - behind.at >= GIVEN_UP_AFTER_MS) {
      this.#behind.delete(socket)
      this.#options.close(
        socket,
        BACK_AFTER_S.min + Math.floor(Math.random() * (BACK_AFTER_S.max - BACK_AFTER_S.min + 1)),
      )
      return
    }
    if (hasCaughtUp || now - behind.sentAt >= FEWER_EVERY_MS) {
      const frame = missedSince(behind.last, state)
      if (frame) sendText(socket, JSON.stringify(frame))
      behind.last = Math.max(behind.last, state.last)
      behind.sentAt = now
    }
    if (hasCaughtUp) this.#behind.delete(socket)
  }

  /** For how long a page has had a frame without a sign that it reads. */
  #lagOf(socket: WebSocket, now: number): number {
    const readAt = this.#options.readAt(socket)
    const first = readAt === undefined ? undefined : this.#sentAt.find((at) => at > readAt)
    return first === undefined ? 0 : now - first
  }
}

/** All that was said after a message, as one frame: the last of it is shown. */
export function missedSince(after: number, { last, messages: all }: ChatState): ChatBatch | undefined {
  if (last <= after) return undefined
  const messages = all.filter(({ id }) => id > after).slice(-FEWER_MESSAGES_MAX)
  const more = last - after - messages.length
  return { type: 'messages', after, last, messages, ...(more > 0 ? { more } : {}) }
}
