import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import { isRoom } from './known-rooms.ts'
import { addReport } from './reports.store.ts'

/** The message is taken from the room's own log: a page says only which one it is. */
export const reportMessage: Verb<typeof chatCalls.reportMessage> = async (context, { roomId, id, reason }) => {
  const { env, accountDb, viewer, now } = context
  if (!(await isRoom(env, roomId))) return fail('not_found')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'chatReport'))) return fail('rate_limited')
  const message = await env.CHAT_ROOMS.getByName(String(roomId)).message(id)
  if (!message) return fail('not_found')
  if (message.by.uid === viewer.uid) return fail('not_yourself')
  return { isNew: await addReport(accountDb, { roomId, message, uid: viewer.uid, reason }, now) }
}
