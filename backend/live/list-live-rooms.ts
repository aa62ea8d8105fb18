import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { allOf, hasIds, hasRoom, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { sizeOf } from '#backend/match/size-of.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import {
  promotionOf,
  type RoomRecord,
  readLiveWithOwnState,
  readPromotedRooms,
  readRoomsOfMatches,
} from '#backend/room/rooms.store.ts'
import type { liveCalls } from '#contract/live.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { readViewers } from './read-viewers.ts'
import { sortRooms } from './sort-rooms.ts'
import { toRooms } from './to-room.ts'
import { viewersIn, withViewers } from './with-viewers.ts'

/** So many more are read, in place of those that are left out. */
const SPARE = 10

/** The matches of rooms that are not among the `known` ones. */
export async function readMissingMatches(
  context: Context,
  records: readonly RoomRecord[],
  known: readonly MatchRow[] = [],
): Promise<MatchRow[]> {
  const knownIds = new Set(known.map(({ id }) => id))
  const ids = records.flatMap(({ matchId }) => (matchId === null || knownIds.has(matchId) ? [] : [matchId]))
  if (ids.length === 0) return []
  return (await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })).rows
}

async function readMatchesOnAir(context: Context, gameIds: readonly number[], limit: number): Promise<MatchRow[]> {
  const where = allOf(hasRoom(), inFilter({ gameIds }), maybeLiveAt(context.now))
  return (await readRows(context, { where, statuses: ['live'], order: 'hot', limit })).rows
}

interface LiveAsked {
  games: readonly number[]
  isWithoutMatch: boolean
  /** Product language code of the commentary; undefined: all. */
  language?: string | undefined
  limit: number
}

/** Rooms that operators put first, as far as they are live and were asked for. */
async function readPromotedOnAir(context: Context, { games, isWithoutMatch }: LiveAsked) {
  const records = await readPromotedRooms(context.matchDb, context.now)
  const matches = await readMissingMatches(context, records)
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const isAsked = (record: RoomRecord): boolean => {
    const match = record.matchId === null ? undefined : matchOf.get(record.matchId)
    const gameId = match?.gameId ?? record.gameId
    if (isWithoutMatch && record.matchId !== null) return false
    if (games.length > 0 && (gameId === null || !games.includes(gameId))) return false
    return roomStateOf(record, match?.status) === 'live'
  }
  return { records: records.filter(isAsked), matches }
}

/** Of one language rooms of so many matches are looked at: few may speak it. */
const MATCHES_OF_LANGUAGE = 100

/** Rooms that are live now, in the order of lists, with their matches and how many watch. */
export async function readLiveRooms(context: Context, asked: LiveAsked) {
  const { games, isWithoutMatch, language, limit } = asked
  const reading = readViewers(context)
  const promoting = readPromotedOnAir(context, asked)
  const reach = language === undefined ? limit : MATCHES_OF_LANGUAGE
  const rows = isWithoutMatch ? [] : await readMatchesOnAir(context, games, reach)
  const [ofMatches, withOwnState, promoted] = await Promise.all([
    readRoomsOfMatches(
      context.matchDb,
      rows.map(({ id }) => id),
      4 * reach,
    ),
    readLiveWithOwnState(context.matchDb, games, reach + SPARE, isWithoutMatch),
    promoting,
  ])
  const known = [...rows, ...promoted.matches.filter(({ id }) => rows.every((row) => row.id !== id))]
  const matches = [...known, ...(await readMissingMatches(context, withOwnState, known))]
  const following = ofMatches.filter(({ state }) => state === null)
  const counts = await reading
  const viewersOf = (id: number) => viewersIn(counts, id)
  const all = [...new Map([...following, ...withOwnState, ...promoted.records].map((each) => [each.id, each])).values()]
  // Before the list is cut: those who are left out take nobody's place.
  const people = await readListedPeople(
    context.accountDb,
    all.flatMap(({ anchor: { uid } }) => uid ?? []),
  )
  const live = all.filter(({ anchor: { uid } }) => uid === null || people.has(uid))
  const languages = [...new Set(live.map((record) => record.language))].sort()
  const records = sortRooms(
    live.filter((record) => language === undefined || record.language === language),
    matches,
    { viewersOf, promotionOf: (record) => promotionOf(record, context.now), language: context.lan },
  ).slice(0, limit)
  return { records, matches, languages, viewersOf }
}

/** Rooms that are live now. */
export const listLiveRooms: Verb<typeof liveCalls.listLiveRooms> = async (
  context,
  { gameId, gameIds, isWithoutMatch, language, size },
) => {
  const { records, matches, languages, viewersOf } = await readLiveRooms(context, {
    games: gamesAsked(gameId, gameIds),
    isWithoutMatch: isWithoutMatch === 'true',
    language,
    limit: sizeOf(size),
  })
  const rooms = await toRooms(context, records, matches)
  return { rooms: rooms.map((room) => withViewers(room, viewersOf(room.id))), languages }
}
