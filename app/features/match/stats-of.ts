import type { MatchDetail } from '#contract/match-detail.ts'
import type { Stat } from '#contract/match-state.ts'

/** Figures of what is being played: a partnership is over with the match. */
const LIVE_ONLY = new Set(['partnership'])
/** Only one side has it, the board says it, and a bar beside it compares it with nothing. */
const OF_ONE_SIDE = new Set(['required_run_rate'])

/** What the score says already: alone it is no statistic. */
const IS_SCORE = new Set(['games_won', 'maps_won'])

/** The statistics of a match that mean something now. */
export function statsOf({ match, live }: Pick<MatchDetail, 'match' | 'live'>): Stat[] {
  const stats = live.stats.filter(
    ({ key }) => !OF_ONE_SIDE.has(key) && (match.status === 'live' || !LIVE_ONLY.has(key)),
  )
  return stats.every(({ key }) => IS_SCORE.has(key)) ? [] : stats
}
