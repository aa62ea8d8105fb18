import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findVisibleUser } from '#backend/identity/find-user.ts'
import { rolesAt, tierAt } from '#backend/identity/viewer.ts'
import type { ChatUser, chatCalls } from '#contract/chat-calls.ts'
import { plainLineOf } from '#contract/plain-text.ts'
import { isRoom } from './known-rooms.ts'
import { addNote as insertNote, readNotes } from './notes.store.ts'
import { moderating } from './part-in.ts'
import { readRoomFacts } from './room-facts.ts'
import { isStaff } from './speaker.ts'
import { readStanding, type Standing } from './standing.store.ts'

type Calls = typeof chatCalls

/** What only those get who moderate the room. */
async function recordOf(
  { env, accountDb, now }: UserContext,
  { roomId, uid, standing }: { roomId: number; uid: number; standing: Standing },
): Promise<NonNullable<ChatUser['record']>> {
  const [mutes, notes] = await Promise.all([
    env.CHAT_ROOMS.getByName(String(roomId)).mutes(),
    readNotes(accountDb, roomId, uid),
  ])
  const until = mutes.find((mute) => mute.uid === uid)?.until
  return {
    ...(until === undefined ? {} : { mutedUntil: instant(until) }),
    ...(standing.mutedUntil > now ? { mutedEverywhereUntil: instant(standing.mutedUntil) } : {}),
    notes: notes.map(({ id, text, writer, createdAt }) => ({
      id,
      text,
      writer: writer ?? '',
      createdAt: instant(createdAt),
    })),
  }
}

export const getChatUser: Verb<Calls['getChatUser']> = async (context, { roomId, userId }) => {
  const { env, matchDb, accountDb, now } = context
  const facts = (await isRoom(env, roomId)) ? await readRoomFacts({ matchDb, accountDb }, roomId) : null
  const user = await findVisibleUser(context, userId)
  if (!facts || user instanceof Fail) return fail('not_found')
  const [standing, as] = await Promise.all([readStanding(accountDb, userId, roomId), moderating(context, roomId)])
  const membership = tierAt(user, now)
  const part =
    userId === facts.ownerUid
      ? 'streamer'
      : isStaff(rolesAt(user, now))
        ? 'staff'
        : standing.isModerator
          ? 'moderator'
          : undefined
  return {
    uid: userId,
    name: user.username,
    ...(user.avatar ? { avatar: user.avatar } : {}),
    level: user.level,
    ...(membership ? { membership } : {}),
    ...(part ? { part } : {}),
    ...(as instanceof Fail ? {} : { record: await recordOf(context, { roomId, uid: userId, standing }) }),
  }
}

export const addNote: Verb<Calls['addNote']> = async (context, { roomId, uid, text: typed }) => {
  const { accountDb, viewer, now } = context
  const as = await moderating(context, roomId)
  if (as instanceof Fail) return as
  const text = plainLineOf(typed)
  if (text === '') return fail('invalid_input', 'text is empty')
  const user = await findVisibleUser(context, uid)
  if (user instanceof Fail) return user
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'chatNote'))) return fail('rate_limited')
  await insertNote(accountDb, { roomId, uid, writtenBy: viewer.uid, text, createdAt: now })
  return { done: true }
}
