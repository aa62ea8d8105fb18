import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { leagues } from '#backend/db/schema/leagues.ts'
import { matches } from '#backend/db/schema/matches.ts'
import { inGames, maybeLiveAt, startsWithin } from './conditions.store.ts'
import type { TimeRange } from './day-range.ts'
import { isAmong, statusAt } from './match-status.store.ts'

const isLive = (now: number): SQL<number> =>
  sql<number>`coalesce(sum(${maybeLiveAt(now)} and ${statusAt(now)} = 'live'), 0)`

/** Leagues of the games with the matches that start within the range, strongest first; of none too. */
export const readLeagueCounts = (
  db: DrizzleD1Database,
  { gameIds, range, now }: { gameIds: readonly number[]; range: TimeRange; now: number },
) =>
  db
    .select({ league: leagues, matchCount: sql<number>`count(${matches.id})`, liveCount: isLive(now) })
    .from(leagues)
    .leftJoin(matches, and(eq(matches.leagueId, leagues.id), startsWithin(range)))
    .where(isAmong(leagues.gameId, gameIds))
    .groupBy(leagues.id)
    .orderBy(asc(leagues.tier), asc(leagues.id))

/** Live matches of every game that has some. */
export const readLiveCounts = (db: DrizzleD1Database, now: number) =>
  db
    .select({ gameId: matches.gameId, count: sql<number>`count(*)` })
    .from(matches)
    .where(and(maybeLiveAt(now), sql`${statusAt(now)} = 'live'`))
    .groupBy(matches.gameId)

/** How many matches of the games start on each of the days. */
export const readDayCounts = (
  db: DrizzleD1Database,
  gameIds: readonly number[],
  days: readonly ({ day: string } & TimeRange)[],
) =>
  db.all<{ day: string; count: number }>(sql`select value ->> 'day' as day, (
      select count(*) from ${matches}
      where ${matches.startsAt} >= value ->> 'from' and ${matches.startsAt} < value ->> 'to' and ${inGames(gameIds)}
    ) as count
    from json_each(${JSON.stringify(days)})`)

export const readLeague = async (db: DrizzleD1Database, id: number) =>
  (await db.select().from(leagues).where(eq(leagues.id, id)).limit(1))[0]
