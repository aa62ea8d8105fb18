import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { BoardDelta, RowChange } from '#contract/socket.ts'
import type { Feed, Log } from './feed.ts'
import { type LogCursor, lastEventAt, moveToTime, nextEventAt, startOf } from './log-cursor.ts'
import { rowDiff } from './row-diff.ts'

export interface BoardFeed extends Feed {
  /** The board's matches as they now are: some have joined, some left, pushed ones may have new events. */
  replaceLogs(logs: readonly Log[]): void
}

/** A match leaves the board half an hour after its end; whoever was away for longer may hold it as live. */
const MEMORY_MS = 25 * 60_000

interface Entry {
  cursor: LogCursor
  /** As last sent; absent: nothing of it was sent yet. */
  row?: RowChange
  changedAt: number
}

const matchIdOf = (entry: Entry): number => entry.cursor.log.contest.matchId
const rowOf = (entry: Entry): RowChange => rowChangeOf(entry.cursor.state, matchIdOf(entry))
const isStatusChange = (row: RowChange): boolean => row.status !== undefined

/**
 * `board:<gameId>`: `seq` is the time of the newest event sent, so that a board is at any `seq` what its logs say it
 * was at that moment, and the position outlives evictions without a stored history. Starts as it was at `position`,
 * or at `now`. A pushed event may be older than `position`; after an eviction pushed rows are therefore sent again.
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

  /** Moves one match on; its change, the whole row when nothing of it was sent before. */
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
        return change ? [{ entry, change, isNews: wasKnown && isStatusChange(change) }] : []
      })
      if (moved.length === 0) return null
      const after = seq
      seq = Math.max(seq + 1, ...moved.map(({ entry }) => lastEventAt(entry.cursor)))
      for (const { entry } of moved) entry.changedAt = seq
      const data: BoardDelta = { rows: moved.map(({ change }) => change) }
      if (moved.some(({ isNews }) => isNews)) data.refetchWithinMs = refetchWithinMs()
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
