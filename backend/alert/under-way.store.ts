import { asc } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { startsWithin } from '#backend/match/conditions.store.ts'
import type { TimeRange } from '#backend/match/day-range.ts'

const IDS_MAX = 5000

export async function idsStarting(db: MatchDatabase, range: TimeRange): Promise<number[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(startsWithin(range))
    .orderBy(asc(matches.startsAt))
    .limit(IDS_MAX)
  return rows.map(({ id }) => id)
}
