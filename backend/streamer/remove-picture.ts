import type { Context } from '#backend/core/context.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { deletePicture } from '#backend/picture/stored-pictures.ts'
import { removeFromProfile } from '#backend/room/anchor-profiles.store.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { removeCover } from '#backend/room/streamer-rooms.store.ts'

/** Takes a picture off a room, or off its streamer's profile, and deletes it; false when it is not there. */
export async function removePictureOf(
  { env, matchDb, defer }: Pick<Context, 'env' | 'matchDb' | 'defer'>,
  room: Pick<RoomRow, 'id' | 'anchorId'>,
  path: string,
): Promise<boolean> {
  // Another cover may have taken its place meanwhile.
  const wasCover = await removeCover(matchDb, room.id, path)
  if (!wasCover && !(await removeFromProfile(matchDb, room.anchorId, 'pictures', path))) return false
  defer(deletePicture(env, path))
  if (wasCover) defer(refreshRooms(env, [room.id]))
  return true
}
