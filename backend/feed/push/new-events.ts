import type { MatchEvent } from '#contract/match-state.ts'

/** How far a provider's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000

/** The last event of a log: its `seq`, and its time in milliseconds since the epoch. */
export interface LogEnd {
  seq: number
  at: number
}

/**
 * The events after the log's end, or the fault of the request. Times do not run back, and an event that a fast clock
 * puts into the future happens now.
 */
export function newEvents(end: LogEnd, events: readonly MatchEvent[], now: number): MatchEvent[] | string {
  let { seq, at: latest } = end
  const added: MatchEvent[] = []
  for (const event of events) {
    if (event.seq <= seq) continue
    if (event.seq !== seq + 1) return `expected seq ${seq + 1}`
    const at = Date.parse(event.at)
    if (at > now + CLOCK_SKEW_MS) return `event ${event.seq} lies in the future`
    latest = Math.max(latest, Math.min(at, now))
    seq = event.seq
    added.push({ ...event, at: new Date(latest).toISOString() })
  }
  return added
}
