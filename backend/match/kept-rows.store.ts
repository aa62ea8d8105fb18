import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import { isAmong } from './match-status.store.ts'

export async function readLeaguesById(db: MatchDatabase, ids: readonly number[]) {
  const found = await db
    .select()
    .from(leagues)
    .where(isAmong(leagues.id, [...new Set(ids)]))
  return new Map(found.map((each) => [each.id, each]))
}

/** Leagues and teams of some matches, by id. */
export async function readLeaguesAndTeams(
  db: MatchDatabase,
  matches: readonly { leagueId: number; homeId: number; awayId: number }[],
) {
  const [found, foundTeams] = await Promise.all([
    readLeaguesById(
      db,
      matches.map(({ leagueId }) => leagueId),
    ),
    db
      .select()
      .from(teams)
      .where(isAmong(teams.id, [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))])),
  ])
  return {
    leagues: found,
    teams: new Map(foundTeams.map((each) => [each.id, each])),
  }
}
