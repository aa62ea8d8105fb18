import type { RoomCounts } from '#backend/core/objects.ts'
import type { Room } from '#contract/room.ts'
import { shownAudience } from './audience.ts'
import { COUNTED_ROOMS_MAX } from './viewer-shares.ts'

/** The viewers of a room; undefined when they are not known. A full answer leaves out rooms with few. */
export function viewersIn(counts: RoomCounts | undefined, roomId: number): number | undefined {
  if (!counts) return undefined
  return counts.get(roomId) ?? (counts.size < COUNTED_ROOMS_MAX ? 0 : undefined)
}

/** A room with its number of viewers; without one when that is not known. */
export const withViewers = (room: Room, viewers: number | undefined): Room =>
  viewers === undefined ? room : { ...room, online: shownAudience(viewers) }
