import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import { moderating } from './part-in.ts'
import { readPeople } from './people.store.ts'

const LISTED_MAX = 300

export const listMutes: Verb<typeof chatCalls.listMutes> = async (context, { roomId }) => {
  const as = await moderating(context, roomId)
  if (as instanceof Fail) return as
  const mutes = await context.env.CHAT_ROOMS.getByName(String(roomId)).mutes()
  const listed = mutes.toSorted((a, b) => a.until - b.until).slice(0, LISTED_MAX)
  const personOf = await readPeople(
    context.accountDb,
    listed.map(({ uid }) => uid),
  )
  return { list: listed.map(({ uid, until }) => ({ ...personOf(uid), until: instant(until) })) }
}
