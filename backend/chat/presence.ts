import { LRUCache } from 'lru-cache'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'
import type { AccountDatabase, MatchDatabase } from '#backend/db/database.ts'
import { isFollowing } from '#backend/follow/follows.store.ts'
import { mayPlay } from '#backend/room/source-access.ts'
import { isUnpaid, type PricedRoom } from '#backend/ticket/is-unpaid.ts'
import type { ChatModes, ChatRefusal, ChatSpeaker } from '#contract/chat.ts'
import { type Followed, type RoomFacts, readRoomFacts } from './room-facts.ts'
import { type Holder, KnownUsers } from './speaker.ts'

/** How long the room is known before it is read again. */
const FACTS_MS = 30_000

/** How long somebody is known to follow the streamer, or not to: who is asked to follow does so and tries again. */
const FOLLOWS_MS = 30_000
const FOLLOWS_NOT_MS = 2000
const FOLLOWERS_MAX = 4000

/** How often it is looked whether a user has paid meanwhile: who is asked to pay does so and tries again. */
const PAID_LOOKS: FrameRate = { burst: 3, perSecond: 0.2 }

/** A user in the room. */
export interface Present {
  speaker: ChatSpeaker
  /** Who may not watch may not speak. */
  mayWatch: boolean
  ownerUid?: number
  followedAs?: Followed
  /** Until when she may not speak in any room, milliseconds since the epoch; 0: she may. */
  mutedUntil: number
}

/** Who the users of one room are in it: users and room are read again after half a minute. */
export class Presence {
  readonly #env: Pick<Env, 'LEDGER'>
  readonly #matchDb: MatchDatabase
  readonly #accountDb: AccountDatabase
  readonly #users: KnownUsers
  readonly #follows = new LRUCache<number, { isFollower: boolean }>({ max: FOLLOWERS_MAX })
  /** How often it was looked whether a user has paid for a broadcast. */
  readonly #paidLooks = new LRUCache<string, FrameBudget>({ max: FOLLOWERS_MAX, ttl: FACTS_MS })
  readonly #onGone: () => void
  #facts: { facts: Promise<RoomFacts | null>; until: number } | undefined

  /** `onGone`: the room is none any more, or hidden. */
  constructor(env: Pick<Env, 'LEDGER'>, accountDb: AccountDatabase, matchDb: MatchDatabase, onGone: () => void) {
    this.#env = env
    this.#accountDb = accountDb
    this.#users = new KnownUsers(accountDb)
    this.#matchDb = matchDb
    this.#onGone = onGone
  }

  /** A user in this room; undefined when she may not speak at all. */
  async find(holder: Holder, room: number, now: number): Promise<Present | undefined> {
    const [facts, user] = await Promise.all([this.#factsOf(room), this.#users.find(holder, room, now)])
    if (!facts || !user) return undefined
    const { ownerUid, followedAs, access, priced } = facts
    const { speaker, roles, standing } = user
    const isOwner = speaker.uid === ownerUid
    const isFree = isOwner || speaker.part !== undefined
    return {
      speaker: isOwner ? { ...speaker, part: 'streamer' } : speaker,
      // Nothing is read for who need not pay.
      mayWatch:
        isFree ||
        mayPlay(access, { ...holder, roles }, { ownerUid, isUnpaid: await this.#isUnpaid(priced, speaker.uid) }),
      ...(ownerUid === null ? {} : { ownerUid }),
      ...(followedAs && { followedAs }),
      mutedUntil: standing.mutedUntil,
    }
  }

  /** Which of the room's modes keeps a user from speaking; how often she speaks is not looked at. */
  async barredBy(modes: ChatModes, { speaker, followedAs }: Present): Promise<ChatRefusal | undefined> {
    if (speaker.part) return undefined
    if (modes.isMembersOnly && !speaker.membership) return 'members_only'
    if (modes.minLevel !== undefined && speaker.level < modes.minLevel) return 'level'
    if (modes.isFollowersOnly && !(await this.#isFollower(speaker.uid, followedAs))) return 'followers_only'
    return undefined
  }

  async #isFollower(uid: number, followedAs: Followed | undefined): Promise<boolean> {
    const known = this.#follows.get(uid)
    if (known) return known.isFollower
    if (!followedAs) return true
    const isFollower = await isFollowing(this.#accountDb, { uid, ...followedAs })
    this.#follows.set(uid, { isFollower }, { ttl: isFollower ? FOLLOWS_MS : FOLLOWS_NOT_MS })
    return isFollower
  }

  /** Not read for each message of who has not paid. */
  async #isUnpaid(room: PricedRoom, uid: number): Promise<boolean> {
    if (room.price === null) return false
    const [key, now] = [`${room.airedAt} ${uid}`, Date.now()]
    const budget = consumeFrame(this.#paidLooks.get(key) ?? fullBudget(now, PAID_LOOKS), now, PAID_LOOKS)
    if (!budget) return true
    this.#paidLooks.set(key, budget)
    const isToPay = await isUnpaid(this.#env, room, { uid })
    // What was paid is known by then without a look.
    if (!isToPay) this.#paidLooks.delete(key)
    return isToPay
  }

  /** Reads a user again when she speaks next. */
  forget = (uid: number): void => this.#users.forget(uid)

  async #factsOf(room: number): Promise<RoomFacts | null> {
    const known = this.#facts
    if (known && known.until > Date.now()) return known.facts
    const read = {
      facts: readRoomFacts({ matchDb: this.#matchDb, accountDb: this.#accountDb }, room),
      until: Date.now() + FACTS_MS,
    }
    this.#facts = read
    try {
      const facts = await read.facts
      if (!facts) this.#onGone()
      return facts
    } catch (error) {
      this.#facts = undefined
      throw error
    }
  }
}
