import type { MatchDatabase } from '#backend/db/database.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { notify } from '#backend/notice/notify.ts'
import { type EndedRoom, sweepStreams as sweep } from '#backend/room/streamer-rooms.store.ts'
import { logError } from '#contract/log-error.ts'

/** nginx-rtmp speaks of each picture every ten seconds. */
const SILENT_MS = 60_000
/** A stream that broke off is expected to return within this time. */
export const RETURN_MS = 15 * 60_000
/** How long a room on air waits for its first picture. */
export const FIRST_PICTURE_MS = 30 * 60_000
const MINUTE_MS = 60_000

type Sweeping = NotifyContext & { matchDb: MatchDatabase }

async function tellStreamer(context: Sweeping, { id, uid, endedAt }: EndedRoom): Promise<void> {
  if (uid === null || endedAt === null) return
  // It is swept within a minute: what is left is the time that it was given.
  const minutes = context.now - endedAt >= FIRST_PICTURE_MS ? FIRST_PICTURE_MS : RETURN_MS
  const params = { minutes: minutes / MINUTE_MS }
  await notify(context, uid, 'streamer_room_ended', params, `room:${id}:ended:${endedAt}`)
}

/** Ends what the media server could not tell the end of, and rooms on air to which no picture came, or returned. */
export async function sweepStreams(context: Sweeping): Promise<void> {
  const { env, matchDb, now } = context
  const { changed, ended } = await sweep(matchDb, {
    silentSince: now - SILENT_MS,
    lostBefore: now - RETURN_MS,
    waitedBefore: now - FIRST_PICTURE_MS,
    now,
  })
  await refreshRooms(env, changed)
  await Promise.all(
    ended.map((room) =>
      tellStreamer(context, room).catch((error: unknown) => logError({ event: 'end_not_told', room: room.id }, error)),
    ),
  )
}
