/**
 * Rooms and matches share the URL `/live/<id>`: earlier links have the id of the match. So the ids of rooms and matches
 * do not overlap:
 *
 * - 1 to 999: simulated rooms without a match;
 * - 1,000 to 9,999,999: rooms of streamers, each chosen at random, so that no id tells how many there are (ids of
 *   simulated matches begin at 23 million);
 * - from 10,000,000,000: simulated rooms of matches, eight ids for each match (simulated matches are below 315 million,
 *   imported ones from 900,000,000,000).
 */
export const FIRST_STREAMER_ROOM_ID = 1000
export const LAST_STREAMER_ROOM_ID = 9_999_999
const FIRST_OF_MATCHES = 10_000_000_000
const ROOMS_PER_MATCH = 8
/** Ids of simulated matches are below this. */
const SIMULATED_MATCHES_END = 315_000_000

/** The id of a simulated room; `place` 0 is the match's main room. */
export function simulatedRoomId(matchId: number, place: number): number {
  if (matchId >= SIMULATED_MATCHES_END || place < 0 || place >= ROOMS_PER_MATCH)
    throw new Error(`simulatedRoomId: no room ${place} of match ${matchId}`)
  return FIRST_OF_MATCHES + matchId * ROOMS_PER_MATCH + place
}

/** The match of a simulated room; undefined for any other id. */
export function simulatedMatchOf(roomId: number): number | undefined {
  const matchId = Math.floor((roomId - FIRST_OF_MATCHES) / ROOMS_PER_MATCH)
  return matchId >= 0 && matchId < SIMULATED_MATCHES_END ? matchId : undefined
}

/** Whether an id is in the ranges of rooms. */
export const isRoomId = (id: number): boolean =>
  (id >= 1 && id <= LAST_STREAMER_ROOM_ID) || simulatedMatchOf(id) !== undefined
