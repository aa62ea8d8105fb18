import type { MatchDetail } from '#contract/match-detail.ts'
import type { Score } from '#contract/match-state.ts'
import { totalsOf } from './facts.ts'

/** From so many points, rounds or games on, two more are as little as one. */
const LONG = 12
const TOWERS_APART = 2
/** Of all that was counted, in hundredths; two are always near. */
const NEAR_PERCENT = 5
const NEAR_ALWAYS = 2

const gapOf = ({ home, away }: Score): number => Math.abs(home - away)
const sumOf = ({ home, away }: Score): number => home + away

/** Whether a series that took all its games was near: the last by the least there is, and all together nearly level. */
export function isNear({ match, live }: MatchDetail): boolean {
  const last = match.periods.at(-1)
  const total = totalsOf(match.periods).at(-1)
  // Without figures of its own a game is no nearer than another.
  if (!last || !total || !match.periods.some((period) => sumOf(period) > 1)) return false
  if (gapOf(last) > (sumOf(last) >= LONG ? 2 : 1)) return false
  const towers = live.board?.family === 'moba' ? live.board.maps.at(-1)?.towers : undefined
  if (towers && gapOf(towers) > TOWERS_APART) return false
  return gapOf(total) <= Math.max(NEAR_ALWAYS, (sumOf(total) * NEAR_PERCENT) / 100)
}
