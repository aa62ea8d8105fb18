import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { allOf, hasIds, hasRoom, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { sizeOf } from '#backend/match/size-of.ts'
import { type RoomRecord, readLiveByThemselves, readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import type { MatchRow } from '#contract/match.ts'
import { toRooms } from './to-room.ts'

/** What a room without a match stands for among matches of 0 to 100. */
const HEAT_OF_CHANNEL = 45
/** So that the first rooms of a list are of different matches. */
const COOLER_BY_PLACE = 40

/** Matches of rooms that are live by themselves, where the list of live matches has not brought them. */
async function readFurther(context: Context, records: readonly RoomRecord[], known: readonly MatchRow[]) {
  const knownIds = new Set(known.map(({ id }) => id))
  const ids = records.flatMap(({ matchId }) => (matchId === null || knownIds.has(matchId) ? [] : [matchId]))
  if (ids.length === 0) return []
  return (await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })).rows
}

/** Hottest first; of rooms of one match the main one. */
function inOrder(records: readonly RoomRecord[], matches: readonly MatchRow[]): RoomRecord[] {
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const places = new Map<number, number>()
  const heatOf = ({ matchId }: RoomRecord): number => {
    if (matchId === null) return HEAT_OF_CHANNEL
    const place = places.get(matchId) ?? 0
    places.set(matchId, place + 1)
    return (matchOf.get(matchId)?.heat ?? 0) - place * COOLER_BY_PLACE
  }
  const heats = new Map(
    [...records].sort((a, b) => b.priority - a.priority || a.id - b.id).map((record) => [record.id, heatOf(record)]),
  )
  return [...records].sort((a, b) => (heats.get(b.id) ?? 0) - (heats.get(a.id) ?? 0) || a.id - b.id)
}

/** Rooms that are live now. Viewers are counted in the room itself: one object each. */
export const listLiveRooms: Verb<typeof liveCalls.listLiveRooms> = async (context, { gameId, gameIds, size }) => {
  const [games, limit] = [gamesAsked(gameId, gameIds), sizeOf(size)]
  const { rows } = await readRows(context, {
    where: allOf(hasRoom(), inFilter({ gameIds: games }), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'hot',
    limit,
  })
  const [ofMatches, byThemselves] = await Promise.all([
    readRoomsOfMatches(
      context.db,
      rows.map(({ id }) => id),
      4 * limit,
    ),
    readLiveByThemselves(context.db, games, limit),
  ])
  const matches = [...rows, ...(await readFurther(context, byThemselves, rows))]
  const following = ofMatches.filter(({ state }) => state === null)
  const records = inOrder([...following, ...byThemselves], matches).slice(0, limit)
  return { rooms: await toRooms(context, records, matches) }
}
