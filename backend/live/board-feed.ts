import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { BoardDelta, RowChange } from '#contract/socket.ts'
import type { Feed, Log } from './feed.ts'
import { type LogCursor, lastEventAt, moveToTime, nextEventAt, startOf } from './log-cursor.ts'
import { rowDiff } from './row-diff.ts'

export interface BoardFeed extends Feed {
  /** Sets the board's current matches: some may have joined or left, pushed ones may have new events. */
  replaceLogs(logs: readonly Log[]): void
}

/** A match leaves the board half an hour after its end: a client that was away for longer may still show it as live. */
const MEMORY_MS = 25 * 60_000

interface Entry {
  cursor: LogCursor
  /** The row as last sent; absent when it was never sent. */
  row?: RowChange
  changedAt: number
}

const matchIdOf = (entry: Entry): number => entry.cursor.log.contest.matchId
const rowOf = (entry: Entry): RowChange => rowChangeOf(entry.cursor.state, matchIdOf(entry))
const isStatusChange = (row: RowChange): boolean => row.status !== undefined

/**
 * `board:<gameId>`: `seq` is the time of the newest event sent. The state at any `seq` follows from the logs alone, so
 * no history needs to be stored. Starts at `position` (the last one sent before an eviction), or at `now`. A pushed
 * event may be older than `position`, so after an eviction rows of pushed matches are sent again.
 */
export function createBoardFeed(
  logs: readonly Log[],
  position: number | undefined,
  now: number,
  refetchWithinMs: () => number,
): BoardFeed {
  const asOf = position ?? now
  let seq = asOf
  const open = (log: Log): Entry => {
    const entry: Entry = { cursor: moveToTime(startOf(log), asOf), changedAt: asOf }
    if (log.isSimulated) entry.changedAt = lastEventAt(entry.cursor)
    if (log.isSimulated || position === undefined) entry.row = rowOf(entry)
    return entry
  }
  let entries = logs.map(open)

  /** Moves a match to `time`. Returns what changed: all of the row when it was never sent before, null for nothing. */
  const moveOn = (entry: Entry, time: number): RowChange | null => {
    const cursor = moveToTime(entry.cursor, time)
    if (cursor === entry.cursor && entry.row) return null
    entry.cursor = cursor
    const row = rowOf(entry)
    const change = entry.row ? rowDiff(entry.row, row) : row
    entry.row = row
    return change
  }

  return {
    seq: () => seq,
    advance(time) {
      const moved = entries.flatMap((entry) => {
        const wasKnown = entry.row !== undefined
        const change = moveOn(entry, time)
        return change ? [{ entry, change, needsRefetch: wasKnown && isStatusChange(change) }] : []
      })
      if (moved.length === 0) return null
      const after = seq
      seq = Math.max(seq + 1, ...moved.map(({ entry }) => lastEventAt(entry.cursor)))
      for (const { entry } of moved) entry.changedAt = seq
      const data: BoardDelta = { rows: moved.map(({ change }) => change) }
      if (moved.some(({ needsRefetch }) => needsRefetch)) data.refetchWithinMs = refetchWithinMs()
      return { after, data }
    },
    catchUp(since) {
      if (since === seq) return 'current'
      if (since > seq) return null
      const data: BoardDelta = { rows: entries.filter((entry) => entry.changedAt > since).map(rowOf) }
      if (since < seq - MEMORY_MS) data.refetchWithinMs = refetchWithinMs()
      return data
    },
    snapshot: () => ({ rows: entries.map(rowOf) }),
    nextAt() {
      const times = entries.flatMap(({ cursor }) => nextEventAt(cursor) ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
    replaceLogs(fresh) {
      const known = new Map(entries.map((entry) => [matchIdOf(entry), entry]))
      entries = fresh.map((log) => {
        const entry = known.get(log.contest.matchId)
        if (!entry || log.events.length < entry.cursor.count) return { cursor: startOf(log), changedAt: seq }
        return { ...entry, cursor: { ...entry.cursor, log } }
      })
    },
  }
}
