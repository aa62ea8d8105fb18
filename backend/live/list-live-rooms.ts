import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { allOf, hasIds, hasRoom, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { sizeOf } from '#backend/match/size-of.ts'
import { type RoomRecord, readLiveWithOwnState, readRoomsOfMatches } from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import type { MatchRow } from '#contract/match.ts'
import { toRooms } from './to-room.ts'

/** The heat of a room without a match; matches have 0 to 100. */
const HEAT_WITHOUT_MATCH = 45
/** How much heat each further room of a match loses, so that the first rooms of the list are of different matches. */
const HEAT_STEP = 40

/** The matches of rooms that are not among the `known` ones. */
async function readMissingMatches(context: Context, records: readonly RoomRecord[], known: readonly MatchRow[]) {
  const knownIds = new Set(known.map(({ id }) => id))
  const ids = records.flatMap(({ matchId }) => (matchId === null || knownIds.has(matchId) ? [] : [matchId]))
  if (ids.length === 0) return []
  return (await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })).rows
}

/** Sorts rooms by heat, those of one match by priority. */
function sortByHeat(records: readonly RoomRecord[], matches: readonly MatchRow[]): RoomRecord[] {
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const places = new Map<number, number>()
  const heatOf = ({ matchId }: RoomRecord): number => {
    if (matchId === null) return HEAT_WITHOUT_MATCH
    const place = places.get(matchId) ?? 0
    places.set(matchId, place + 1)
    return (matchOf.get(matchId)?.heat ?? 0) - place * HEAT_STEP
  }
  const heats = new Map(
    [...records].sort((a, b) => b.priority - a.priority || a.id - b.id).map((record) => [record.id, heatOf(record)]),
  )
  return [...records].sort((a, b) => (heats.get(b.id) ?? 0) - (heats.get(a.id) ?? 0) || a.id - b.id)
}

/** Rooms that are live now. `online` is not counted here: that would ask one Durable Object for each room. */
export const listLiveRooms: Verb<typeof liveCalls.listLiveRooms> = async (context, { gameId, gameIds, size }) => {
  const [games, limit] = [gamesAsked(gameId, gameIds), sizeOf(size)]
  const { rows } = await readRows(context, {
    where: allOf(hasRoom(), inFilter({ gameIds: games }), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'hot',
    limit,
  })
  const [ofMatches, withOwnState] = await Promise.all([
    readRoomsOfMatches(
      context.matchDb,
      rows.map(({ id }) => id),
      4 * limit,
    ),
    readLiveWithOwnState(context.matchDb, games, limit),
  ])
  const matches = [...rows, ...(await readMissingMatches(context, withOwnState, rows))]
  const following = ofMatches.filter(({ state }) => state === null)
  const records = sortByHeat([...following, ...withOwnState], matches).slice(0, limit)
  return { rooms: await toRooms(context, records, matches) }
}
