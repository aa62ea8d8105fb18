import { and, type SQL, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import type { Names } from '#backend/core/names.ts'
import type { MatchDatabase } from '#backend/db/database.ts'
import { feedPushes } from '#backend/db/matches/schema/feed-pushes.ts'
import { imports } from '#backend/db/matches/schema/imports.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import type { ListPart } from '#contract/list-part.ts'
import { isLate } from './late-matches.store.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'

interface FeedSearch extends ListPart {
  source?: string
  state?: 'late' | 'live' | 'pushed' | 'silent'
  sort?: 'pushed'
}

interface FeedRow {
  leagueId: number
  source: string
  names: string | null
  gameId: number | null
  seasons: number
  matches: number
  importedAt: number
  pushedAt: number | null
  events: number | null
  behindMs: number | null
  late: number
  live: number
  nextAt: number | null
}

/** Each league that was imported, with its seasons, what was pushed to it, and how its matches stand. */
const feedsAt = (now: number): SQL => {
  const ofLeague = sql`${matches} where league_id = i.league_id and is_simulated = 0`
  return sql`select i.*, ${leagues.names} as names, ${leagues.gameId} as gameId,
      ${feedPushes.pushedAt} as pushedAt, ${feedPushes.events} as events, ${feedPushes.behindMs} as behindMs,
      (select count(*) from ${ofLeague} and ${isLate(now)}) as late,
      (select count(*) from ${ofLeague} and starts_at between ${now - LONGEST_MATCH_MS} and ${now}
        and status = 'live') as live,
      (select min(starts_at) from ${ofLeague} and starts_at > ${now} and fate = 'played') as nextAt
    from (select league_id, league_id as leagueId, min(substr(key, 1, instr(key || ':', ':') - 1)) as source,
        count(*) as seasons, sum(match_count) as matches, max(imported_at) as importedAt
      from ${imports} group by league_id) as i
    left join ${leagues} on ${leagues.id} = i.league_id
    left join ${feedPushes} on ${feedPushes.leagueId} = i.league_id`
}

const STATES: Record<NonNullable<FeedSearch['state']>, SQL> = {
  late: sql`late > 0`,
  live: sql`live > 0`,
  pushed: sql`pushedAt is not null`,
  silent: sql`pushedAt is null`,
}

/** A part of the feeds, the last imported first, or the last pushed. There are as many as leagues. */
export async function searchFeeds(db: MatchDatabase, { source, state, sort, ...asked }: FeedSearch, now: number) {
  const time = sort === 'pushed' ? sql`coalesce(pushedAt, 0)` : sql`importedAt`
  const part = listPart({ by: [time, sql`leagueId`] }, asked)
  const where = and(
    sql`true`,
    source === undefined ? undefined : sql`source = ${source}`,
    state && STATES[state],
    part.where,
  )
  const found = await db.all<FeedRow>(
    sql`select * from (${feedsAt(now)}) where ${where} order by ${sql.join(part.orderBy, sql`, `)} limit ${part.limit}`,
  )
  const { rows, ...ways } = part.partOf(found, (row) => [
    sort === 'pushed' ? (row.pushedAt ?? 0) : row.importedAt,
    row.leagueId,
  ])
  return { rows: rows.map((row) => ({ ...row, names: row.names && (JSON.parse(row.names) as Names) })), ...ways }
}
