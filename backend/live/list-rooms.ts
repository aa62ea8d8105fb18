import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import type { Room } from '#contract/room.ts'
import { readViewers } from './read-viewers.ts'
import { toRooms } from './to-room.ts'
import { viewersIn, withViewers } from './with-viewers.ts'

const ROOMS_OF_MATCH_MAX = 20
/** Who only waits for the match may have reserved it before who is live. */
const READ_MAX = 100

export const listRooms: Verb<typeof liveCalls.listRooms> = async (context, { matchId }) => {
  const match = await readRow(context, matchId)
  if (!match) return { rooms: [] }
  const [rooms, counts] = await Promise.all([
    readRoomsOfMatches(context.matchDb, [matchId], READ_MAX).then((records) => toRooms(context, records, [match])),
    readViewers(context),
  ])
  const isLate = ({ state }: Room) => Number(state !== 'live')
  const first = rooms.toSorted((one, other) => isLate(one) - isLate(other)).slice(0, ROOMS_OF_MATCH_MAX)
  return { rooms: first.map((room) => withViewers(room, viewersIn(counts, room.id))) }
}
