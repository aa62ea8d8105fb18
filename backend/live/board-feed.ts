import type { LogChange } from '#backend/core/objects.ts'
import type { BoardMatches, StoredRow } from '#backend/feed/match-log.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { BoardDelta, RowChange } from '#contract/socket.ts'
import type { Feed, Log } from './feed.ts'
import { type LogCursor, lastEventAt, moveToTime, nextEventAt, startOf } from './log-cursor.ts'
import { rowDiff } from './row-diff.ts'

export interface BoardFeed extends Feed {
  /** Sets the board's current matches; those that have left are not sent again. */
  replaceMatches(matches: BoardMatches): void
  /** Sets the row of a stored match, which may be new to the board. */
  setRow(change: Pick<LogChange, 'row' | 'revision' | 'events'>): void
}

/** A match leaves the board half an hour after its end: a client that was away for longer may still show it as live. */
const MEMORY_MS = 25 * 60_000

/** A simulated match moves by its log, a stored one by the rows that are set. */
type Source = { cursor: LogCursor } | (StoredRow & { lastEventAt: number })

interface Entry {
  source: Source
  /** The row as last sent; absent when it was never sent. */
  row?: RowChange
  changedAt: number
}

const idOf = ({ source }: Entry): number => ('cursor' in source ? source.cursor.log.contest.matchId : source.row.id)
const rowOf = ({ source }: Entry): RowChange =>
  'cursor' in source ? rowChangeOf(source.cursor.state, source.cursor.log.contest.matchId) : source.row
const timeOf = ({ source }: Entry): number => ('cursor' in source ? lastEventAt(source.cursor) : source.lastEventAt)
const isStatusChange = (row: RowChange): boolean => row.status !== undefined

/** Whether a row is from a later event, or from a log that replaced the other's. */
const isNewer = (a: StoredRow, b: StoredRow): boolean =>
  a.revision > b.revision || (a.revision === b.revision && a.row.seq > b.row.seq)

/** Moves a match to `time`; false when nothing has happened since. */
function move(entry: Entry, time: number): boolean {
  const { source } = entry
  if (!('cursor' in source)) return source.row !== entry.row
  const cursor = moveToTime(source.cursor, time)
  if (cursor === source.cursor) return entry.row === undefined
  entry.source = { cursor }
  return true
}

/**
 * `board:<gameId>`: `seq` is the time of the newest event sent. The state at any `seq` follows from the logs alone, so
 * no history needs to be stored. Starts at `position` (the last one sent before an eviction), or at `now`. A pushed
 * event may be older than `position`, so after an eviction rows of stored matches are sent again.
 */
export function createBoardFeed(
  matches: BoardMatches,
  position: number | undefined,
  now: number,
  refetchWithinMs: () => number,
): BoardFeed {
  const asOf = position ?? now
  let seq = asOf
  const openLog = (log: Log): Entry => {
    const entry: Entry = { source: { cursor: moveToTime(startOf(log), asOf) }, changedAt: asOf }
    return { ...entry, row: rowOf(entry), changedAt: timeOf(entry) }
  }
  const openRow = (stored: StoredRow): Entry => ({
    source: { ...stored, lastEventAt: 0 },
    changedAt: asOf,
    ...(position === undefined ? { row: stored.row } : {}),
  })
  let entries = new Map(
    [...matches.logs.map(openLog), ...matches.rows.map(openRow)].map((entry) => [idOf(entry), entry]),
  )

  /** Moves a match to `time`. Returns what changed: all of the row when it was never sent before, null for nothing. */
  const moveOn = (entry: Entry, time: number): RowChange | null => {
    if (!move(entry, time)) return null
    const row = rowOf(entry)
    const change = entry.row ? rowDiff(entry.row, row) : row
    entry.row = row
    return change
  }

  const withLog = (known: Entry | undefined, log: Log): Entry => {
    if (!known || !('cursor' in known.source)) return { source: { cursor: startOf(log) }, changedAt: seq }
    return { ...known, source: { cursor: { ...known.source.cursor, log } } }
  }
  const withRow = (known: Entry | undefined, stored: StoredRow, lastEventAt: number): Entry => {
    if (!known || 'cursor' in known.source) return { source: { ...stored, lastEventAt }, changedAt: seq }
    return isNewer(stored, known.source) ? { ...known, source: { ...stored, lastEventAt } } : known
  }

  return {
    seq: () => seq,
    advance(time) {
      const moved = [...entries.values()].flatMap((entry) => {
        const wasKnown = entry.row !== undefined
        const change = moveOn(entry, time)
        return change ? [{ entry, change, needsRefetch: wasKnown && isStatusChange(change) }] : []
      })
      if (moved.length === 0) return null
      const after = seq
      seq = Math.max(seq + 1, ...moved.map(({ entry }) => timeOf(entry)))
      for (const { entry } of moved) entry.changedAt = seq
      const data: BoardDelta = { rows: moved.map(({ change }) => change) }
      if (moved.some(({ needsRefetch }) => needsRefetch)) data.refetchWithinMs = refetchWithinMs()
      return { after, data }
    },
    catchUp(since) {
      if (since === seq) return 'current'
      if (since > seq) return null
      const data: BoardDelta = { rows: [...entries.values()].filter((entry) => entry.changedAt > since).map(rowOf) }
      if (since < seq - MEMORY_MS) data.refetchWithinMs = refetchWithinMs()
      return data
    },
    snapshot: () => ({ rows: [...entries.values()].map(rowOf) }),
    nextAt() {
      const times = [...entries.values()].flatMap(({ source, row }) => {
        if ('cursor' in source) return nextEventAt(source.cursor) ?? []
        return source.row === row ? [] : source.lastEventAt
      })
      return times.length > 0 ? Math.min(...times) : undefined
    },
    replaceMatches({ logs, rows }) {
      const fresh = [
        ...logs.map((log) => withLog(entries.get(log.contest.matchId), log)),
        ...rows.map((stored) => withRow(entries.get(stored.row.id), stored, 0)),
      ]
      entries = new Map(fresh.map((entry) => [idOf(entry), entry]))
    },
    setRow({ row, revision, events }) {
      const last = events.at(-1)
      entries.set(row.id, withRow(entries.get(row.id), { row, revision }, last ? Date.parse(last.at) : 0))
    },
  }
}
