import type { Names } from '#backend/core/names.ts'
import type { MatchDatabase } from '#backend/db/database.ts'
import { people } from '#backend/db/matches/schema/people.ts'
import { isAmong } from './match-status.store.ts'

/** Names of players of stored matches, by id; without those who are not known. */
export async function readPeople(db: MatchDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, Names>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(people).where(isAmong(people.id, ids))
  return new Map(rows.map(({ id, names }) => [id, names]))
}
