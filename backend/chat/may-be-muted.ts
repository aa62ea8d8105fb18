import type { Context } from '#backend/core/context.ts'
import { readRoomFacts } from './room-facts.ts'
import { mayBeMuted } from './speaker.ts'

/** Whether staff may mute a user in a room: neither its streamer nor staff. */
export async function mayBeMutedIn(
  databases: Pick<Context, 'matchDb' | 'accountDb'>,
  uid: number,
  roomId: number,
): Promise<boolean> {
  const facts = await readRoomFacts(databases, roomId)
  return mayBeMuted(databases.accountDb, { uid, roomId, streamerUid: facts?.ownerUid ?? undefined }, 'staff')
}
