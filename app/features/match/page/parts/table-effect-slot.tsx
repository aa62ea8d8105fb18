import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { isTour } from '#contract/tours.ts'

const load = () => import('./table-effect.tsx')

/** Space for what a running match does to its league's table, whose code is loaded when the browser is idle. */
export function TableEffectSlot({ match }: { match: MatchRow }) {
  const hasTable = match.status === 'live' && !match.cupRound && !isTour(match.gameId)
  const code = useIdleCode(load, hasTable)
  return hasTable ? <div className="min-h-12">{code && <code.TableEffect match={match} />}</div> : null
}
