import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { applyEvent, initialState } from '../feed/fold.ts'
import type { Log } from './feed.ts'

/** A position in a log and the match's state there; `count` events have been folded. */
export interface LogCursor {
  log: Log
  count: number
  state: MatchState
}

function foldOn(cursor: LogCursor, until: (event: MatchEvent, count: number) => boolean): LogCursor {
  let { count, state } = cursor
  for (let event = cursor.log.events[count]; event && until(event, count); event = cursor.log.events[count]) {
    state = applyEvent(state, event, cursor.log.contest)
    count += 1
  }
  return count === cursor.count ? cursor : { log: cursor.log, count, state }
}

export const startOf = (log: Log): LogCursor => ({ log, count: 0, state: initialState(log.contest) })

/** Folds the events up to `now` (milliseconds); returns the same cursor when there is none. */
export const moveToTime = (cursor: LogCursor, now: number): LogCursor =>
  foldOn(cursor, (event) => Date.parse(event.at) <= now)

/** Folds the first `count` events, whatever their time. */
export const moveToCount = (cursor: LogCursor, count: number): LogCursor => foldOn(cursor, (_, done) => done < count)

/** Time of the next event of the log; undefined at its end. */
export function nextEventAt(cursor: LogCursor): number | undefined {
  const next = cursor.log.events[cursor.count]
  return next && Date.parse(next.at)
}

/** Time of the last folded event; 0 before the first. */
export function lastEventAt(cursor: LogCursor): number {
  const last = cursor.log.events[cursor.count - 1]
  return last ? Date.parse(last.at) : 0
}
