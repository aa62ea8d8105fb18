import type { Context } from '#backend/core/context.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { readAnchorProfile, setAnchorProfile } from '#backend/room/anchor-profiles.store.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { clearRoomTexts } from '#backend/room/streamer-rooms.store.ts'
import type { RoomText } from '#contract/admin-streamers.ts'

/** What the room and the profile of a streamer say to everybody. */
export async function textsOf({ matchDb }: Pick<Context, 'matchDb'>, room: RoomRow): Promise<RoomText[]> {
  const { introduction, details } = await readAnchorProfile(matchDb, room.anchorId)
  const { title, announcement, label } = room
  const said = { title: typeof title === 'string' ? title : null, announcement, label, introduction, details }
  return Object.entries(said).flatMap(([kind, text]) => (text ? [{ kind: kind as RoomText['kind'], text }] : []))
}

/** Takes all of it away. */
export async function removeTextsOf(
  { env, matchDb, defer }: Pick<Context, 'env' | 'matchDb' | 'defer'>,
  { id, anchorId }: Pick<RoomRow, 'id' | 'anchorId'>,
): Promise<void> {
  await clearRoomTexts(matchDb, id)
  await setAnchorProfile(matchDb, anchorId, { introduction: null, details: null })
  defer(refreshRooms(env, [id]))
}
