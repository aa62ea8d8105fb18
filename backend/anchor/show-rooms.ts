import type { Context } from '#backend/core/context.ts'
import { readViewers } from '#backend/live/read-viewers.ts'
import { toRooms } from '#backend/live/to-room.ts'
import { viewersIn, withViewers } from '#backend/live/with-viewers.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { readRoomsById } from '#backend/room/rooms.store.ts'
import type { Room } from '#contract/room.ts'

/** Public rooms by id, with their viewers. */
export async function showRooms(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Room>> {
  const [records, counts] = await Promise.all([readRoomsById(context.matchDb, ids), readViewers(context)])
  const matchIds = [...new Set(records.flatMap(({ matchId }) => matchId ?? []))]
  const matches =
    matchIds.length === 0
      ? []
      : (await readRows(context, { where: hasIds(matchIds), order: 'time', limit: matchIds.length })).rows
  const rooms = await toRooms(context, records, matches)
  return new Map(rooms.map((room) => [room.id, withViewers(room, viewersIn(counts, room.id))]))
}
