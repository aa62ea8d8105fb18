import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { readAnchor } from '#backend/room/anchors.store.ts'
import { type Named, namedStreamers } from './streamers.ts'

/** The streamer with this id, or that of the account with this id: `not_found` where lists leave them out. */
export async function findStreamer(context: Context, id: number): Promise<Named | Fail<'not_found'>> {
  // Simulated streamers come with the calendar.
  await ensureCalendar(context, context.now)
  const row = await readAnchor(context.matchDb, id)
  const named = row && (await namedStreamers(context, [row])).get(row.id)
  return named ?? fail('not_found')
}
