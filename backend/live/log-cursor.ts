import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { applyEvent, initialState } from '../feed/fold.ts'
import type { Log } from './feed.ts'

/** A position in a log and the match's state there; `count` events of the match have been folded. */
export interface LogCursor {
  log: Log
  count: number
  state: MatchState
}

/** How many events of the match precede the log's `events`. */
export const baseCount = ({ base }: Log): number => base?.state.seq ?? 0

/** How many events of the match the log knows. */
export const endCount = (log: Log): number => baseCount(log) + log.events.length

const eventAt = ({ log }: LogCursor, count: number): MatchEvent | undefined => log.events[count - baseCount(log)]

function foldOn(cursor: LogCursor, until: (event: MatchEvent, count: number) => boolean): LogCursor {
  let { count, state } = cursor
  for (let event = eventAt(cursor, count); event && until(event, count); event = eventAt(cursor, count)) {
    state = applyEvent(state, event, cursor.log.contest)
    count += 1
  }
  return count === cursor.count ? cursor : { log: cursor.log, count, state }
}

export const startOf = (log: Log): LogCursor => ({
  log,
  count: baseCount(log),
  state: log.base?.state ?? initialState(log.contest),
})

/** Folds the events up to `now` (milliseconds); returns the same cursor when there is none. */
export const moveToTime = (cursor: LogCursor, now: number): LogCursor =>
  foldOn(cursor, (event) => Date.parse(event.at) <= now)

/** Folds up to `count` events of the match, whatever their time. */
export const moveToCount = (cursor: LogCursor, count: number): LogCursor => foldOn(cursor, (_, done) => done < count)

/** Time of the next event of the log; undefined at its end. */
export function nextEventAt(cursor: LogCursor): number | undefined {
  const next = eventAt(cursor, cursor.count)
  return next && Date.parse(next.at)
}

/** Time of the last folded event; 0 before the first. */
export function lastEventAt(cursor: LogCursor): number {
  const last = eventAt(cursor, cursor.count - 1)
  return last ? Date.parse(last.at) : (cursor.log.base?.at ?? 0)
}
