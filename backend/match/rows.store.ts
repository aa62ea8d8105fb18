import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { alias } from 'drizzle-orm/sqlite-core'
import { leagues } from '#backend/db/schema/leagues.ts'
import { matches } from '#backend/db/schema/matches.ts'
import { teams } from '#backend/db/schema/teams.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import { heatAt, isAmong, statusAt } from './match-status.store.ts'

export type RowOrder = 'time' | 'newest' | 'league' | 'hot'

export interface RowQuery {
  /** Conditions on `matches`, for its indexes. */
  where?: SQL | undefined
  statuses?: readonly MatchStatus[] | undefined
  order: RowOrder
  limit: number
  offset?: number
}

const home = alias(teams, 'home')
const away = alias(teams, 'away')
const status = sql<MatchStatus>`status_now`

const ORDERS: Record<RowOrder, SQLWrapper[]> = {
  time: [asc(matches.startsAt), asc(matches.id)],
  newest: [desc(matches.startsAt), asc(matches.id)],
  league: [asc(leagues.tier), asc(leagues.id), asc(matches.startsAt), asc(matches.id)],
  hot: [sql`heat desc`, asc(matches.startsAt), asc(matches.id)],
}

const fieldsAt = (now: number) => ({
  id: matches.id,
  gameId: matches.gameId,
  league: leagues,
  round: matches.round,
  startsAt: matches.startsAt,
  bestOf: matches.bestOf,
  isSimulated: matches.isSimulated,
  hasStream: matches.hasStream,
  home,
  away,
  status: statusAt(now).as('status_now'),
  heat: heatAt(now).as('heat'),
  isResolved: sql<number>`${matches.snapshot} is not null`,
  /** These two are most of a row's weight: read only where the row shows them. */
  prematch: sql<typeof matches.$inferSelect.prematch>`case
    when ${matches.startsAt} > ${now} or ${matches.fate} <> 'played' then ${matches.prematch} end`.mapWith(
    matches.prematch,
  ),
  snapshot: sql<typeof matches.$inferSelect.snapshot>`case
    when ${matches.isSimulated} = 0 or ${matches.endsAt} <= ${now} then ${matches.snapshot} end`.mapWith(
    matches.snapshot,
  ),
  total: sql<number>`count(*) over ()`,
})

const selectRows = (db: DrizzleD1Database, now: number, { where, statuses, order, limit, offset = 0 }: RowQuery) =>
  db
    .select(fieldsAt(now))
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(home, eq(home.id, matches.homeId))
    .innerJoin(away, eq(away.id, matches.awayId))
    .where(and(where, statuses ? isAmong(status, statuses) : undefined))
    .orderBy(...ORDERS[order].map((by) => by.getSQL()))
    .limit(limit)
    .offset(offset)

/** A match as lists read it: one query, names and all. */
export type MatchRecord = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'total'>

/** One page of matches in order, and how many there are in all; beyond the last page `total` is 0. */
export async function readRecords(
  db: DrizzleD1Database,
  now: number,
  query: RowQuery,
): Promise<{ records: MatchRecord[]; total: number }> {
  const rows = await selectRows(db, now, query)
  return { records: rows, total: rows[0]?.total ?? 0 }
}
