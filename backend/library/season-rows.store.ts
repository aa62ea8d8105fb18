import { and, asc, eq, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { isNoReplay, isPlayedBy } from '#backend/match/conditions.store.ts'
import { statusAt } from '#backend/match/match-status.store.ts'
import type { CupRound } from '#contract/match-row.ts'
import type { Period } from '#contract/match-state.ts'

/** Replays are of no season. */
const isOfSeason = (leagueId: number, season: string) =>
  and(eq(matches.leagueId, leagueId), eq(matches.season, season), isNoReplay())

/** Leagues of which a team has played matches, found in the indexes by team. */
export const readLeagueIdsOf = async (db: MatchDatabase, teamId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ leagueId: matches.leagueId })
    .from(matches)
    .where(and(isPlayedBy(teamId), isNoReplay()))
    .orderBy(asc(matches.leagueId))
    .limit(limit)
  return rows.map(({ leagueId }) => leagueId)
}

const PAIRING = {
  id: matches.id,
  round: matches.round,
  startsAt: matches.startsAt,
  homeId: matches.homeId,
  awayId: matches.awayId,
}

/** Of an imported knock-out. */
const CUP_ROUND = sql<CupRound | null>`${matches.snapshot} ->> '$.cupRound'`

/** All stored matches of a league's season in order of time, found in the league's index. */
export const readSeasonRows = (db: MatchDatabase, leagueId: number, season: string, now: number) =>
  db
    .select({
      ...PAIRING,
      status: statusAt(now),
      cupRound: CUP_ROUND,
    })
    .from(matches)
    .where(isOfSeason(leagueId, season))
    .orderBy(asc(matches.startsAt), asc(matches.id))

export type SeasonRow = Awaited<ReturnType<typeof readSeasonRows>>[number]

/** Matches of a season whose losers are out, in order of time. */
export const readKnockouts = (db: MatchDatabase, leagueId: number, season: string) =>
  db
    .select({
      ...PAIRING,
      winner: matches.winner,
    })
    .from(matches)
    .where(and(isOfSeason(leagueId, season), eq(matches.isKnockout, true)))
    .orderBy(asc(matches.startsAt), asc(matches.id))

/** Finished matches of a season with their periods, in order of time: only these of the row as it ended. */
export const readSeasonPeriods = (db: MatchDatabase, leagueId: number, season: string, now: number) =>
  db
    .select({
      ...PAIRING,
      home: matches.homeScore,
      away: matches.awayScore,
      winner: matches.winner,
      periods: sql<string | null>`${matches.snapshot} -> '$.periods'`,
      cupRound: CUP_ROUND,
    })
    .from(matches)
    .where(and(isOfSeason(leagueId, season), sql`${statusAt(now)} = 'finished'`))
    .orderBy(asc(matches.startsAt), asc(matches.id))

export type PlayedRow = Awaited<ReturnType<typeof readSeasonPeriods>>[number]

export const periodsOf = ({ periods }: Pick<PlayedRow, 'periods'>): Period[] => (periods ? JSON.parse(periods) : [])
