import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
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
  /** Count all matches of the query, to this number at most. */
  countMax?: number
}

const home = alias(teams, 'home')
const away = alias(teams, 'away')

const ORDERS: Record<RowOrder, SQL> = {
  time: sql`${matches.startsAt}, ${matches.id}`,
  newest: sql`${matches.startsAt} desc, ${matches.id}`,
  league: sql`(select tier from ${leagues} where ${leagues.id} = ${matches.leagueId}), ${matches.leagueId},
    ${matches.startsAt}, ${matches.id}`,
  hot: sql`heat desc, ${matches.startsAt}, ${matches.id}`,
}

/** The ids of one page, selected without the large columns. */
const selectPage = (db: MatchDatabase, now: number, { where, statuses, order, limit, offset = 0 }: RowQuery) =>
  db
    .select({
      id: matches.id,
      status: statusAt(now).as('status_now'),
      heat: heatAt(now).as('heat'),
    })
    .from(matches)
    .where(and(where, statuses ? isAmong(sql`status_now`, statuses) : undefined))
    .orderBy(ORDERS[order])
    .limit(limit)
    .offset(offset)
    .as('page')

function selectRows(db: MatchDatabase, now: number, query: RowQuery) {
  const page = selectPage(db, now, query)
  return db
    .select({
      id: matches.id,
      gameId: matches.gameId,
      league: leagues,
      season: matches.season,
      round: matches.round,
      startsAt: matches.startsAt,
      bestOf: matches.bestOf,
      isKnockout: matches.isKnockout,
      isSimulated: matches.isSimulated,
      replayOf: matches.replayOf,
      roomId: matches.roomId,
      home,
      away,
      status: page.status,
      heat: page.heat,
      isResolved: sql<number>`${matches.snapshot} is not null`,
      /** These two columns are large: they are read only for rows that need them. */
      prematch: sql<typeof matches.$inferSelect.prematch>`case
        when ${matches.startsAt} > ${now} or ${matches.fate} <> 'played' then ${matches.prematch} end`.mapWith(
        matches.prematch,
      ),
      snapshot: sql<typeof matches.$inferSelect.snapshot>`case
        when ${matches.isSimulated} = 0 or ${matches.endsAt} <= ${now} then ${matches.snapshot} end`.mapWith(
        matches.snapshot,
      ),
    })
    .from(page)
    .innerJoin(matches, eq(matches.id, page.id))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(home, eq(home.id, matches.homeId))
    .innerJoin(away, eq(away.id, matches.awayId))
    .orderBy(ORDERS[query.order])
}

/** A match with league and teams, as `readRecords` returns it. */
export type MatchRecord = Awaited<ReturnType<typeof selectRows>>[number]

function selectTotal(db: MatchDatabase, now: number, { where, statuses }: RowQuery, countMax: number) {
  const counted = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(where, statuses ? isAmong(statusAt(now), statuses) : undefined))
    .limit(countMax)
    .as('counted')
  return db.select({ total: sql<number>`count(*)` }).from(counted)
}

/** One page of matches; `total` only with `countMax`. */
export async function readRecords(
  db: MatchDatabase,
  now: number,
  query: RowQuery,
): Promise<{ records: MatchRecord[]; total?: number }> {
  const rows = selectRows(db, now, query)
  if (query.countMax === undefined) return { records: await rows }
  // Not a batch: D1's answer to one has no columns of equal names, of which joined tables have many.
  const [records, [counted]] = await Promise.all([rows, selectTotal(db, now, query, query.countMax)])
  return { records, total: counted?.total ?? 0 }
}
