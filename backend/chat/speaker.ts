import { LRUCache } from 'lru-cache'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isSessionOpen } from '#backend/identity/open-session.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { type Role, STAFF_ROLES } from '#contract/call.ts'
import type { ChatSpeaker } from '#contract/chat.ts'
import { readMutedUntil } from './mutes.store.ts'

export interface Holder {
  uid: number
  sessionId: string
}

export interface KnownUser {
  speaker: ChatSpeaker
  roles: readonly Role[]
  /** Until when she may not speak in any room, milliseconds since the epoch; 0: she may. */
  mutedUntil: number
}

/** How long a user is known before her session, name and badges are read again. */
const KNOWN_MS = 30_000
const KNOWN_MAX = 4000

const isStaff = (roles: readonly Role[]): boolean => STAFF_ROLES.some((role) => roles.includes(role))

/** A user as the others in a room see her, where she is not its streamer. */
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

/** The same of a session's user; null when she may not speak: her session has ended, or she is banned. */
async function readUser(db: AccountDatabase, { uid, sessionId }: Holder, now: number): Promise<KnownUser | null> {
  const [isOpen, user, mutedUntil] = await Promise.all([
    isSessionOpen(db, uid, sessionId, now),
    findUser(db, uid),
    readMutedUntil(db, uid),
  ])
  if (!isOpen || !user || user.bannedAt !== null || user.deletingAt !== null) return null
  return { speaker: speakerOf(user, now), roles: rolesAt(user, now), mutedUntil }
}

/** The users of a relay, each read once in half a minute, however many of her frames come together. */
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

  async find(holder: Holder, now: number): Promise<KnownUser | null> {
    const key = `${holder.uid} ${holder.sessionId}`
    const known = this.#known.get(key)
    if (known) return known.user
    const user = readUser(this.#db, holder, now)
    this.#known.set(key, { user })
    try {
      return await user
    } catch (error) {
      this.#known.delete(key)
      throw error
    }
  }
}

/** Whether a user may be muted in a room: neither its streamer nor staff. */
export async function mayBeMuted(db: AccountDatabase, uid: number, streamerUid: number | undefined): Promise<boolean> {
  const user = uid === streamerUid ? undefined : await findUser(db, uid)
  return user !== undefined && !isStaff(user.roles)
}
