import { and, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { startsWithin } from './conditions.store.ts'
import type { TimeRange } from './day-range.ts'
import { statusAt } from './match-status.store.ts'

/** Milliseconds since the epoch. */
export interface HomeTimes {
  now: number
  soonTo: number
  laterTo: number
  /** The visitor's day. */
  today: TimeRange
}

/** Matches that start soon, or should have started: a stored one may be late. */
export const hasNotBegun = ({ now, soonTo }: HomeTimes): SQL | undefined =>
  and(gte(matches.startsAt, now - LONGEST_MATCH_MS), lte(matches.startsAt, soonTo))

export const startsAfterSoon = ({ soonTo, laterTo }: HomeTimes): SQL | undefined =>
  and(gt(matches.startsAt, soonTo), lte(matches.startsAt, laterTo))

const countIf = (condition: SQL): SQL<number> => sql<number>`coalesce(sum(${condition}), 0)`

/** The numbers of all matches of the home list, by section; counted in the index. */
export async function countHomeMatches(db: MatchDatabase, ofGames: SQL | undefined, times: HomeTimes) {
  const { now, soonTo, laterTo, today } = times
  const from = Math.min(today.from, now - LONGEST_MATCH_MS)
  const to = Math.max(today.to, laterTo + 1)
  const counted = db
    .select({ startsAt: matches.startsAt, status: statusAt(now).as('status_now') })
    .from(matches)
    .where(and(ofGames, startsWithin({ from, to })))
    .as('counted')
  const [start, status] = [counted.startsAt, counted.status]
  const isUpcoming = sql`${status} in ('scheduled', 'previewed') and ${start} >= ${now - LONGEST_MATCH_MS}`
  const [counts] = await db
    .select({
      live: countIf(sql`${status} = 'live'`),
      soon: countIf(sql`${isUpcoming} and ${start} <= ${soonTo}`),
      later: countIf(sql`${isUpcoming} and ${start} > ${soonTo} and ${start} <= ${laterTo}`),
      over: countIf(sql`${status} not in ('live', 'scheduled', 'previewed')
        and ${start} >= ${today.from} and ${start} < ${today.to}`),
    })
    .from(counted)
  return counts ?? { live: 0, soon: 0, later: 0, over: 0 }
}
