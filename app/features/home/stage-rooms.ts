import type { Room } from '#contract/room.ts'

/** Rooms asked for, among which are some for members only and several of one match. */
export const STAGE_CANDIDATES = 12
/** Rooms that the stage offers, the first one playing. */
const STAGE_ROOMS = 6

/** Whether a guest may play the room. */
export const isPlayable = ({ sources }: Pick<Room, 'sources'>): boolean => sources.some(({ url }) => url !== undefined)

/**
 * The rooms of the stage, from live ones in order of heat: first those that a guest may play, one of each match; others
 * only where there are too few.
 */
export function stageRooms(rooms: readonly Room[]): Room[] {
  const matchIds = new Set<number>()
  const ranked = rooms.map((room) => {
    const isRepeated = room.matchId !== undefined && matchIds.has(room.matchId)
    if (isPlayable(room) && room.matchId !== undefined) matchIds.add(room.matchId)
    return { room, rank: isPlayable(room) ? (isRepeated ? 1 : 0) : 2 }
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, STAGE_ROOMS)
    .map(({ room }) => room)
}
