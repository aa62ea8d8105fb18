import type { Context } from '#backend/core/context.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { roomAccessOf } from '#backend/room/source-access.ts'
import type { PricedRoom } from '#backend/ticket/is-unpaid.ts'
import type { SourceAccess } from '#contract/room.ts'

export interface RoomFacts {
  /** The streamer's account. */
  ownerUid: number | null
  /** Who may watch it at least, and for what. */
  access: SourceAccess | null
  priced: PricedRoom
}

type Databases = Pick<Context, 'matchDb' | 'accountDb'>

/** What the chat must know of a room; null when there is none, it is hidden, or its streamer is banned or leaves. */
export async function readRoomFacts({ matchDb, accountDb }: Databases, id: number): Promise<RoomFacts | null> {
  const room = await readRoom(matchDb, id)
  if (!room || !(await isListed(accountDb, room.anchor.uid))) return null
  return { ownerUid: room.anchor.uid, access: roomAccessOf(room.access, room.sources), priced: room }
}
