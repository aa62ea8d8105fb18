import { isRoom } from '#backend/chat/known-rooms.ts'
import { mayBeMuted } from '#backend/chat/speaker.ts'
import { tellMuteEverywhere } from '#backend/chat/tell-mute.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import { setMuteEverywhere } from './chat-reports.store.ts'

export const muteEverywhere: Verb<typeof adminChatCalls.muteEverywhere> = async (context, input) => {
  const { env, accountDb, viewer, now } = context
  const { uid, minutes, reason, roomId } = input
  if (!(await findUser(accountDb, uid))) return fail('not_found')
  if (!(await mayBeMuted(accountDb, { uid, roomId: 0, streamerUid: undefined }, 'staff'))) return fail('forbidden')
  const until = minutes === 0 ? 0 : now + minutes * 60_000
  if (!(await setMuteEverywhere(context, { uid, until, reason: reason.trim(), minutes }))) return fail('forbidden')
  if (roomId !== undefined && (await isRoom(env, roomId)))
    await env.CHAT_ROOMS.getByName(String(roomId)).moderate({ muteEverywhere: uid, until }, viewer.uid)
  await tellMuteEverywhere(env, { uid, until, told: roomId })
  return { done: true }
}
