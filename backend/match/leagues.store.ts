import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { inGames, maybeLiveAt, startsWithin } from './conditions.store.ts'
import type { TimeRange } from './day-range.ts'
import { isAmong, statusAt } from './match-status.store.ts'

/**
 * The number of a league's matches that fit; counted in the index of its matches. The league is named in raw SQL: Drizzle
 * leaves out the table's name where a query selects from one table only.
 */
const countOf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*) from ${matches} where ${matches.leagueId} = leagues.id and ${condition})`

/** Leagues of the games, strongest first, with the numbers of matches within the range (0 included) and of live ones among them. */
export const readLeagueCounts = (
  db: MatchDatabase,
  { gameIds, range, now }: { gameIds: readonly number[]; range: TimeRange; now: number },
) =>
  db
    .select({
      league: leagues,
      matchCount: countOf(startsWithin(range)),
      liveCount: countOf(and(startsWithin(range), maybeLiveAt(now), sql`${statusAt(now)} = 'live'`)),
    })
    .from(leagues)
    .where(isAmong(leagues.gameId, gameIds))
    .orderBy(asc(leagues.tier), asc(leagues.id))

/** The number of live matches of every game that has any. */
export const readLiveCounts = (db: MatchDatabase, now: number) =>
  db
    .select({ gameId: matches.gameId, count: sql<number>`count(*)` })
    .from(matches)
    .where(and(maybeLiveAt(now), sql`${statusAt(now)} = 'live'`))
    .groupBy(matches.gameId)

/** The number of matches of the games that start on each day. */
export const readDayCounts = (
  db: MatchDatabase,
  gameIds: readonly number[],
  days: readonly ({ day: string } & TimeRange)[],
) =>
  db.all<{ day: string; count: number }>(sql`select value ->> 'day' as day, (
      select count(*) from ${matches}
      where ${matches.startsAt} >= value ->> 'from' and ${matches.startsAt} < value ->> 'to' and ${inGames(gameIds)}
    ) as count
    from json_each(${JSON.stringify(days)})`)

export const readLeague = async (db: MatchDatabase, id: number) =>
  (await db.select().from(leagues).where(eq(leagues.id, id)).limit(1))[0]

export const readLeagues = (db: MatchDatabase, ids: readonly number[]) =>
  db.select().from(leagues).where(isAmong(leagues.id, ids))
