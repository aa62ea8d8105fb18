import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import type { TimeRange } from './day-range.ts'
import { isAmong } from './match-status.store.ts'

/** Teams of each game that are read for a suggestion. */
const MATCHES_PER_GAME = 30

/** Ids of the teams in the important matches of a game, those of leagues of the country first. */
export const readTeamsPlaying = (db: MatchDatabase, gameId: number, country: string, range: TimeRange) =>
  db
    .select({ homeId: matches.homeId, awayId: matches.awayId })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(and(eq(matches.gameId, gameId), gte(matches.startsAt, range.from), lt(matches.startsAt, range.to)))
    .orderBy(sql`${leagues.country} = ${country} desc`, leagues.tier, desc(matches.importance), matches.id)
    .limit(MATCHES_PER_GAME)

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Teams of the games with the text in a name of any language. */
export const searchTeams = (db: MatchDatabase, text: string, gameIds: readonly number[], limit: number) =>
  db
    .select()
    .from(teams)
    .where(
      and(
        isAmong(teams.gameId, gameIds),
        sql`exists (select 1 from json_each(${teams.names}) where value like ${`%${escaped(text)}%`} escape '\\')`,
      ),
    )
    .limit(limit)

/** The leagues of these teams by team id: of several the first, because a game's cups come after its leagues. */
export async function readLeaguesOfTeams(db: MatchDatabase, ids: readonly number[]) {
  const rows = await db
    .select({ teamId: matches.homeId, leagueId: sql<number>`min(${matches.leagueId})` })
    .from(matches)
    .where(isAmong(matches.homeId, ids))
    .groupBy(matches.homeId)
  const known = await db
    .select()
    .from(leagues)
    .where(isAmong(leagues.id, [...new Set(rows.map(({ leagueId }) => leagueId))]))
  const byId = new Map(known.map((league) => [league.id, league]))
  return new Map(rows.map(({ teamId, leagueId }) => [teamId, byId.get(leagueId)]))
}
