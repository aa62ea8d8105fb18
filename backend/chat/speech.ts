import { nowOf } from '#backend/core/clock.ts'
import type { ChatEntry, ChatTaken } from '#backend/core/objects.ts'
import type { ChatRefusal } from '#contract/chat.ts'
import { logError } from '#contract/log-error.ts'
import { attachmentOf, type ChatEnd, sendFrame } from './chat-socket.ts'
import { Pace } from './pace.ts'
import type { Present } from './presence.ts'
import type { RelayRoom } from './relay-room.ts'
import { readSaid } from './say-rules.ts'

interface Outgoing {
  socket: ChatEnd
  entry: ChatEntry
}

interface Saying {
  text: string
  nonce: string
  replyTo?: number
}

/** What is said on one relay: checked, passed on to the room in batches, and answered. */
export class Speech {
  readonly #relay: RelayRoom
  readonly #pace = new Pace()
  #outgoing: Outgoing[] = []
  #posting: ReturnType<typeof setTimeout> | undefined
  #postedAt = 0
  /** The room as it is posted to: calls of one stub arrive in order, those of two need not. */
  #stub: ReturnType<RelayRoom['object']> | undefined
  /** What is said in this time goes to the room together; as the room says. */
  postEveryMs = 0

  constructor(relay: RelayRoom) {
    this.#relay = relay
  }

  async say(socket: ChatEnd, { text: typed, nonce, replyTo }: Saying): Promise<void> {
    const { env, presence } = this.#relay
    const refused = (why: ChatRefusal, more: { waitMs?: number; until?: number } = {}) =>
      sendFrame(socket, { type: 'refused', nonce, why, ...more })
    const { holder, room } = attachmentOf(socket)
    let who: Present | undefined
    let barred: ChatRefusal | undefined
    try {
      who = holder && (await presence.find(holder, room, nowOf(env)))
      if (who) barred = await presence.barredBy((await this.#relay.state(attachmentOf(socket))).modes, who)
    } catch (error) {
      logError({ event: 'chat_not_said', room }, error)
      return refused('unavailable')
    }
    if (!who) return refused('signed_out')
    const { speaker, mayWatch, mutedUntil } = who
    if (mutedUntil > nowOf(env)) {
      sendFrame(socket, { type: 'muted', until: mutedUntil, isEverywhere: true })
      return refused('muted_everywhere', { until: mutedUntil })
    }
    if (!mayWatch) return refused('members_only')
    if (barred) return refused(barred)
    const said = readSaid(typed, { isFree: speaker.part !== undefined, blocked: env.BLOCKED_WORDS })
    if ('why' in said) return refused(said.why)
    const isAgain = this.#outgoing.some(({ entry }) => entry.by.uid === speaker.uid && entry.nonce === nonce)
    const isFree = speaker.part === 'streamer' || speaker.part === 'staff'
    const pause = isFree || isAgain ? undefined : this.#pace.take(speaker.uid, said.key, nonce, nowOf(env))
    if (pause) return refused(pause.why, { waitMs: pause.waitMs })
    this.#outgoing.push({
      socket,
      entry: { by: speaker, text: said.text, nonce, ...(replyTo === undefined ? {} : { replyTo }) },
    })
    const waitMs = Math.max(0, this.#postedAt + this.postEveryMs - Date.now())
    this.#posting ??= setTimeout(() => this.#relay.waitUntil(this.#post()), waitMs)
  }

  /** Passes on what was said, and tells each speaker what became of it. */
  async #post(): Promise<void> {
    const outgoing = this.#outgoing
    this.#outgoing = []
    this.#posting = undefined
    this.#postedAt = Date.now()
    const room = attachmentOf(outgoing[0]?.socket as ChatEnd).room
    this.#stub ??= this.#relay.object(room)
    const stub = this.#stub
    const taken = await stub.post(outgoing.map(({ entry }) => entry)).catch((error: unknown): ChatTaken[] => {
      logError({ event: 'chat_not_posted', room }, error)
      // One that has failed once does so always.
      if (this.#stub === stub) this.#stub = undefined
      return []
    })
    for (const [at, { socket, entry }] of outgoing.entries()) {
      const answer = taken[at] ?? { why: 'unavailable' as const }
      if ('why' in answer) this.#pace.untake(entry.by.uid, entry.nonce)
      else this.#relay.earnings.said(entry.by.uid, answer.id)
      sendFrame(
        socket,
        'id' in answer
          ? { type: 'said', nonce: entry.nonce, id: answer.id }
          : { type: 'refused', nonce: entry.nonce, ...answer },
      )
    }
  }
}
