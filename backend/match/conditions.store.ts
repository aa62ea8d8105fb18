import { and, between, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { WINDOW_DAYS } from '#backend/feed/ensure-calendar.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { TimeRange } from './day-range.ts'
import { isAmong } from './match-status.store.ts'

export interface MatchFilter {
  gameIds?: readonly number[] | undefined
  leagueIds?: readonly number[] | undefined
}

const isGiven = (ids: readonly number[] | undefined): ids is readonly number[] => ids !== undefined && ids.length > 0

/** Matches of these games and leagues; an empty list means all. */
export const inFilter = ({ gameIds, leagueIds }: MatchFilter): SQL | undefined =>
  and(
    isGiven(gameIds) ? isAmong(matches.gameId, gameIds) : undefined,
    isGiven(leagueIds) ? isAmong(matches.leagueId, leagueIds) : undefined,
  )

export const startsWithin = ({ from, to }: TimeRange): SQL | undefined =>
  and(gte(matches.startsAt, from), lt(matches.startsAt, to))

/** Lists of several leagues reach this far; of one league, without limit. */
const SEVERAL_LEAGUES_DAYS = 60

/**
 * How far from now lists without a day reach. In order of time an index gives the rows of one league; in another order all
 * that the list reaches are read.
 */
function reachDays({ leagueIds = [] }: MatchFilter, isInTime: boolean): number {
  if (leagueIds.length === 0 || !isInTime) return WINDOW_DAYS
  return leagueIds.length === 1 ? Infinity : SEVERAL_LEAGUES_DAYS
}

interface Window {
  after?: number
  until?: number
  /** The list is in order of time; the default. */
  isInTime?: boolean
}

/**
 * The days around now that lists without a day show; of these only matches that start after `after`, not later than
 * `until`. Lists of leagues reach further: older simulated matches are stored only for leagues whose standings were
 * requested. One condition for each end: an index is read from the first one alone.
 */
export function isInWindow(
  now: number,
  filter: MatchFilter,
  { after = -Infinity, until = Infinity, isInTime = true }: Window = {},
): SQL | undefined {
  const days = reachDays(filter, isInTime) * DAY
  const [from, to] = [Math.max(after, now - days), Math.min(until, now + days)]
  return and(
    from === -Infinity ? undefined : startsAfter(from),
    to === Infinity ? undefined : lte(matches.startsAt, to),
  )
}

/** Not one that plays another again. */
export const isNoReplay = (): SQL => isNull(matches.replayOf)
export const isBefore = (time: number): SQL => lt(matches.startsAt, time)
export const startsAfter = (time: number): SQL => sql`${matches.startsAt} > ${time}`
export const hasRoom = (): SQL => isNotNull(matches.roomId)
export const hasIds = (ids: readonly number[]): SQL => isAmong(matches.id, ids)
export const isOfSeason = (season: string): SQL => eq(matches.season, season)

export const isPlayedBy = (teamId: number): SQL | undefined =>
  or(eq(matches.homeId, teamId), eq(matches.awayId, teamId))

/** Matches of any of the teams within the range, found in the two indexes by team. */
export const isPlayedByAny = (teamIds: readonly number[], range: TimeRange): SQL => {
  const ofTeam = (column: SQLWrapper) =>
    sql`select ${matches.id} from ${matches} where ${isAmong(column, teamIds)} and ${startsWithin(range)}`
  return sql`${matches.id} in (${ofTeam(matches.homeId)} union ${ofTeam(matches.awayId)})`
}

export const isBetween = (one: number, other: number): SQL | undefined =>
  or(and(eq(matches.homeId, one), eq(matches.awayId, other)), and(eq(matches.homeId, other), eq(matches.awayId, one)))

export const inGames = (gameIds: readonly number[]): SQL => isAmong(matches.gameId, gameIds)

/** Matches without a known end before `now`. */
export const hasNotEnded = (now: number): SQL => sql`(${matches.endsAt} is null or ${matches.endsAt} > ${now})`

/** Matches that can be live at `now`; a condition that uses the index. */
export const maybeLiveAt = (now: number): SQL =>
  sql`${between(matches.startsAt, now - LONGEST_MATCH_MS, now)} and ${hasNotEnded(now)}`

/** Combines conditions with `and`; undefined ones are ignored. */
export const allOf = (...conditions: (SQL | undefined)[]): SQL | undefined => and(...conditions)
