import { or, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { anchors } from '#backend/db/matches/schema/rooms.ts'
import type { AnchorRow } from './rooms.store.ts'

/** Streamers by id; unknown ids are left out. */
export const readAnchors = async (db: MatchDatabase, ids: readonly number[]): Promise<AnchorRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(anchors)
        .where(sql`${anchors.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/** The streamer with this id, else that of the account with this id. */
export const readAnchor = async (db: MatchDatabase, id: number): Promise<AnchorRow | undefined> => {
  const found = await db
    .select()
    .from(anchors)
    .where(or(sql`${anchors.id} = ${id}`, sql`${anchors.uid} = ${id}`))
    .limit(2)
  return found.find((anchor) => anchor.id === id) ?? found[0]
}
