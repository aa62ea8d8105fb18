import { nowOf } from '#backend/core/clock.ts'
import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'
import type { ChatDeed } from '#backend/core/objects.ts'
import type { ChatRefusal } from '#contract/chat.ts'
import { logError } from '#contract/log-error.ts'
import { takenOutBy } from './chat-log.ts'
import { attachmentOf, type ChatEnd, sendFrame } from './chat-socket.ts'
import type { Present } from './presence.ts'
import type { ReadChatFrame } from './read-chat-frame.ts'
import type { RelayRoom } from './relay-room.ts'
import { mayBeMuted } from './speaker.ts'

/** Deeds of one page. */
const DEEDS: FrameRate = { burst: 8, perSecond: 1 }

type DeedFrame = Extract<ReadChatFrame, { kind: 'remove' | 'mute' | 'modes' }>

/** What those do on one relay who moderate its room, and what its pages are told of deeds. */
export class Deeds {
  readonly #relay: RelayRoom
  readonly #budgets = new WeakMap<ChatEnd, FrameBudget>()

  constructor(relay: RelayRoom) {
    this.#relay = relay
  }

  /** A deed is the streamer's or staff's; nobody mutes these. */
  async moderate(socket: ChatEnd, nonce: string, deed: ChatDeed): Promise<void> {
    const refused = (why: ChatRefusal) => sendFrame(socket, { type: 'refused', nonce, why })
    const { env, presence } = this.#relay
    const now = Date.now()
    const budget = consumeFrame(this.#budgets.get(socket) ?? fullBudget(now, DEEDS), now, DEEDS)
    if (!budget) return refused('slow')
    this.#budgets.set(socket, budget)
    try {
      const { holder, room } = attachmentOf(socket)
      const who = holder && (await presence.find(holder, room, nowOf(env)))
      const part = who?.speaker.part
      if (!who || !part || !(await this.#mayDo(deed, who, room))) return refused('not_allowed')
      if (!(await this.#relay.object(room).moderate(deed, who.speaker.uid, part))) return refused('not_allowed')
      sendFrame(socket, { type: 'done', nonce })
    } catch (error) {
      logError({ event: 'chat_deed_failed' }, error)
      refused('unavailable')
    }
  }

  /** Nobody mutes staff or the streamer, and a room whose streamer nobody can follow is not for followers. */
  async #mayDo(deed: ChatDeed, { speaker, ownerUid, followedAs }: Present, roomId: number): Promise<boolean> {
    if ('mute' in deed)
      return mayBeMuted(
        this.#relay.accountDb,
        { uid: deed.mute, roomId, streamerUid: ownerUid },
        speaker.part ?? 'moderator',
      )
    return !('modes' in deed && deed.modes.isFollowersOnly && !followedAs)
  }

  /** Tells the pages of a deed that the room has done. */
  async tell(deed: ChatDeed, sockets: readonly WebSocket[]): Promise<void> {
    const ofUser = (uid: number) => sockets.filter((each) => attachmentOf(each).holder?.uid === uid)
    if ('remove' in deed)
      for (const id of takenOutBy(deed)) for (const socket of sockets) sendFrame(socket, { type: 'removed', id })
    else if ('modes' in deed) for (const socket of sockets) sendFrame(socket, { type: 'modes', modes: deed.modes })
    else if ('mute' in deed)
      for (const socket of ofUser(deed.mute)) sendFrame(socket, { type: 'muted', until: deed.until })
    else if ('appoint' in deed) await this.tellWhoSheIs(deed.appoint, sockets)
    else {
      this.#relay.presence.forget(deed.muteEverywhere)
      for (const socket of ofUser(deed.muteEverywhere))
        sendFrame(socket, { type: 'muted', until: deed.until, isEverywhere: true })
    }
  }

  /** Tells the pages of a user, among these, what she is in the room from now on. */
  async tellWhoSheIs(uid: number, sockets: readonly WebSocket[]): Promise<void> {
    const { env, presence } = this.#relay
    presence.forget(uid)
    for (const socket of sockets) {
      const { holder, room } = attachmentOf(socket)
      const who = holder?.uid === uid && (await presence.find(holder, room, nowOf(env)))
      if (who) sendFrame(socket, { type: 'you', you: who.speaker })
    }
  }
}

/** The deed that a frame asks for, as the room does it. */
export function deedOf(frame: DeedFrame, now: number): ChatDeed {
  if (frame.kind === 'remove') return { remove: frame.id }
  if (frame.kind === 'modes') return { modes: frame.modes }
  return { mute: frame.uid, until: frame.minutes === 0 ? 0 : now + frame.minutes * 60_000 }
}
