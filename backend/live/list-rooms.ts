import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import { readOnline } from './read-online.ts'
import { toRooms } from './to-room.ts'

/** Each room costs one request to its Durable Object for the number of viewers. */
export const ROOMS_OF_MATCH_MAX = 20

export const listRooms: Verb<typeof liveCalls.listRooms> = async (context, { matchId }) => {
  const match = await readRow(context, matchId)
  if (!match) return { rooms: [] }
  const records = await readRoomsOfMatches(context.matchDb, [matchId], ROOMS_OF_MATCH_MAX)
  const [rooms, online] = await Promise.all([
    toRooms(context, records, [match]),
    Promise.all(records.map(({ id }) => readOnline(context, id))),
  ])
  return { rooms: rooms.map((room, at) => ({ ...room, online: online[at] ?? 0 })) }
}
