import type { MatchState, MatchStatus, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import { closenessOf } from './resolve-match.ts'
import { rowChangeOf } from './row-change.ts'
import type { Contest } from './types.ts'

/** The columns of a stored match's row that follow from its log; updated with every event. */
export interface StoredSnapshot {
  status: MatchStatus
  /** Milliseconds since the epoch; null until the end is known. */
  endsAt: number | null
  homeScore: number
  awayScore: number
  winner: Side | 'draw' | null
  closeness: number
  snapshot: RowChange
}

export function snapshotOfState(contest: Contest, state: MatchState): StoredSnapshot {
  const { status, score, winner, endedAt } = state
  return {
    status,
    endsAt: endedAt === undefined ? null : Date.parse(endedAt),
    homeScore: score.home,
    awayScore: score.away,
    winner: winner ?? null,
    closeness: status === 'live' || status === 'finished' ? closenessOf(contest.family, score, contest.bestOf) : 0,
    snapshot: rowChangeOf(state, contest.matchId),
  }
}
