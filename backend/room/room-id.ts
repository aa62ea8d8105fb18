/**
 * Rooms and matches share the address `/live/<number>`, since a room once had the number of its match. So no room has
 * a number that a match can have:
 *
 * - 1 to 999: simulated rooms without a match;
 * - 1,000 to 9,999,999: rooms of streamers, given out in order (matches that were ever shown begin at 23 million);
 * - from 10,000,000,000: simulated rooms of matches, eight numbers each (simulated matches end below 315 million,
 *   imported ones begin at 900,000,000,000).
 */
export const FIRST_STREAMER_ROOM_ID = 1000
export const LAST_STREAMER_ROOM_ID = 9_999_999
const FIRST_OF_MATCHES = 10_000_000_000
const ROOMS_PER_MATCH = 8
/** No simulated match has this number or a higher one. */
const SIMULATED_MATCHES_END = 315_000_000

/** The number of a simulated room; `place` 0 is the match's main room. */
export function simulatedRoomId(matchId: number, place: number): number {
  if (matchId >= SIMULATED_MATCHES_END || place < 0 || place >= ROOMS_PER_MATCH)
    throw new Error(`simulatedRoomId: no room ${place} of match ${matchId}`)
  return FIRST_OF_MATCHES + matchId * ROOMS_PER_MATCH + place
}

/** The match of a simulated room by the room's number alone; undefined for any other number. */
export function simulatedMatchOf(roomId: number): number | undefined {
  const matchId = Math.floor((roomId - FIRST_OF_MATCHES) / ROOMS_PER_MATCH)
  return matchId >= 0 && matchId < SIMULATED_MATCHES_END ? matchId : undefined
}

/** Whether the number is one that only rooms have. */
export const isRoomId = (id: number): boolean =>
  (id >= 1 && id <= LAST_STREAMER_ROOM_ID) || simulatedMatchOf(id) !== undefined
