import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readOnline } from './read-online.ts'
import { readRow } from './read-rows.ts'
import { toRoom } from './to-room.ts'

/** A room and the match it shows. */
export const getRoom: Verb<typeof matchCalls.getRoom> = async (context, { roomId }) => {
  const row = await readRow(context, roomId)
  if (row?.roomId === undefined) return fail('not_found')
  return { room: toRoom(row, context.lan, await readOnline(context, roomId)), match: row }
}
