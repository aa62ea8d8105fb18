import { eq } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'

/** The game of a match; undefined when there is no such match. */
export async function gameOfMatch(db: MatchDatabase, id: number): Promise<number | undefined> {
  const [row] = await db.select({ gameId: matches.gameId }).from(matches).where(eq(matches.id, id))
  return row?.gameId
}
