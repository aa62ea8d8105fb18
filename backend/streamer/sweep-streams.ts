import type { Context } from '#backend/core/context.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { sweepStreams as sweep } from '#backend/room/streamer-rooms.store.ts'

/** nginx-rtmp speaks of each picture every ten seconds. */
const SILENT_MS = 60_000
/** A stream that broke off is expected to return within this time. */
export const RETURN_MS = 15 * 60_000

/** Ends what the media server could not tell the end of, and what broke off and did not return. */
export async function sweepStreams({ env, matchDb, now }: Pick<Context, 'env' | 'matchDb' | 'now'>): Promise<void> {
  const changed = await sweep(matchDb, { silentSince: now - SILENT_MS, lostBefore: now - RETURN_MS, now })
  await refreshRooms(env, changed)
}
