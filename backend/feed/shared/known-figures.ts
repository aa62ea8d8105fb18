import type { MatchState, Stat } from '#contract/match-state.ts'

const isCounted = ({ home, away }: Stat): boolean => home !== 0 || away !== 0

/**
 * Applies an event where not all figures are known: a figure that the feed does not send is unknown, not 0. The first
 * event that changes one shows that the feed sends it. `all`: every figure of the sport at 0.
 */
export function withKnownFigures(
  state: MatchState,
  all: readonly Stat[],
  apply: (state: MatchState) => MatchState,
): MatchState {
  const known = new Set(state.stats.map(({ key }) => key))
  const unknown = all.filter(({ key }) => !known.has(key))
  if (unknown.length === 0) return apply(state)
  // At the end, where a page that receives only changes also adds them.
  const next = apply({ ...state, stats: [...state.stats, ...unknown] })
  return { ...next, stats: next.stats.filter((stat) => known.has(stat.key) || isCounted(stat)) }
}
