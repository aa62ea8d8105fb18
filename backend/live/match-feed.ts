import type { LogChange } from '#backend/core/objects.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { Feed, Log } from './feed.ts'
import { baseCount, endCount, type LogCursor, moveToCount, moveToTime, nextEventAt, startOf } from './log-cursor.ts'
import { matchDelta, matchSnapshot } from './match-delta.ts'

export interface MatchFeed extends Feed {
  /**
   * Sets the current log. In the same revision only later events are new: the database may be behind `addEvents`. It
   * must not begin after `seq`.
   */
  replaceLog(log: Log): void
  /** Adds events; false when some before them are missing, or the log has another revision. */
  addEvents(change: LogChange): boolean
}

/**
 * `match:<id>`: `seq` is the number of the match's last event, so any gap can be filled from the log and no history is
 * stored. Starts at `position` (the last one sent before an eviction), or at `now`.
 */
export function createMatchFeed(
  log: Log,
  position: number | undefined,
  now: number,
  refetchWithinMs: () => number,
): MatchFeed {
  const { matchId } = log.contest
  let cursor: LogCursor = position === undefined ? moveToTime(startOf(log), now) : moveToCount(startOf(log), position)
  /** Where the last step of a replaced log ended; the next step is the change from there. */
  let replaced: LogCursor | undefined
  /** Positions from before a replacement mean other events. */
  let wasReplaced = false
  return {
    seq: () => cursor.count,
    advance(time) {
      const before = replaced ?? cursor
      const next = moveToTime(cursor, time)
      if (next === before) return null
      cursor = next
      replaced = undefined
      return {
        after: before.count,
        data: matchDelta({ before: before.state, after: cursor.state }, matchId, refetchWithinMs()),
      }
    },
    catchUp(since) {
      if (wasReplaced) return null
      if (since === cursor.count) return 'current'
      if (since > cursor.count || since < baseCount(cursor.log)) return null
      const then = moveToCount(startOf(cursor.log), since)
      const delta = matchDelta({ before: then.state, after: cursor.state }, matchId, refetchWithinMs())
      return { ...delta, row: rowChangeOf(cursor.state, matchId) }
    },
    snapshot: () => matchSnapshot(cursor.state, matchId),
    nextAt: () => nextEventAt(cursor),
    replaceLog(fresh) {
      if (fresh.revision !== cursor.log.revision) {
        replaced ??= cursor
        wasReplaced = true
        cursor = startOf(fresh)
      } else if (endCount(fresh) > endCount(cursor.log)) cursor = { ...cursor, log: fresh }
    },
    addEvents({ revision, events }) {
      const { log: known } = cursor
      const end = endCount(known)
      const added = events.filter((event) => event.seq > end)
      if (revision !== known.revision || (added[0] && added[0].seq !== end + 1)) return false
      if (added.length > 0) cursor = { ...cursor, log: { ...known, events: [...known.events, ...added] } }
      return true
    },
  }
}
