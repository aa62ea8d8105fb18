import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'

export type RoomRow = typeof rooms.$inferSelect
export type AnchorRow = typeof anchors.$inferSelect
export type SourceRow = typeof roomSources.$inferSelect

/** A room with its streamer and its sources, highest priority first. */
export interface RoomRecord extends RoomRow {
  anchor: AnchorRow
  sources: SourceRow[]
}

const isPublic = eq(rooms.visibility, 'public')
const isAmong = (
  column: SQL | typeof rooms.id | typeof rooms.matchId | typeof rooms.gameId,
  values: readonly number[],
): SQL => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`

async function readRecords(db: MatchDatabase, where: SQL | undefined, limit: number): Promise<RoomRecord[]> {
  const ids = db.select({ id: rooms.id }).from(rooms).where(where).orderBy(desc(rooms.priority), asc(rooms.id))
  // Not a batch: its rows come by column name, and both tables of the join have an `id`.
  const [found, sources] = await Promise.all([
    db
      .select()
      .from(rooms)
      .innerJoin(anchors, eq(anchors.id, rooms.anchorId))
      .where(where)
      .orderBy(desc(rooms.priority), asc(rooms.id))
      .limit(limit),
    db
      .select()
      .from(roomSources)
      .where(sql`${roomSources.roomId} in ${ids.limit(limit)}`)
      .orderBy(desc(roomSources.priority), asc(roomSources.id)),
  ])
  return found.map(({ rooms: room, anchors: anchor }) => ({
    ...room,
    anchor,
    sources: sources.filter(({ roomId }) => roomId === room.id),
  }))
}

/** A public or unlisted room; undefined when there is none or it is hidden. */
export const readRoom = async (db: MatchDatabase, id: number): Promise<RoomRecord | undefined> =>
  (await readRecords(db, and(eq(rooms.id, id), ne(rooms.visibility, 'hidden')), 1))[0]

/** Public rooms with these ids, highest priority first. */
export const readRoomsById = async (db: MatchDatabase, ids: readonly number[]): Promise<RoomRecord[]> =>
  ids.length === 0 ? [] : readRecords(db, and(isPublic, isAmong(rooms.id, ids)), ids.length)

/** Public rooms of these matches, highest priority first: that of a match's main room. */
export const readRoomsOfMatches = async (
  db: MatchDatabase,
  matchIds: readonly number[],
  limit: number,
): Promise<RoomRecord[]> =>
  matchIds.length === 0 ? [] : readRecords(db, and(isPublic, isAmong(rooms.matchId, matchIds)), limit)

/** Rooms that operators may put first at once. */
const PROMOTED_MAX = 50

/** Public rooms that operators have put first for now, whether they are live or not. */
export const readPromotedRooms = (db: MatchDatabase, now: number): Promise<RoomRecord[]> =>
  readRecords(db, sql`${rooms.promotedUntil} > ${now} and ${isPublic}`, PROMOTED_MAX)

/** The priority that operators have given a room, while it lasts; 0: none. */
export const promotionOf = (
  { promotion, promotedUntil }: Pick<RoomRow, 'promotion' | 'promotedUntil'>,
  now: number,
): number => (promotedUntil !== null && promotedUntil > now ? (promotion ?? 0) : 0)

/** Gives a room a priority until a time, or takes it away; false when there is no such room. */
export async function setPromotion(
  db: MatchDatabase,
  id: number,
  { promotion, promotedUntil }: Pick<RoomRow, 'promotion' | 'promotedUntil'>,
): Promise<boolean> {
  const changed = await db
    .update(rooms)
    .set({ promotion, promotedUntil })
    .where(eq(rooms.id, id))
    .returning({ id: rooms.id })
  return changed.length > 0
}

/** A room whatever its visibility. */
export const readAnyRoom = async (db: MatchDatabase, id: number): Promise<RoomRecord | undefined> =>
  (await readRecords(db, eq(rooms.id, id), 1))[0]

/** Ids of the public rooms of a match. */
export const readRoomIds = async (db: MatchDatabase, matchId: number, limit: number): Promise<number[]> => {
  const found = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(isPublic, eq(rooms.matchId, matchId)))
    .limit(limit)
  return found.map(({ id }) => id)
}

/**
 * Public rooms whose own state is live, of these games; an empty list means all, also rooms without a game. Without a
 * match only, where that is asked for.
 */
export const readLiveWithOwnState = (
  db: MatchDatabase,
  gameIds: readonly number[],
  limit: number,
  isWithoutMatch = false,
): Promise<RoomRecord[]> =>
  readRecords(
    db,
    and(
      sql`${rooms.state} = 'live' and ${rooms.visibility} = 'public'`,
      isWithoutMatch ? isNull(rooms.matchId) : undefined,
      gameIds.length > 0 ? isAmong(rooms.gameId, gameIds) : undefined,
    ),
    limit,
  )
