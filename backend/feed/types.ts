import type { Family } from '#contract/games.ts'
import type { MatchEvent, MatchState, SquadMember } from '#contract/match-state.ts'

/** One side of a contest. */
export interface Contender {
  teamId: number
  /** 0 (weakest) to 100; an even match is two equal strengths. */
  strength: number
  /** Starters first. In one-person games a squad of one. */
  squad: SquadMember[]
}

/** What the calendar has in store for a match. A `walkover` is decided when it should start: one side does not appear. */
export type Fate = 'played' | 'postponed' | 'cancelled' | 'walkover'

/** A match before its first event. */
export interface Contest {
  matchId: number
  gameId: number
  family: Family
  /** Maps, sets, frames, games or rounds at most; absent where the sport has none. */
  bestOf?: number
  /** Of basketball: the length of a quarter, where it is not 12 minutes. */
  quarterSeconds?: number
  /** Knock-out: may not end level. */
  isKnockout: boolean
  /** Milliseconds since the epoch. */
  startsAt: number
  home: Contender
  away: Contender
  fate: Fate
}

/** A match with its log; that of a simulated match includes the future. */
export interface MatchLog {
  contest: Contest
  /** What precedes `events`: the state, and when its last event happened. Absent: `events` is the whole log. */
  base?: { state: MatchState; at: number }
  events: readonly MatchEvent[]
  /** `matches.logRevision`. */
  revision: number
  isSimulated: boolean
  leagueId: number
}

/** A sport's pure rules. `apply` never mutates its argument's nested values that it shares with the past. */
export interface Rules {
  initial(contest: Contest): MatchState
  apply(state: MatchState, event: MatchEvent, contest: Contest): MatchState
}

/**
 * Writes a whole match: every event of its log from the first odds (days before) to the end, in order,
 * `seq` gapless from 1. The same contest and seed give the same log, to the byte.
 */
export interface Simulator {
  simulate(contest: Contest, seed: number): MatchEvent[]
  /** A played match is live from `startsAt` for at least this long, whatever happens in it. */
  minMinutes(contest: Pick<Contest, 'gameId' | 'bestOf'>): number
}
