import type { AccountDatabase } from '#backend/db/database.ts'
import { isSessionOpen } from '#backend/identity/open-session.store.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { STAFF_ROLES } from '#contract/call.ts'
import type { ChatSpeaker } from '#contract/chat.ts'

/** A user as the others in a room see her; null when she may not speak: her session has ended, or she is banned. */
export async function readSpeaker(
  db: AccountDatabase,
  { uid, sessionId }: { uid: number; sessionId: string },
  streamerUid: number | undefined,
  now: number,
): Promise<ChatSpeaker | null> {
  const [isOpen, user] = await Promise.all([isSessionOpen(db, uid, sessionId, now), findUser(db, uid)])
  if (!isOpen || !user || user.bannedAt !== null || user.deletingAt !== null) return null
  const roles = rolesAt(user, now)
  const tier = roles.includes('svip') ? 'svip' : roles.includes('vip') ? 'vip' : undefined
  const isStaff = STAFF_ROLES.some((role) => roles.includes(role))
  const part = uid === streamerUid ? 'streamer' : isStaff ? 'staff' : undefined
  return {
    uid,
    name: user.username,
    ...(user.avatar ? { avatar: user.avatar } : {}),
    level: user.level,
    ...(tier ? { membership: tier } : {}),
    ...(part ? { part } : {}),
  }
}

/** Whether a user may be muted in a room: neither its streamer nor staff. */
export async function mayBeMuted(db: AccountDatabase, uid: number, streamerUid: number | undefined): Promise<boolean> {
  const user = uid === streamerUid ? undefined : await findUser(db, uid)
  return user !== undefined && !STAFF_ROLES.some((role) => user.roles.includes(role))
}
