import { and, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'

type NewAnchor = typeof anchors.$inferInsert
type NewSource = Omit<typeof roomSources.$inferInsert, 'roomId'>
export type NewRoom = Omit<typeof rooms.$inferInsert, 'isSimulated' | 'createdAt'> & { sources: readonly NewSource[] }

/**
 * Statements that insert simulated rooms with their sources where the condition holds; existing ones are not changed.
 * All rooms are one bound value, since D1 limits the number of bound values.
 */
export function insertRooms(list: readonly NewRoom[], condition: SQL): SQL[] {
  if (list.length === 0) return []
  const text = JSON.stringify(list)
  return [
    sql`insert into ${rooms} (id, anchor_id, match_id, game_id, title, language, state, priority, access,
        is_simulated, starts_at, started_at)
      select value ->> 'id', value ->> 'anchorId', value ->> 'matchId', value ->> 'gameId', value -> 'title',
        value ->> 'language', value ->> 'state', coalesce(value ->> 'priority', 0), value ->> 'access', 1,
        value ->> 'startsAt', value ->> 'startedAt'
      from json_each(${text}) where ${condition}
      on conflict (id) do nothing`,
    sql`insert into ${roomSources} (room_id, id, kind, url, label, access, is_low_latency, priority)
      select room.value ->> 'id', source.value ->> 'id', source.value ->> 'kind', source.value ->> 'url',
        source.value ->> 'label', source.value ->> 'access', coalesce(source.value ->> 'isLowLatency', 0),
        coalesce(source.value ->> 'priority', 0)
      from json_each(${text}) as room, json_each(room.value, '$.sources') as source where ${condition}
      on conflict (room_id, id) do nothing`,
  ]
}

export const upsertAnchors = (list: readonly NewAnchor[]): SQL =>
  sql`insert into ${anchors} (id, names)
    select value ->> 'id', value -> 'names' from json_each(${JSON.stringify(list)}) where true
    on conflict (id) do update set names = excluded.names`

const deleteRooms = (db: MatchDatabase, which: SQL | undefined): SQLWrapper[] => [
  db.delete(roomSources).where(sql`${roomSources.roomId} in ${db.select({ id: rooms.id }).from(rooms).where(which)}`),
  db.delete(rooms).where(which),
]

/** A literal 1: with a bound value SQLite cannot use the partial index. */
const isSimulated = sql`${rooms.isSimulated} = 1`

/** Whether there are simulated rooms without a match. */
export const hasChannelRooms = async (db: MatchDatabase): Promise<boolean> =>
  (
    await db
      .select({ id: rooms.id })
      .from(rooms)
      .where(and(isSimulated, isNull(rooms.matchId)))
      .limit(1)
  ).length > 0

/** Statements that delete every simulated room with its sources, where the condition holds. */
export const deleteSimulatedRooms = (db: MatchDatabase, condition: SQL | undefined): SQLWrapper[] =>
  deleteRooms(db, and(isSimulated, condition))

/** The same for the rooms of simulated matches that started before `startsAt`. */
export const deleteSimulatedRoomsBefore = (db: MatchDatabase, startsAt: number): SQLWrapper[] =>
  deleteRooms(db, and(isSimulated, isNotNull(rooms.matchId), lt(rooms.startsAt, startsAt)))
