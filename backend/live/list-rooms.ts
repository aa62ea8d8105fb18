import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import { readViewers } from './read-viewers.ts'
import { toRooms } from './to-room.ts'
import { viewersIn, withViewers } from './with-viewers.ts'

export const ROOMS_OF_MATCH_MAX = 20

export const listRooms: Verb<typeof liveCalls.listRooms> = async (context, { matchId }) => {
  const match = await readRow(context, matchId)
  if (!match) return { rooms: [] }
  const [rooms, counts] = await Promise.all([
    readRoomsOfMatches(context.matchDb, [matchId], ROOMS_OF_MATCH_MAX).then((records) =>
      toRooms(context, records, [match]),
    ),
    readViewers(context),
  ])
  return { rooms: rooms.map((room) => withViewers(room, viewersIn(counts, room.id))) }
}
