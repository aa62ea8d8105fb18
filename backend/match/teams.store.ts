import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import type { TimeRange } from './day-range.ts'
import { isAmong } from './match-status.store.ts'

/** Teams of each game that are read for a suggestion. */
const MATCHES_PER_GAME = 30
/** Matches of each game among which those are found. */
const BEFORE_NOW_MAX = 60
const AFTER_NOW_MAX = 200
/** Of each team, to find its league among its cups. */
const LATEST_MAX = 10

/**
 * Ids of the teams in the important matches of a game, those of leagues of the country first. Of a game with very many
 * matches only those nearest to `now` are looked at.
 */
export const readTeamsPlaying = (
  db: MatchDatabase,
  gameId: number,
  country: string,
  { from, to, now }: TimeRange & { now: number },
) => {
  const ids = (range: TimeRange) =>
    db
      .select({ id: matches.id })
      .from(matches)
      .where(and(eq(matches.gameId, gameId), gte(matches.startsAt, range.from), lt(matches.startsAt, range.to)))
  const before = ids({ from, to: now }).orderBy(desc(matches.startsAt)).limit(BEFORE_NOW_MAX)
  const after = ids({ from: now, to }).orderBy(matches.startsAt).limit(AFTER_NOW_MAX)
  return db
    .select({ homeId: matches.homeId, awayId: matches.awayId })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(or(inArray(matches.id, before), inArray(matches.id, after)))
    .orderBy(sql`${leagues.country} = ${country} desc`, leagues.tier, desc(matches.importance), matches.id)
    .limit(MATCHES_PER_GAME)
}

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

/**
 * The leagues of these teams by team id: of several in which they lately played the first, because a game's cups come
 * after its leagues.
 */
export async function readLeaguesOfTeams(db: MatchDatabase, ids: readonly number[]) {
  const latest = sql`select ${matches.leagueId} as league_id from ${matches} where ${matches.homeId} = asked.value
    order by ${matches.startsAt} desc limit ${LATEST_MAX}`
  const rows = await db.all<{ teamId: number; leagueId: number | null }>(
    sql`select asked.value as teamId, (select min(league_id) from (${latest})) as leagueId
      from json_each(${JSON.stringify(ids)}) as asked`,
  )
  const known = await db
    .select()
    .from(leagues)
    .where(isAmong(leagues.id, [...new Set(rows.flatMap(({ leagueId }) => leagueId ?? []))]))
  const byId = new Map(known.map((league) => [league.id, league]))
  return new Map(rows.map(({ teamId, leagueId }) => [teamId, byId.get(leagueId ?? 0)]))
}

const PLACES_MAX = 5000

/** The teams of these games, or of all. */
export const readTeamIds = (db: MatchDatabase, games: readonly number[]) =>
  db
    .select({ id: teams.id, gameId: teams.gameId })
    .from(teams)
    .where(games.length > 0 ? isAmong(teams.gameId, games) : undefined)
    .limit(PLACES_MAX)
