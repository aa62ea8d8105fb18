import type { Board, MatchState, Score } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'

const asText = (points: Score): { home: string; away: string } => ({
  home: String(points.home),
  away: String(points.away),
})

/** Points of the game being played, where a row shows them beside the periods. */
export function pointsOf(board: Board | undefined): { home: string; away: string } | null {
  if (board?.family === 'tennis') return board.points
  if (board?.family === 'sets' || board?.family === 'frames') return asText(board.points)
  if (board?.family === 'games' && board.points) return asText(board.points)
  return null
}

/** The fields of a list row that change during a match; sent by the socket and part of the list call's rows. */
export function rowChangeOf(state: MatchState, matchId: number): RowChange {
  const isLive = state.status === 'live'
  const odds = state.odds.at(-1)
  return {
    id: matchId,
    status: state.status,
    phase: state.phase,
    score: state.score,
    periods: state.periods,
    clock: (isLive && state.clock) || null,
    serving: (isLive && state.serving) || null,
    winner: state.winner ?? null,
    points: isLive ? pointsOf(state.board) : null,
    ...(state.board?.family === 'football' && state.board.redCards ? { redCards: state.board.redCards } : {}),
    ...(odds ? { odds } : {}),
    seq: state.seq,
  }
}
