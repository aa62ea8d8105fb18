import type { MatchEvent } from '#contract/match-state.ts'
import type { BoardDelta, BoardSnapshot, MatchDelta, MatchSnapshot, RoomDelta, RoomSnapshot } from '#contract/socket.ts'
import type { Contest } from '../feed/types.ts'

/** What a topic needs of a match's log; `events` holds the future too where it is known. */
export interface Log {
  contest: Contest
  events: readonly MatchEvent[]
  isSimulated: boolean
}

export type Snapshot = MatchSnapshot | BoardSnapshot | RoomSnapshot
export type Delta = MatchDelta | BoardDelta | RoomDelta

export interface Step {
  after: number
  data: Delta
}

/** What a topic sends, without its transport; the time is passed in. */
export interface Feed {
  /** Position of the last change sent; grows with every step. */
  seq(): number
  /** Moves to `now`; the change since the last step, or null when nothing that shows has changed. */
  advance(now: number): Step | null
  /** From `since` to here: `current` when nothing was missed, null when only a snapshot will do. */
  catchUp(since: number): Delta | 'current' | null
  snapshot(): Snapshot
  /** When the next known change is due, milliseconds; undefined when none is known. */
  nextAt(): number | undefined
}
