import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import { isNoReplay } from './conditions.store.ts'
import { isAmong, statusAt } from './match-status.store.ts'

/** All stored matches of a league's season without replays, in order of time; results are null where there is none yet. */
export const readSeason = (db: MatchDatabase, leagueId: number, season: string, now: number) =>
  db
    .select({
      id: matches.id,
      homeId: matches.homeId,
      awayId: matches.awayId,
      home: matches.homeScore,
      away: matches.awayScore,
      winner: matches.winner,
      isKnockout: matches.isKnockout,
      group: matches.group,
      status: statusAt(now),
      netRuns: sql<string | null>`${matches.snapshot} ->> '$.netRuns'`,
    })
    .from(matches)
    .where(and(eq(matches.leagueId, leagueId), eq(matches.season, season), isNoReplay()))
    .orderBy(asc(matches.startsAt), asc(matches.id))

/** Seasons of which a league has stored matches, newest first. */
export const listSeasons = async (db: MatchDatabase, leagueId: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ season: matches.season })
    .from(matches)
    .where(eq(matches.leagueId, leagueId))
    .orderBy(desc(matches.season))
  return rows.map(({ season }) => season)
}

export const readTeams = (db: MatchDatabase, ids: readonly number[]) =>
  db.select().from(teams).where(isAmong(teams.id, ids))
