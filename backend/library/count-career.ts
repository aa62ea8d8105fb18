import type { Context } from '#backend/core/context.ts'
import { unplayedOfTeam } from '#backend/feed/league-season.ts'
import { resolveInBackground } from '#backend/feed/resolve-by-id.ts'
import { keptStages } from '#backend/feed/season-id.ts'

/** Matches that one request plays after its answer. */
const MATCHES_AT_ONCE = 40

/** How long the work behind an answer may take: what has not ended by then was cut off. */
const PIECE_MS = 30_000

/** Until when this isolate plays a piece: one at a time, whichever teams are asked for. */
let playingUntil = 0

export const seasonKey = ({ leagueId, season }: { leagueId: number; season: string }): string => `${leagueId} ${season}`

async function playPiece(context: Context, ids: readonly number[]): Promise<void> {
  playingUntil = Date.now() + PIECE_MS
  try {
    await resolveInBackground(context, ids)
  } finally {
    playingUntil = 0
  }
}

/**
 * Which seasons of a simulated team still miss matches: nobody's figures are told of them yet. A piece of what is
 * missing is played behind the answer, the newest first.
 */
export async function countCareer(context: Context, gameId: number, teamId: number): Promise<ReadonlySet<string>> {
  const { now } = context
  const unplayed = await unplayedOfTeam(context, { gameId, teamId, stages: keptStages(now) }, now)
  if (unplayed.length > 0 && Date.now() >= playingUntil) {
    const ids = unplayed.slice(0, MATCHES_AT_ONCE).map(({ matchId }) => matchId)
    context.defer(playPiece(context, ids))
  }
  return new Set(unplayed.map(({ leagueId, stage }) => seasonKey({ leagueId, season: String(stage) })))
}
