import type { Context } from '#backend/core/context.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { isSimulatedAnchorId } from '#backend/room/anchor-id.ts'
import { type AnchorRow, readRoom } from '#backend/room/rooms.store.ts'
import { roomAccessOf } from '#backend/room/source-access.ts'
import type { PricedRoom } from '#backend/ticket/is-unpaid.ts'
import type { SourceAccess } from '#contract/room.ts'

export interface Followed {
  kind: 'user' | 'anchor'
  targetId: number
}

export interface RoomFacts {
  /** The streamer's account. */
  ownerUid: number | null
  /** As what the streamer is followed: the account, or one that is simulated. Absent: nobody can follow. */
  followedAs?: Followed
  /** Who may watch it at least, and for what. */
  access: SourceAccess | null
  priced: PricedRoom
}

type Databases = Pick<Context, 'matchDb' | 'accountDb'>

/** What the chat must know of a room; null when there is none, it is hidden, or its streamer is banned or leaves. */
export async function readRoomFacts({ matchDb, accountDb }: Databases, id: number): Promise<RoomFacts | null> {
  const room = await readRoom(matchDb, id)
  if (!room || !(await isListed(accountDb, room.anchor.uid))) return null
  const { anchor, access, sources } = room
  const followedAs = followedOf(anchor)
  return {
    ownerUid: anchor.uid,
    access: roomAccessOf(access, sources),
    priced: room,
    ...(followedAs && { followedAs }),
  }
}

function followedOf({ id, uid }: AnchorRow): Followed | undefined {
  if (uid !== null) return { kind: 'user', targetId: uid }
  return isSimulatedAnchorId(id) ? { kind: 'anchor', targetId: id } : undefined
}
