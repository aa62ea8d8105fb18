import type { Env } from '#backend/core/env.ts'
import type { ChatRoomObject, ChatState } from '#backend/core/objects.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { RoomEarnings } from '#backend/level/room-earnings.ts'
import type { Attachment } from './chat-socket.ts'
import type { Presence } from './presence.ts'

/** What a relay knows of its room and of the users in it, for all that is said and done there. */
export interface RelayRoom {
  env: Env
  accountDb: AccountDatabase
  presence: Presence
  /** What users earn here for their levels. */
  earnings: RoomEarnings
  /** The room as it is; it is asked once, and again after hibernation. */
  state(attachment: Attachment): Promise<ChatState>
  object(room: number): DurableObjectStub<ChatRoomObject>
  waitUntil(work: Promise<unknown>): void
}
