import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Plan } from '#contract/plan.ts'
import { Amount } from '../../../coins/amount.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { Card } from '../card.tsx'
import { matchPlansQuery } from '../match-plans.queries.ts'

const SHOWN_MAX = 5

/** What experts sell about a match; nothing while that is nothing. */
export function PlansCard({ match }: { match: MatchRow }) {
  const { brand } = useShell()
  const { data } = useQuery(matchPlansQuery(match.id, brand.isDemo ? brand.id : undefined))
  if (!data || data.list.length === 0) return null
  return (
    <Card title={m.match_plans_title()}>
      <ul className="divide-y divide-line">
        {data.list.slice(0, SHOWN_MAX).map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Card>
  )
}

const PlanRow = ({ plan: { id, title, expert, price } }: { plan: Plan }) => (
  <li>
    <Link
      to="/expert/{-$id}"
      params={{ id: `p${id}` }}
      preload={false}
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-13 hover:bg-surface-2"
    >
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2 font-medium">
          {title}
        </span>
        <span className="flex items-center gap-2 text-12 text-text-muted">
          <bdi className="truncate">{expert.username}</bdi>
          {expert.isSimulated && <span className="shrink-0">{m.match_plans_simulated()}</span>}
        </span>
      </span>
      <Amount of={{ gold: price }} className="font-semibold" />
    </Link>
  </li>
)
