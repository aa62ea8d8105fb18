import type {
  Board,
  ChartPoint,
  Clock,
  MatchStatus,
  OddsLine,
  Period,
  PlayerLine,
  Score,
  Side,
  Stat,
  TimelineItem,
} from './match-state.ts'
import type { RoomState } from './room.ts'

/**
 * Socket `g`: JSON text frames. A client subscribes to topics; each answers with a snapshot, or with one delta from
 * `since` to now, or with `current` when nothing was missed; then deltas follow, each with the `seq` it comes `after`.
 * A delta that does not come after the last one seen is a gap: subscribe again with `since`, and it closes.
 * A text frame `ping` is answered `pong`.
 *
 * Topics, and what their `seq` counts:
 * - `match:<id>` (the match page): the match's own events;
 * - `board:<gameId>` (rows of a list): wall clock of the newest event in it, milliseconds since the epoch;
 * - `room:<id>` (a room's viewers and state): wall clock of the last change, milliseconds.
 */
export const TOPIC = /^(match|board|room):(\d{1,12})$/
/** A client frame above this many characters is refused and the socket closed with 1009. */
export const FRAME_CHARS_MAX = 2048
export const TOPICS_PER_SOCKET_MAX = 40

export type ClientFrame = { subscribe: string; since?: number } | { unsubscribe: string }

/**
 * Fields of a row that may change while it is on screen. Whole in snapshots and in answers to `since`; in the deltas
 * that follow only `id`, `seq` and what changed since the delta before.
 */
export interface RowChange {
  id: number
  status?: MatchStatus
  phase?: string
  score?: Score
  periods?: Period[]
  /** null: the clock has gone. */
  clock?: Clock | null
  serving?: Side | null
  winner?: Side | 'draw' | null
  redCards?: Score
  points?: { home: string; away: string } | null
  odds?: OddsLine
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
  /** More moved than a delta carries: read the match call again within so many milliseconds, at random. */
  refetchWithinMs?: number
}

export type BoardSnapshot = { rows: RowChange[] }
/** A match started, ended or moved: `refetchWithinMs` asks the list to be read again. */
export type BoardDelta = { rows: RowChange[]; refetchWithinMs?: number }
export type RoomSnapshot = { online: number; state?: RoomState }
/** `state` where it has changed. */
export type RoomDelta = { online: number; state?: RoomState }

export type FrameError = 'unknown_topic' | 'bad_frame' | 'too_many_topics' | 'too_large' | 'too_fast'

/** `at`: the server's clock when it made the frame. */
export type ServerFrame =
  | { topic: string; type: 'snapshot'; seq: number; at: string; data: MatchSnapshot | BoardSnapshot | RoomSnapshot }
  | {
      topic: string
      type: 'delta'
      after: number
      seq: number
      at: string
      data: MatchDelta | BoardDelta | RoomDelta
    }
  | { topic: string; type: 'current'; seq: number; at: string }
  | { topic?: string; type: 'error'; error: FrameError }

/**
 * Frames of the socket `/ws/u?ticket=`, one user's own. `unread`: how many notices she has not read. `session`: the
 * session of the page has ended, and the socket closes with `SESSION_ENDED`.
 */
export type InboxFrame = { type: 'unread'; unread: number } | { type: 'session' }
export const SESSION_ENDED = 4001
