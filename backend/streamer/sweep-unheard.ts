import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { endPicture, noteUnread, readUnheard } from '#backend/room/streamer-rooms.store.ts'
import { logError } from '#contract/log-error.ts'
import { isStreamInput } from './live-inputs.ts'
import { ask, fileUrl } from './media-server.ts'
import { isConnected } from './stream-inputs.ts'

/** A media server writes its first playlist within this time. */
const FIRST_MS = 60_000
/** A playlist that cannot be read for so long belongs to no picture any more: a media server that starts anew takes less. */
export const UNREAD_MS = 3 * 60_000
/** Playlists that one run asks for, and how long it waits for each. */
const PER_RUN_MAX = 20
const WAIT_MS = 4_000

type Working = Pick<Context, 'env' | 'matchDb' | 'now'>
type Unheard = Awaited<ReturnType<typeof readUnheard>>[number]

/** Whether a room's picture is still there, as far as the media server says. */
async function isReadable({ env, matchDb }: Working, roomId: number): Promise<boolean> {
  if (isStreamInput(env)) return isConnected({ env, matchDb }, roomId)
  const url = fileUrl(env, roomId)
  const answer = url === undefined ? undefined : await ask(env, url, AbortSignal.timeout(WAIT_MS))
  await answer?.body?.cancel()
  return answer !== undefined
}

/** True when the room's picture has ended. */
async function look(working: Working, { id, client, unreadSince }: Unheard): Promise<boolean> {
  const { env, matchDb, now } = working
  if (client === null) return false
  const isThere = await isReadable(working, id)
  if (isThere && unreadSince !== null) await noteUnread(matchDb, id, client, null)
  if (isThere) return false
  if (unreadSince === null) await noteUnread(matchDb, id, client, now)
  else if (now - unreadSince >= UNREAD_MS && (await endPicture(matchDb, id, client, unreadSince))) {
    await refreshRooms(env, [id])
    return true
  }
  return false
}

/**
 * Looks for pictures of media servers that do not say that they go on, and may have died, by their playlists. Returns how
 * many pictures ended.
 */
export async function sweepUnheard(working: Working): Promise<number> {
  if (!working.env.MEDIA_HLS_URL && !isStreamInput(working.env)) return 0
  return lookAtEach(
    await readUnheard(working.matchDb, working.now - FIRST_MS, PER_RUN_MAX),
    (room) => look(working, room),
    ({ id }, error) => logError({ event: 'picture_not_looked_at', room: id }, error),
  )
}
