import type { Context } from '#backend/core/context.ts'
import { unplayedOfTeam } from '#backend/feed/league-season.ts'
import { keptStages } from '#backend/feed/season-id.ts'
import { playBehind } from './play-behind.ts'

export const seasonKey = ({ leagueId, season }: { leagueId: number; season: string }): string => `${leagueId} ${season}`

/**
 * Which seasons of a simulated team still miss matches: nobody's figures are told of them yet. A piece of what is
 * missing is played behind the answer, the newest first.
 */
export async function countCareer(context: Context, gameId: number, teamId: number): Promise<ReadonlySet<string>> {
  const { now } = context
  const unplayed = await unplayedOfTeam(context, { gameId, teamId, stages: keptStages(now) }, now)
  if (unplayed.length > 0) playBehind(context, async () => unplayed.map(({ matchId }) => matchId))
  return new Set(unplayed.map(({ leagueId, stage }) => seasonKey({ leagueId, season: String(stage) })))
}
