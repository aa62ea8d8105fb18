import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'

const load = () => import('./plans-card.tsx')

/** Experts' plans on a match to come. Last in its column, so that nothing moves when it appears. */
export function PlansSlot({ match }: { match: MatchRow }) {
  const { features } = useShell().brand
  const isToCome = match.status === 'scheduled' || match.status === 'previewed'
  const code = useIdleCode(load, features.experts && isToCome)
  return code && isToCome ? <code.PlansCard match={match} /> : null
}
