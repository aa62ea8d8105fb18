import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findVisibleUser } from '#backend/identity/find-user.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import { addModerator, readModerators, removeModerator } from './moderators.store.ts'
import { type Moderating, moderating } from './part-in.ts'
import { isStaff } from './speaker.ts'

type Calls = typeof chatCalls

const mayAppoint = ({ viewer }: UserContext, { part }: Moderating): boolean =>
  part === 'streamer' || viewer.roles.includes('administrator')

export const listModerators: Verb<Calls['listModerators']> = async (context, { roomId }) => {
  const as = await moderating(context, roomId)
  if (as instanceof Fail) return as
  const rows = await readModerators(context.accountDb, roomId)
  const list = rows.map(({ uid, name, avatar, createdAt }) => ({
    uid,
    name,
    ...(avatar ? { avatar } : {}),
    appointedAt: instant(createdAt),
  }))
  return { list, mayAppoint: mayAppoint(context, as) }
}

/** The room tells the pages of who was appointed, and writes it down. */
export const setModerator: Verb<Calls['setModerator']> = async (context, { roomId, uid, isModerator }) => {
  const { env, accountDb, viewer, now } = context
  const as = await moderating(context, roomId)
  if (as instanceof Fail) return as
  if (!mayAppoint(context, as)) return fail('forbidden')
  if (uid === viewer.uid || uid === as.facts.ownerUid) return fail('not_yourself')
  if (isModerator) {
    const user = await findVisibleUser(context, uid)
    if (user instanceof Fail) return user
    // Staff moderate every room.
    if (isStaff(user.roles)) return fail('forbidden')
    if (!(await addModerator(accountDb, { roomId, uid, appointedBy: viewer.uid, createdAt: now })))
      return fail('too_many')
  } else await removeModerator(accountDb, roomId, uid)
  await env.CHAT_ROOMS.getByName(String(roomId)).moderate({ appoint: uid, isModerator }, viewer.uid)
  return { done: true }
}
