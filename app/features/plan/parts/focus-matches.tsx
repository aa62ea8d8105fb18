import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import { MatchLine } from '../match-line.tsx'
import { focusQuery } from '../plan.queries.ts'

/** One plan is on the board anyway: several are a reason to look at the match. */
const PLANS_MIN = 2

/** Matches to come of which most plans are on sale; each leads to the match, which has them beside it. */
export function FocusMatches() {
  const { data = [] } = useQuery(focusQuery())
  const matches = data.filter(({ plans }) => plans >= PLANS_MIN)
  if (matches.length === 0) return null
  return (
    <div className="space-y-2">
      <h2 className="flex min-h-10 items-center font-semibold text-16">{m.plan_focus()}</h2>
      <Scroller label={m.plan_focus()}>
        <ul className="flex gap-3 pb-2">
          {matches.map(({ match, plans }) => (
            <li key={match.id} className="w-64 shrink-0 rounded-lg border border-line bg-surface-1 p-3">
              <MatchLine match={match} isLink />
              <p className="text-12 text-text-muted">{m.plan_focus_count({ count: plans })}</p>
            </li>
          ))}
        </ul>
      </Scroller>
    </div>
  )
}
