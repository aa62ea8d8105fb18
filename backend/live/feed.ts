import type {
  BoardDelta,
  BoardSnapshot,
  CommentsChange,
  LiveCounts,
  LiveVotes,
  MatchDelta,
  MatchSnapshot,
  RoomDelta,
  RoomSnapshot,
} from '#contract/socket.ts'
import type { MatchLog } from '../feed/types.ts'

/** What a topic needs of a match's log. */
export type Log = Omit<MatchLog, 'leagueId'>

export type Snapshot = MatchSnapshot | BoardSnapshot | RoomSnapshot | LiveCounts | LiveVotes | CommentsChange
export type Delta = MatchDelta | BoardDelta | RoomDelta | LiveCounts | LiveVotes | CommentsChange

export interface Step {
  after: number
  data: Delta
}

/** The content of a topic, independent of sockets and of the clock: the time is passed in. */
export interface Feed {
  /** Position of the last step; grows with every step. */
  seq(): number
  /** Moves to `now`. Returns the change since the last step; null when there is none to send. */
  advance(now: number): Step | null
  /** The changes since position `since`; `current` when there are none, null when a snapshot is needed instead. */
  catchUp(since: number): Delta | 'current' | null
  snapshot(): Snapshot
  /** Time of the next known change, milliseconds; undefined when none is known. */
  nextAt(): number | undefined
}
