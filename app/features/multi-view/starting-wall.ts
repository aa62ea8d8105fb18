import type { Room } from '#contract/room.ts'
import { isOpen } from '../live/room-state.ts'
import { TILES_MAX, type Wall } from './multi-search.ts'

/** The first rooms of a list that everybody may play, each of another match. */
export function startingWall(rooms: readonly Room[]): Wall {
  const matchIds = new Set<number>()
  const first = rooms.filter((room) => {
    const { matchId } = room
    if (!isOpen(room) || (matchId !== undefined && matchIds.has(matchId))) return false
    if (matchId !== undefined) matchIds.add(matchId)
    return true
  })
  const ids = first.slice(0, TILES_MAX).map(({ id }) => id)
  return { rooms: ids, spot: ids[0] }
}
