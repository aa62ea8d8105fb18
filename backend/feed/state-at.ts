import type { MatchState } from '#contract/match-state.ts'
import { applyEvent, initialState } from './fold.ts'
import type { MatchLog } from './types.ts'

interface Folded {
  count: number
  state: MatchState
}

type Latest = WeakMap<MatchLog, Folded>

const latest: Latest = new WeakMap()
/** Of viewers who have rewound: apart, so that now is not folded anew for them. */
const latestPast: Latest = new WeakMap()

/** How many events have happened by `now`. Times in a log are all of one ISO form, so text order is time order. */
function countUntil(log: MatchLog, now: number): number {
  const at = new Date(now).toISOString()
  let low = 0
  let high = log.events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((log.events[middle]?.at ?? '') <= at) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The state of a match at `now` (milliseconds since the epoch): the fold of every event up to then.
 * Usually called with increasing times, so the last state of a log is cached and only new events are applied.
 */
export const stateAt = (log: MatchLog, now: number): MatchState => fold(log, now, latest)

/** The same for a time that is over. */
export const pastStateAt = (log: MatchLog, at: number): MatchState => fold(log, at, latestPast)

function fold(log: MatchLog, now: number, latest: Latest): MatchState {
  const count = countUntil(log, now)
  const known = latest.get(log)
  const isUsable = known !== undefined && known.count <= count
  let state = isUsable ? known.state : (log.base?.state ?? initialState(log.contest))
  for (const event of log.events.slice(isUsable ? known.count : 0, count)) state = applyEvent(state, event, log.contest)
  latest.set(log, { count, state })
  return state
}
