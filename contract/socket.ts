import type { CupRound } from './match-row.ts'
import type {
  Board,
  ChartPoint,
  Clock,
  EarlyEnd,
  MatchStatus,
  OddsLine,
  Period,
  PlayerLine,
  Score,
  Side,
  Stat,
  TimelineItem,
} from './match-state.ts'
import type { PaymentOrder } from './payment.ts'
import type { RoomState } from './room.ts'
import type { VoteCounts } from './vote-rules.ts'

/**
 * Socket `g`: JSON text frames. A client subscribes to topics. The server answers with a snapshot, with one delta from
 * `since` to now, or with `current` when nothing was missed; then it sends deltas, each with the `seq` that it comes
 * `after`. When that is not the `seq` of the last frame received, a delta is missing: the client subscribes again with
 * `since`. The text frame `ping` is answered with `pong`.
 *
 * Topics, each with one name, and their `seq`:
 * - `match:<id>` (a match page): the number of the match's last event;
 * - `board:<gameId>` (rows of a list): wall clock of the newest event, milliseconds since the epoch;
 * - `room:<id>` (a room's viewers, state, announcement and revision): wall clock of the last change, milliseconds since the epoch;
 * - `live-counts` (the number of live matches of every game): the same;
 * - `comments:<subject>` (what is said about `match:12`): the same;
 * - `votes:<match id>` (who wins, as users see it): the same.
 */
export const TOPIC = /^(?:(match|board|room|votes):(0|[1-9]\d{0,11})|live-counts|comments:([a-z]{1,12}:[1-9]\d{0,11}))$/
export const LIVE_COUNTS = 'live-counts'
/** A longer client frame closes the socket with 1009. */
export const FRAME_CHARS_MAX = 2048
export const TOPICS_PER_SOCKET_MAX = 40

export type ClientFrame = { subscribe: string; since?: number } | { unsubscribe: string }

/**
 * Fields of a row that change during a match. Snapshots and answers to `since` have all of them; later deltas have
 * `id`, `seq` and the fields that changed since the previous delta.
 */
/** Runs, and the balls in which they count as made. */
export interface NetRuns {
  runs: number
  balls: number
}

export interface RowChange {
  id: number
  status?: MatchStatus
  phase?: string
  score?: Score
  periods?: Period[]
  /** null: there is no clock any more. */
  clock?: Clock | null
  serving?: Side | null
  winner?: Side | 'draw' | null
  endedBy?: EarlyEnd
  redCards?: Score
  points?: { home: string; away: string } | null
  odds?: OddsLine
  /** Only in stored rows: of the start only the day is known. */
  isTimeUnknown?: boolean
  /** Of a cricket match that is over: what counts for each side's net run rate. */
  netRuns?: Record<Side, NetRuns>
  /** Only in stored rows of imported knock-outs. */
  cupRound?: CupRound
  seq: number
}

export interface MatchSnapshot {
  row: RowChange
  board?: Board
  stats: Stat[]
  timeline: TimelineItem[]
  chart: ChartPoint[]
  odds: OddsLine[]
  players: PlayerLine[]
}

export interface MatchDelta {
  row: RowChange
  board?: Board
  /** Changed lines; the one with the same `key` is replaced. */
  stats?: Stat[]
  /** New timeline items, oldest first. An item with a known `seq` replaces it. */
  timeline?: TimelineItem[]
  /** New points, oldest first. A point with known `t` and `period` replaces it. */
  chart?: ChartPoint[]
  /** New odds lines, oldest first. */
  odds?: OddsLine[]
  /** Changed lines; the one with the same `player` is replaced. */
  players?: PlayerLine[]
  /** More changed than a delta carries: call `getMatch` again after a random delay of at most this. */
  refetchWithinMs?: number
}

export type BoardSnapshot = { rows: RowChange[] }
/** `refetchWithinMs`: a match started, ended or was moved; read the list again after a random delay of at most this. */
export type BoardDelta = { rows: RowChange[]; refetchWithinMs?: number }
/**
 * `announcement`: what the room's streamer tells viewers; empty: nothing. Absent: the room is not a streamer's account's.
 * `revision`: another one than `getRoom` has answered: something else of the room has changed, as its title or who may watch.
 */
export type RoomSnapshot = { online: number; state?: RoomState; announcement?: string; revision?: number }
/**
 * `state`, `announcement` and `revision` only when they have changed. `refetchWithinMs`: with a `revision`; call `getRoom` with it
 * after a random delay of at most this.
 */
export type RoomDelta = RoomSnapshot & { refetchWithinMs?: number }

/** The number of live matches by game id, all of them in each frame; games without any are left out. */
export type LiveCounts = { liveCounts: Record<number, number> }

/** All votes on a match, in each frame. */
export type LiveVotes = { votes: VoteCounts }

/**
 * What changed of the comments on a subject. `count`: those that are shown, counted to 1000. `newest`: the id of the last one that
 * was added; 0: none. Since the last frame: `removed`: ids of some that are gone; `likes`: how many some have now, by id;
 * `edited`: ids of some whose text changed, of which a page that shows one asks `getComments` after a random delay of at most
 * `refetchWithinMs`. What does not fit comes with the next frame, or the next reading.
 */
export interface CommentsChange {
  count: number
  newest: number
  removed?: number[]
  likes?: Record<number, number>
  edited?: number[]
  refetchWithinMs?: number
}

export type FrameError = 'unknown_topic' | 'bad_frame' | 'too_many_topics' | 'too_large' | 'too_fast'

/** `at`: the server's time when it made the frame. */
export type ServerFrame =
  | {
      topic: string
      type: 'snapshot'
      seq: number
      at: string
      data: MatchSnapshot | BoardSnapshot | RoomSnapshot | LiveCounts | LiveVotes | CommentsChange
    }
  | {
      topic: string
      type: 'delta'
      after: number
      seq: number
      at: string
      data: MatchDelta | BoardDelta | RoomDelta | LiveCounts | LiveVotes | CommentsChange
    }
  | { topic: string; type: 'current'; seq: number; at: string }
  | { topic?: string; type: 'error'; error: FrameError }
  /** The topic is not subscribed to: ask again after this time. Other topics of the socket go on. */
  | { topic: string; type: 'error'; error: 'busy'; retryAfterMs: number }

/**
 * Frames of the socket `/ws/u?ticket=` of one user.
 * - `unread`: the number of unread notices;
 * - `balance`: what the user can spend, once the socket is open and after each change; `seq` grows with each change, and
 *   a frame with a lower one than the last is older than that;
 * - `payment` (the product's `payWs`): an own order whose status has changed;
 * - `session`: the page's session has ended; the socket then closes with `SESSION_ENDED`.
 */
export type InboxFrame =
  | { type: 'unread'; unread: number }
  | { type: 'balance'; gold: number; diamond: number; seq: number }
  | { type: 'payment'; order: PaymentOrder }
  | { type: 'level'; level: number }
  | { type: 'session' }
export const SESSION_ENDED = 4001
