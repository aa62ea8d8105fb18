import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { Feed, Log } from './feed.ts'
import { moveToCount, moveToTime, nextEventAt, startOf } from './log-cursor.ts'
import { matchDelta, matchSnapshot } from './match-delta.ts'

export interface MatchFeed extends Feed {
  /** Sets the current log: the same events and perhaps more. */
  replaceLog(log: Log): void
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
  let cursor = position === undefined ? moveToTime(startOf(log), now) : moveToCount(startOf(log), position)
  return {
    seq: () => cursor.count,
    advance(time) {
      const before = cursor
      cursor = moveToTime(before, time)
      if (cursor === before) return null
      return { after: before.count, data: matchDelta(before.state, cursor.state, matchId, refetchWithinMs()) }
    },
    catchUp(since) {
      if (since === cursor.count) return 'current'
      if (since > cursor.count) return null
      const then = moveToCount(startOf(cursor.log), since)
      const delta = matchDelta(then.state, cursor.state, matchId, refetchWithinMs())
      return { ...delta, row: rowChangeOf(cursor.state, matchId) }
    },
    snapshot: () => matchSnapshot(cursor.state, matchId),
    nextAt: () => nextEventAt(cursor),
    replaceLog(fresh) {
      if (fresh.events.length < cursor.count) cursor = startOf(fresh)
      else cursor = { ...cursor, log: fresh }
    },
  }
}
