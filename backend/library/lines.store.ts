import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matchLines, type StoredLine } from '#backend/db/matches/schema/match-lines.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { people } from '#backend/db/matches/schema/people.ts'
import { isNoReplay } from '#backend/match/conditions.store.ts'
import { isAmong, statusAt } from '#backend/match/match-status.store.ts'

/** No league plays more in a season. */
const MATCHES_MAX = 3000

const isFinished = (now: number): SQL => sql`${statusAt(now)} = 'finished'`

/** Players' lines of a season's finished matches, in order of time: those of others are stored too, and tell how they end. */
export const readSeasonLines = (db: MatchDatabase, leagueId: number, season: string, now: number) =>
  db
    .select({ homeId: matches.homeId, awayId: matches.awayId, lines: matchLines.lines })
    .from(matches)
    .innerJoin(matchLines, eq(matchLines.matchId, matches.id))
    .where(and(eq(matches.leagueId, leagueId), eq(matches.season, season), isNoReplay(), isFinished(now)))
    .orderBy(desc(matches.startsAt), desc(matches.id))
    .limit(MATCHES_MAX)

/** Ids of a team's matches, found in the two indexes by team. */
const ofTeam = (teamId: number): SQL =>
  sql`${matches.id} in (select id from matches where home_id = ${teamId} union select id from matches where away_id = ${teamId})`

/** A player's own line of each finished match of a team, newest first. */
export async function readLinesOf(db: MatchDatabase, player: number, teamId: number, now: number, limit: number) {
  const rows = await db
    .select({
      matchId: matches.id,
      leagueId: matches.leagueId,
      season: matches.season,
      isSimulated: matches.isSimulated,
      line: sql<string>`(select value from json_each(${matchLines.lines}) where value ->> 0 = ${player} limit 1)`.as(
        'line',
      ),
    })
    .from(matches)
    .innerJoin(matchLines, eq(matchLines.matchId, matches.id))
    .where(and(ofTeam(teamId), isNoReplay(), isFinished(now), sql`line is not null`))
    .orderBy(desc(matches.startsAt), desc(matches.id))
    .limit(limit)
  return rows.map(({ line, ...row }) => ({ ...row, values: (JSON.parse(line) as StoredLine)[2] }))
}

/** Line-ups of the last matches of a team that have any are looked for among these. */
const LINE_UPS_AMONG = 30

/** The last known line-up of a team of stored matches. */
export async function readLastSquad(db: MatchDatabase, teamId: number) {
  const last = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(ofTeam(teamId), isNoReplay()))
    .orderBy(desc(matches.startsAt))
    .limit(LINE_UPS_AMONG)
  const [row] = await db
    .select({ homeId: matches.homeId, squads: matches.squads })
    .from(matches)
    .where(and(sql`${matches.id} in ${last}`, isNotNull(matches.squads)))
    .orderBy(desc(matches.startsAt))
    .limit(1)
  return row?.squads?.[row.homeId === teamId ? 'home' : 'away'] ?? []
}

/** An imported player; undefined where nobody has that id. */
export async function readPerson(db: MatchDatabase, id: number) {
  const [row] = await db.select().from(people).where(eq(people.id, id))
  return row
}

/** Imported players of these teams, those named last first. */
export async function readPlayerIds(db: MatchDatabase, teamIds: readonly number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(isAmong(people.teamId, teamIds))
    .orderBy(desc(people.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
