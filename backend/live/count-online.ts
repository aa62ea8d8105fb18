import type { Verb } from '#backend/core/serve.ts'
import { readRoomIds } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import { readViewers } from './read-viewers.ts'

const ROOMS_MAX = 200

/** The viewers of a match in all of its rooms; 0 when it has no room, or they are not known. */
export const countOnline: Verb<typeof liveCalls.countOnline> = async (context, { matchId }) => {
  const [ids, viewers] = await Promise.all([readRoomIds(context.matchDb, matchId, ROOMS_MAX), readViewers(context)])
  return { online: ids.reduce((sum, id) => sum + (viewers?.get(id) ?? 0), 0) }
}
