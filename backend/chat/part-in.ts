import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { ChatPart } from '#contract/chat.ts'
import { isRoom } from './known-rooms.ts'
import { isModerator } from './moderators.store.ts'
import { type RoomFacts, readRoomFacts } from './room-facts.ts'
import { isStaff } from './speaker.ts'

export interface Moderating {
  part: ChatPart
  facts: RoomFacts
}

/** What the caller is in the chat of a room, who must be one of those who moderate it. */
export async function moderating(
  { env, matchDb, accountDb, viewer }: UserContext,
  roomId: number,
): Promise<Moderating | Fail<'not_found' | 'forbidden'>> {
  const facts = (await isRoom(env, roomId)) ? await readRoomFacts({ matchDb, accountDb }, roomId) : null
  if (!facts) return fail('not_found')
  if (viewer.uid === facts.ownerUid) return { part: 'streamer', facts }
  if (isStaff(viewer.roles)) return { part: 'staff', facts }
  return (await isModerator(accountDb, roomId, viewer.uid)) ? { part: 'moderator', facts } : fail('forbidden')
}
