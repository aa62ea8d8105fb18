import { and, between, eq, gte, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { matches } from '#backend/db/schema/matches.ts'
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

/** Matches of the games and leagues asked for; an empty list asks for all. */
export const inFilter = ({ gameIds, leagueIds }: MatchFilter): SQL | undefined =>
  and(
    isGiven(gameIds) ? isAmong(matches.gameId, gameIds) : undefined,
    isGiven(leagueIds) ? isAmong(matches.leagueId, leagueIds) : undefined,
  )

export const startsWithin = ({ from, to }: TimeRange): SQL | undefined =>
  and(gte(matches.startsAt, from), lt(matches.startsAt, to))

/**
 * The days that lists reach without naming one. A league is shown whole: older matches of the simulated calendar
 * are there only where a league's table asked for them all.
 */
export const withinReach = (now: number, { leagueIds }: MatchFilter): SQL | undefined =>
  isGiven(leagueIds) ? undefined : between(matches.startsAt, now - WINDOW_DAYS * DAY, now + WINDOW_DAYS * DAY)

export const hasBegun = (now: number): SQL => lte(matches.startsAt, now)
export const isBefore = (time: number): SQL => lt(matches.startsAt, time)
export const startsAfter = (time: number): SQL => sql`${matches.startsAt} > ${time}`
export const hasRoom = (): SQL => isNotNull(matches.roomId)
export const hasIds = (ids: readonly number[]): SQL => isAmong(matches.id, ids)
export const isInLeague = (leagueId: number): SQL => eq(matches.leagueId, leagueId)

export const isPlayedBy = (teamId: number): SQL | undefined =>
  or(eq(matches.homeId, teamId), eq(matches.awayId, teamId))

export const isBetween = (one: number, other: number): SQL | undefined =>
  or(and(eq(matches.homeId, one), eq(matches.awayId, other)), and(eq(matches.homeId, other), eq(matches.awayId, one)))

export const inGames = (gameIds: readonly number[]): SQL => isAmong(matches.gameId, gameIds)

/** Nothing is known to have ended it. */
export const hasNotEnded = (now: number): SQL => sql`(${matches.endsAt} is null or ${matches.endsAt} > ${now})`

/** Narrows by index to what can be live at `now`. */
export const maybeLiveAt = (now: number): SQL =>
  sql`${between(matches.startsAt, now - LONGEST_MATCH_MS, now)} and ${hasNotEnded(now)}`

/** All of the conditions given. */
export const allOf = (...conditions: (SQL | undefined)[]): SQL | undefined => and(...conditions)
