import { type } from './ark.ts'
import type { Board, TimelineItem } from './match-state.ts'

type BoardOf<F extends Board['family']> = Extract<Board, { family: F }>

/** What a scoreboard says that changes from play to play, by family. */
export type PlayBoard =
  | (Pick<BoardOf<'tennis'>, 'family' | 'points' | 'isTieBreak'> & { games: { home: number; away: number } })
  | { family: 'cricket'; runs: number; wickets: number; balls: number; target?: number; innings: number }
  | Pick<BoardOf<'baseball'>, 'family' | 'inning' | 'half' | 'outs' | 'bases' | 'balls' | 'strikes' | 'batter'>
  | Pick<BoardOf<'american_football'>, 'family' | 'down' | 'distance' | 'yardLine' | 'driveFrom'>
  | Pick<BoardOf<'sets'>, 'family' | 'points' | 'stake'>
  | Pick<BoardOf<'frames'>, 'family' | 'points' | 'break' | 'atTable' | 'left'>
  | Pick<BoardOf<'combat'>, 'family' | 'round' | 'rounds'>
  | Pick<BoardOf<'battle_royale'>, 'family' | 'map' | 'placement' | 'kills' | 'alive' | 'zone' | 'squads'>
  | Pick<BoardOf<'rounds'>, 'family' | 'map' | 'round' | 'alive' | 'bomb' | 'device' | 'homeSide'>

/**
 * One event of a match's log, whether the timeline lists it or not, and what stood on the scoreboard after it. `score` is
 * absent where only a timeline is known.
 */
export interface Play extends TimelineItem {
  /** How the timeline tells it where that has another type: the game that a point won. */
  told?: Pick<TimelineItem, 'type' | 'side' | 'player' | 'data'>
  /** Who serves, bats or has the ball after it. */
  serving?: 'home' | 'away'
  board?: PlayBoard
}

const PlayShape = type('object').as<Play>()

export const MatchPlays = type({
  plays: PlayShape.array(),
  /** The last event of the log by now, also one that is no play. */
  seq: 'number.integer',
})
export type MatchPlays = typeof MatchPlays.infer
