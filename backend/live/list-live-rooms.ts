import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { allOf, hasIds, hasRoom, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { sizeOf } from '#backend/match/size-of.ts'
import { type RoomRecord, readLiveWithOwnState, readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { readViewers } from './read-viewers.ts'
import { sortRooms } from './sort-rooms.ts'
import { toRooms } from './to-room.ts'
import { viewersIn, withViewers } from './with-viewers.ts'

/** The matches of rooms that are not among the `known` ones. */
async function readMissingMatches(context: Context, records: readonly RoomRecord[], known: readonly MatchRow[]) {
  const knownIds = new Set(known.map(({ id }) => id))
  const ids = records.flatMap(({ matchId }) => (matchId === null || knownIds.has(matchId) ? [] : [matchId]))
  if (ids.length === 0) return []
  return (await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })).rows
}

async function readMatchesOnAir(context: Context, gameIds: readonly number[], limit: number): Promise<MatchRow[]> {
  const where = allOf(hasRoom(), inFilter({ gameIds }), maybeLiveAt(context.now))
  return (await readRows(context, { where, statuses: ['live'], order: 'hot', limit })).rows
}

/** Rooms that are live now. */
export const listLiveRooms: Verb<typeof liveCalls.listLiveRooms> = async (
  context,
  { gameId, gameIds, isWithoutMatch, size },
) => {
  const [games, limit] = [gamesAsked(gameId, gameIds), sizeOf(size)]
  const reading = readViewers(context)
  const rows = isWithoutMatch ? [] : await readMatchesOnAir(context, games, limit)
  const [ofMatches, withOwnState] = await Promise.all([
    readRoomsOfMatches(
      context.matchDb,
      rows.map(({ id }) => id),
      4 * limit,
    ),
    readLiveWithOwnState(context.matchDb, games, limit, isWithoutMatch === 'true'),
  ])
  const matches = [...rows, ...(await readMissingMatches(context, withOwnState, rows))]
  const following = ofMatches.filter(({ state }) => state === null)
  const counts = await reading
  const viewersOf = (id: number) => viewersIn(counts, id)
  const records = sortRooms([...following, ...withOwnState], matches, viewersOf).slice(0, limit)
  const rooms = await toRooms(context, records, matches)
  return { rooms: rooms.map((room) => withViewers(room, viewersOf(room.id))) }
}
