import { and, ne, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { rooms } from '#backend/db/matches/schema/rooms.ts'

/** The streamers' own titles of rooms that are not hidden, by the rooms' ids. */
export async function readRoomTitles(db: MatchDatabase, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: rooms.id, title: rooms.title })
    .from(rooms)
    .where(
      and(sql`${rooms.id} in (select value from json_each(${JSON.stringify(ids)}))`, ne(rooms.visibility, 'hidden')),
    )
  return new Map(found.flatMap(({ id, title }) => (typeof title === 'string' ? [[id, title] as const] : [])))
}
