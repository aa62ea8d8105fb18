import type { Verb } from '#backend/core/serve.ts'
import { readRoomIds } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import { ROOMS_OF_MATCH_MAX } from './list-rooms.ts'
import { readOnline } from './read-online.ts'

/** The viewers of a match in all of its rooms; 0 when it has no room. */
export const countOnline: Verb<typeof liveCalls.countOnline> = async (context, { matchId }) => {
  const ids = await readRoomIds(context.matchDb, matchId, ROOMS_OF_MATCH_MAX)
  const online = await Promise.all(ids.map((id) => readOnline(context, id)))
  return { online: online.reduce((sum, count) => sum + count, 0) }
}
