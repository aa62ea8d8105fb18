import type { MatchDetail } from '#contract/match-detail.ts'
import type { Stat } from '#contract/match-state.ts'

/** Figures of what is being played: a partnership is over with the match. */
const LIVE_ONLY = new Set(['partnership'])
/** Only one side has it, the board says it, and a bar beside it compares it with nothing. */
const OF_ONE_SIDE = new Set(['required_run_rate'])

/** The statistics of a match that mean something now. */
export const statsOf = ({ match, live }: Pick<MatchDetail, 'match' | 'live'>): Stat[] =>
  live.stats.filter(({ key }) => !OF_ONE_SIDE.has(key) && (match.status === 'live' || !LIVE_ONLY.has(key)))
