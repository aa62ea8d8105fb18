import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Plan } from '#contract/plan.ts'
import { MorePlans } from './more-plans.tsx'
import { FocusMatches } from './parts/focus-matches.tsx'
import { PlanCard } from './parts/plan-card.tsx'
import { CARD_GRID, PlanPageFrame } from './parts/plan-page-frame.tsx'
import { RankRows } from './parts/rank-rows.tsx'
import { plansQuery, recommendedQuery } from './plan.queries.ts'

/** Plans that are on sale, newest first. */
export function BoardPage() {
  const { data } = useSuspenseQuery(plansQuery())
  return (
    <PlanPageFrame title={m.plan_title()} intro={m.plan_intro()}>
      <Best />
      <FocusMatches />
      {data.list.length === 0 && <EmptyState picture="odds" title={m.plan_none()} text={m.plan_none_text()} />}
      <PlanCards list={data.list} />
      <MorePlans next={data.next} queryOf={plansQuery} rows={(list) => <PlanCards list={list} />} />
    </PlanPageFrame>
  )
}

const BEST_MAX = 3

/** The first of the ranking; nothing while nobody is ranked. */
function Best() {
  const { data: experts } = useSuspenseQuery(recommendedQuery())
  if (experts.length === 0) return null
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-semibold text-16">{m.plan_rank_best()}</h2>
        <Link
          to="/expert/{-$id}"
          params={{ id: 'allExperts' }}
          className="inline-flex min-h-10 items-center text-13 underline hover:text-brand-text"
        >
          {m.plan_rank_see_all()}
        </Link>
      </div>
      <RankRows label={m.plan_rank_best()} list={experts.slice(0, BEST_MAX)} />
    </div>
  )
}

export const PlanCards = ({ list }: { list: readonly Plan[] }) =>
  list.length > 0 && (
    <ul className={CARD_GRID}>
      {list.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  )
