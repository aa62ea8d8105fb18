import { type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'

const LATE_MS = 10 * 60_000

/** Stored matches that should have begun ten minutes ago and of which no event has come. */
export const isLate = (now: number): SQL =>
  sql`starts_at between ${now - LONGEST_MATCH_MS} and ${now - LATE_MS} and is_simulated = 0
    and fate = 'played' and status in ('scheduled', 'previewed')`

export async function countLateMatches(db: MatchDatabase, now: number): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`select count(*) as count from ${matches} where ${isLate(now)}`)
  return row?.count ?? 0
}
