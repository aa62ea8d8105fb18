import { sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import { allOf, startsWithin } from '#backend/match/conditions.store.ts'
import type { TimeRange } from '#backend/match/day-range.ts'
import { isAmong } from '#backend/match/match-status.store.ts'

/** Nothing is counted further: a question must cost the same on a busy day. */
const COUNTED_MAX = 50_000

export async function countCatalogue(db: MatchDatabase, games: readonly number[]) {
  const ofGames = (table: typeof leagues | typeof teams) =>
    games.length > 0 ? isAmong(table.gameId, games) : sql`true`
  const [row] = await db.all<{ games: number; leagues: number; teams: number }>(sql`
    select count(distinct ${leagues.gameId}) as games, count(*) as leagues,
      (select count(*) from ${teams} where ${ofGames(teams)}) as teams
    from ${leagues} where ${ofGames(leagues)}`)
  return row ?? { games: 0, leagues: 0, teams: 0 }
}

/** Matches that start within the range, `COUNTED_MAX` at most. */
export async function countMatches(db: MatchDatabase, games: readonly number[], range: TimeRange): Promise<number> {
  const condition = allOf(startsWithin(range), games.length > 0 ? isAmong(matches.gameId, games) : undefined)
  const [row] = await db.all<{ count: number }>(sql`
    select count(*) as count from (select 1 from ${matches} where ${condition} limit ${COUNTED_MAX})`)
  return row?.count ?? 0
}
