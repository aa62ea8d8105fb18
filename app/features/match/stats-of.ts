import type { MatchDetail } from '#contract/match.ts'
import type { Stat } from '#contract/match-state.ts'

/** Figures of what is being played: a partnership is over with the match. */
const LIVE_ONLY = new Set(['partnership', 'required_run_rate'])

/** The statistics of a match that mean something now. */
export const statsOf = ({ match, live }: Pick<MatchDetail, 'match' | 'live'>): Stat[] =>
  match.status === 'live' ? live.stats : live.stats.filter(({ key }) => !LIVE_ONLY.has(key))
