import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import { findStreamer } from './find-streamer.ts'
import { readPastRooms } from './rooms-of-anchor.store.ts'
import { showRooms } from './show-rooms.ts'

const PAGE_SIZE = 12
const PAGE_MAX = 25

/** What a streamer has shown. */
export const listPastRooms: Verb<typeof anchorCalls.listPastRooms> = async (context, { anchorId, page = 1 }) => {
  const found = await findStreamer(context, anchorId)
  if (found instanceof Fail) return found
  const place = Math.min(PAGE_MAX, Math.max(1, page))
  // One more than is shown tells whether there are more.
  const ids = await readPastRooms(context.matchDb, found.row.id, context.now, {
    limit: PAGE_SIZE + 1,
    offset: (place - 1) * PAGE_SIZE,
  })
  const shown = ids.slice(0, PAGE_SIZE)
  const roomOf = await showRooms(context, shown)
  return {
    rooms: shown.flatMap((id) => roomOf.get(id) ?? []),
    hasMore: ids.length > PAGE_SIZE && place < PAGE_MAX,
  }
}
