import type { MatchDatabase } from '#backend/db/database.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { roomAccessOf } from '#backend/room/source-access.ts'
import type { SourceAccess } from '#contract/room.ts'

export interface RoomFacts {
  /** The streamer's account. */
  ownerUid: number | null
  /** Who may watch it at least. */
  access: SourceAccess | null
}

/** What the chat must know of a room; null when there is none, or it is hidden. */
export async function readRoomFacts(db: MatchDatabase, id: number): Promise<RoomFacts | null> {
  const room = await readRoom(db, id)
  return room ? { ownerUid: room.anchor.uid, access: roomAccessOf(room.access, room.sources) } : null
}
