/** What a title tells of its games beside who won them. Each title has a file of its own. */
import type { MatchEvent, Side } from '#contract/match-state.ts'
import type { Random } from '../../random.ts'
import type { Contest } from '../../types.ts'

export type EventData = NonNullable<MatchEvent['data']>

export interface Happening {
  /** Seconds of the game. */
  at: number
  type: string
  side?: Side
  player?: number
  other?: number
  points?: number
  data?: EventData
  /** How far it moves the chances of the game, in logits for home. */
  lean?: number
}

export interface PlannedGame {
  winner: Side
  seconds: number
  arena: string | undefined
  /** What scores in the game, in order. */
  scored: readonly Happening[]
}

export interface PlayedGame {
  happenings: readonly Happening[]
  /** What the end of the game tells. */
  end: EventData
}

/** A match of a title from its first game to its last. */
export interface Series {
  /** Told before the first game: bans of decks. */
  before?: readonly Happening[]
  /** What the start of a game tells, without its number and arena. */
  start(arena: string | undefined): EventData
  play(game: PlannedGame): PlayedGame
}

export interface TitlePlay {
  /** Events have the time of their game. */
  hasClock?: true
  /** `wins`: games that win the match. */
  begin(random: Random, contest: Contest, wins: number): Series
}
