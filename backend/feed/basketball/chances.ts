import type { Score } from '#contract/match-state.ts'
import { normalCdf, type Outlook } from '../shared/odds.ts'
import type { Contest } from '../types.ts'
import type { GameFormat } from './game-format.ts'

/** Possessions of each side in 48 minutes, and what one is worth. */
export const PACE = 99
export const POINTS_PER_POSSESSION = 1.12
const HOME_EDGE = 2.4
const SIGMA = 12.5

/** Points by which home is expected to win; `lean` > 0 favours home. */
export const marginOf = (contest: Contest, lean: number): number =>
  Math.max(-15, Math.min(15, (contest.home.strength - contest.away.strength) * 0.25 + HOME_EDGE + lean * 40))

/** The end as seen from `score` with `seconds` left. `margin` is that of 48 minutes. */
export function outlookOf(
  score: Score,
  margin: number,
  seconds: number,
  { possessions, quarterSeconds }: GameFormat,
): Outlook {
  const game = 4 * quarterSeconds
  // A slower game is shorter in possessions than in minutes.
  const left = ((Math.max(seconds, 5) / game) * possessions) / PACE
  const mean = score.home - score.away + margin * left
  const sigma = SIGMA * Math.sqrt(left)
  const home = normalCdf(mean / sigma)
  const total = score.home + score.away + 2 * PACE * POINTS_PER_POSSESSION * left
  return {
    home,
    away: 1 - home,
    margin: { mean, sigma },
    total: { mean: total, sigma: 17 * Math.sqrt(left) },
  }
}
