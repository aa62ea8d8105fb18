import type { Context } from '#backend/core/context.ts'
import { unplayedOfTeam } from '#backend/feed/league-season.ts'
import { resolveInBackground } from '#backend/feed/resolve-by-id.ts'
import { keptStages } from '#backend/feed/season-id.ts'

/** Matches that one request plays after its answer. */
const MATCHES_AT_ONCE = 40

/** Teams whose matches this isolate is playing. */
const playing = new Set<string>()

export const seasonKey = ({ leagueId, season }: { leagueId: number; season: string }): string => `${leagueId} ${season}`

async function playPiece(context: Context, key: string, ids: readonly number[]): Promise<void> {
  playing.add(key)
  try {
    await resolveInBackground(context, ids)
  } finally {
    playing.delete(key)
  }
}

/**
 * Which seasons of a simulated team still miss matches: nobody's figures are told of them yet. A piece of what is
 * missing is played behind the answer, the newest first.
 */
export async function countCareer(context: Context, gameId: number, teamId: number): Promise<ReadonlySet<string>> {
  const { now, env } = context
  const unplayed = await unplayedOfTeam(context, { gameId, teamId, stages: keptStages(now) }, now)
  const key = `${env.SIM_SEED} ${teamId}`
  if (unplayed.length > 0 && !playing.has(key)) {
    const ids = unplayed.slice(0, MATCHES_AT_ONCE).map(({ matchId }) => matchId)
    context.defer(playPiece(context, key, ids))
  }
  return new Set(unplayed.map(({ leagueId, stage }) => seasonKey({ leagueId, season: String(stage) })))
}
