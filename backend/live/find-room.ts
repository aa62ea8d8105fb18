import type { Context } from '#backend/core/context.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { isRoomId, simulatedMatchOf } from '#backend/room/room-id.ts'
import { type RoomRecord, readRoom } from '#backend/room/rooms.store.ts'
import type { MatchRow } from '#contract/match-row.ts'

/** A room and the match it shows. */
export interface FoundRoom {
  record: RoomRecord
  match?: MatchRow
}

/**
 * The room with this id, or the main room of the match with this id; undefined when there is none, it is hidden, or
 * its streamer is banned or leaves. An old simulated match that is no longer stored is generated again, with its rooms.
 */
export async function findRoom(context: Context, id: number): Promise<FoundRoom | undefined> {
  const simulated = simulatedMatchOf(id)
  const asked = isRoomId(id) ? simulated : id
  const known = asked === undefined ? undefined : await readRow(context, asked)
  const roomId = isRoomId(id) ? id : known?.roomId
  const record = roomId === undefined ? undefined : await readRoom(context.matchDb, roomId)
  if (!record || !(await isListed(context.accountDb, record.anchor.uid))) return undefined
  if (record.matchId === null) return { record }
  const match = record.matchId === known?.id ? known : await readRow(context, record.matchId)
  return { record, ...(match ? { match } : {}) }
}
