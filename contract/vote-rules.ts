import type { Family } from './games.ts'
import type { MatchStatus } from './match-state.ts'

/** Who wins, as users see it, for the page and the backend: a plain table without a schema library. */

export const VOTE_SIDES = ['home', 'draw', 'away'] as const
export type VoteSide = (typeof VOTE_SIDES)[number]

/** A user has one vote before a match and one while it is played; each can be changed while it is open. */
export const VOTE_PHASES = ['before', 'live'] as const
export type VotePhase = (typeof VOTE_PHASES)[number]

export type Votes = Record<VoteSide, number>
export type VoteCounts = Record<VotePhase, Votes>

export const NO_VOTES: Votes = { home: 0, draw: 0, away: 0 }

/** The vote that is open; undefined while none is. */
export function openVoteOf(status: MatchStatus): VotePhase | undefined {
  if (status === 'scheduled' || status === 'previewed') return 'before'
  return status === 'live' ? 'live' : undefined
}

/** What can be voted for. A draw is an outcome to wait for in football only. */
export const voteSidesOf = (family: Family): readonly VoteSide[] =>
  family === 'football' ? VOTE_SIDES : VOTE_SIDES.filter((side) => side !== 'draw')

export const votesOf = ({ home, draw, away }: Votes): number => home + draw + away
