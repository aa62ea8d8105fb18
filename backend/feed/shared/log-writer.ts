import type { MatchEvent } from '#contract/match-state.ts'

export type EventFields = Partial<Omit<MatchEvent, 'seq' | 'at' | 'type'>>

/** Appends to a log: `seq` is gapless from 1 and `at` never decreases, whatever the caller asks for. */
export interface LogWriter {
  readonly log: MatchEvent[]
  /**
   * `atMs`: milliseconds since the epoch; earlier than the last event's counts as the last event's.
   * Fields that are undefined are left out.
   */
  write(atMs: number, type: string, fields?: EventFields): MatchEvent
  /** Milliseconds since the epoch of the last event; -Infinity in an empty log. */
  lastAt(): number
}

export function createLogWriter(): LogWriter {
  const log: MatchEvent[] = []
  let last = Number.NEGATIVE_INFINITY
  return {
    log,
    lastAt: () => last,
    write(atMs, type, { clock, side, player, other, data } = {}) {
      last = Math.max(last, Math.round(atMs))
      const event: MatchEvent = { seq: log.length + 1, at: new Date(last).toISOString(), type }
      if (clock !== undefined) event.clock = clock
      if (side) event.side = side
      if (player !== undefined) event.player = player
      if (other !== undefined) event.other = other
      if (data) event.data = data
      log.push(event)
      return event
    },
  }
}
