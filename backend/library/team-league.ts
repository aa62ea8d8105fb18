import type { Context } from '#backend/core/context.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { tableStageAt } from '#backend/feed/league-season.ts'
import { seasonOfStage } from '#backend/feed/season-id.ts'
import { readLeaguesOfTeams } from '#backend/match/teams.store.ts'
import { type LibrarySeason, readLibrarySeason } from './season.ts'

/** The league that a team plays in, of several not a cup. */
async function leagueIdOf({ matchDb }: Context, teamId: number): Promise<number | undefined> {
  const simulated = leagueById(Math.floor(teamId / 100))
  if (simulated?.teamIds.includes(teamId)) return simulated.id
  return (await readLeaguesOfTeams(matchDb, [teamId])).get(teamId)?.id
}

/** A season of a league, by default the one whose table is shown: of one that has just begun there is nothing to count. */
export function readCountedSeason(
  context: Context,
  { leagueId, season }: { leagueId: number; season?: string | undefined },
): Promise<LibrarySeason | undefined> {
  const usual = leagueById(leagueId) ? seasonOfStage(tableStageAt(context.now)) : undefined
  return readLibrarySeason(context, { leagueId, season: season ?? usual })
}

/** The same of a team's league; undefined where the team has played in none. */
export async function seasonOfTeam(
  context: Context,
  teamId: number,
  season?: string | undefined,
): Promise<LibrarySeason | undefined> {
  const leagueId = await leagueIdOf(context, teamId)
  return leagueId === undefined ? undefined : readCountedSeason(context, { leagueId, season })
}
