import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import type { adminChatLogCalls } from '#contract/admin-chat-log.ts'
import { decideAtOnce } from './decide-at-once.ts'

/** The message is taken from the room's own log: a page says only which one it is. */
export const takeOutMessage: Verb<(typeof adminChatLogCalls)['takeOutMessage']> = async (
  context,
  { roomId, id, at, reason },
  file,
) => {
  const message = isRoomId(roomId) && (await context.env.CHAT_ROOMS.getByName(String(roomId)).message(id))
  if (!message || instant(message.at) !== at) return fail('not_found')
  const decided = await decideAtOnce(context, { roomId, message }, { reason, act: 'remove' }, file)
  return decided instanceof Fail ? decided : { done: true }
}
