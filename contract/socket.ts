import type {
  Board,
  ChartPoint,
  Clock,
  MatchStatus,
  OddsLine,
  Period,
  Score,
  Side,
  Stat,
  TimelineItem,
} from './match-state.ts'

/**
 * Socket `g`: JSON text frames. A client subscribes to topics; each answers with a snapshot (or the missed
 * deltas when `since` is recent) and then deltas in order of `seq`. A text frame `ping` is answered `pong`.
 *
 * Topics: `match:<id>` (the match page), `board:<gameId>` (rows of a list), `room:<id>` (viewers).
 */
export const TOPIC = /^(match|board|room):(\d{1,12})$/
/** A client frame above this many characters is refused and the socket closed with 1009. */
export const FRAME_CHARS_MAX = 2048
export const TOPICS_PER_SOCKET_MAX = 40

export type ClientFrame = { subscribe: string; since?: number } | { unsubscribe: string }

/** Fields of a row that may change while it is on screen. */
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
}

export interface MatchDelta {
  row: RowChange
  board?: Board
  stats?: Stat[]
  /** New timeline items, oldest first. An item with a known `seq` replaces it. */
  timeline?: TimelineItem[]
  chart?: ChartPoint[]
  odds?: OddsLine
  /** Player tables changed: refetch the match call within so many milliseconds, at random. */
  refetchWithinMs?: number
}

export type BoardSnapshot = { rows: RowChange[] }
/** A match started, ended or moved: `refetchWithinMs` asks the list to be read again. */
export type BoardDelta = { rows: RowChange[]; refetchWithinMs?: number }
export type RoomSnapshot = { online: number }
export type RoomDelta = { online: number }

export type ServerFrame =
  | { topic: string; type: 'snapshot'; seq: number; at: string; data: MatchSnapshot | BoardSnapshot | RoomSnapshot }
  | { topic: string; type: 'delta'; seq: number; at: string; data: MatchDelta | BoardDelta | RoomDelta }
  | { topic?: string; type: 'error'; error: 'unknown_topic' | 'bad_frame' | 'too_many_topics' | 'too_large' }
