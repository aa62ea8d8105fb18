import { LRUCache } from 'lru-cache'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isSessionOpen } from '#backend/identity/open-session.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { type Role, STAFF_ROLES } from '#contract/call.ts'
import type { ChatPart, ChatSpeaker } from '#contract/chat.ts'
import { isModerator } from './moderators.store.ts'
import { readStanding, type Standing } from './standing.store.ts'

export interface Holder {
  uid: number
  sessionId: string
}

/** A user in one room. */
export interface KnownUser {
  speaker: ChatSpeaker
  roles: readonly Role[]
  standing: Standing
}

/** How long a user is known before her session, name and badges are read again. */
const KNOWN_MS = 30_000
const KNOWN_MAX = 4000

export const isStaff = (roles: readonly Role[]): boolean => STAFF_ROLES.some((role) => roles.includes(role))

/** A user as the others in a room see her, where she is neither its streamer nor a moderator of it. */
export function speakerOf(user: UserRow, now: number): ChatSpeaker {
  const roles = rolesAt(user, now)
  const tier = roles.includes('svip') ? 'svip' : roles.includes('vip') ? 'vip' : undefined
  return {
    uid: user.uid,
    name: user.username,
    ...(user.avatar ? { avatar: user.avatar } : {}),
    level: user.level,
    ...(tier ? { membership: tier } : {}),
    ...(isStaff(roles) ? { part: 'staff' } : {}),
  }
}

/** A user of a session in a room; null when she may not speak: her session has ended, or she is banned. */
async function readUser(
  db: AccountDatabase,
  { uid, sessionId }: Holder,
  roomId: number,
  now: number,
): Promise<KnownUser | null> {
  const [isOpen, user, standing] = await Promise.all([
    isSessionOpen(db, uid, sessionId, now),
    findUser(db, uid),
    readStanding(db, uid, roomId),
  ])
  if (!isOpen || !user || user.bannedAt !== null || user.deletingAt !== null) return null
  const speaker = speakerOf(user, now)
  const isModerator = standing.isModerator && speaker.part === undefined
  return { speaker: isModerator ? { ...speaker, part: 'moderator' } : speaker, roles: rolesAt(user, now), standing }
}

/** The users of a relay's room, each read once in half a minute, however many of her frames come together. */
export class KnownUsers {
  readonly #db: AccountDatabase
  readonly #known = new LRUCache<string, { user: Promise<KnownUser | null> }>({ max: KNOWN_MAX, ttl: KNOWN_MS })

  constructor(db: AccountDatabase) {
    this.#db = db
  }

  /** Reads a user again when she is asked for next. */
  forget(uid: number): void {
    for (const key of this.#known.keys()) if (key.startsWith(`${uid} `)) this.#known.delete(key)
  }

  async find(holder: Holder, roomId: number, now: number): Promise<KnownUser | null> {
    const key = `${holder.uid} ${holder.sessionId}`
    const known = this.#known.get(key)
    if (known) return known.user
    const user = readUser(this.#db, holder, roomId, now)
    this.#known.set(key, { user })
    try {
      return await user
    } catch (error) {
      this.#known.delete(key)
      throw error
    }
  }
}

interface Target {
  uid: number
  roomId: number
  streamerUid: number | undefined
}

/** Whether a user may be muted in a room by somebody: neither its streamer nor staff, nor by moderators one of them. */
export async function mayBeMuted(
  db: AccountDatabase,
  { uid, roomId, streamerUid }: Target,
  by: ChatPart,
): Promise<boolean> {
  const user = uid === streamerUid ? undefined : await findUser(db, uid)
  if (!user || isStaff(user.roles)) return false
  return by !== 'moderator' || !(await isModerator(db, roomId, uid))
}
