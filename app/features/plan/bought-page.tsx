import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Answer } from '#contract/call.ts'
import type { planCalls } from '#contract/plan.ts'
import { MorePlans } from './more-plans.tsx'
import { PlanCard } from './parts/plan-card.tsx'
import { CARD_GRID, PlanPageFrame } from './parts/plan-page-frame.tsx'
import { boughtPlansQuery } from './plan.queries.ts'

type Bought = Answer<typeof planCalls.listBoughtPlans>['list'][number]

/** Plans that the viewer bought. */
export function BoughtPage() {
  const { data } = useSuspenseQuery(boughtPlansQuery())
  return (
    <PlanPageFrame title={m.plan_title()}>
      {data.list.length === 0 && <EmptyState picture="records" title={m.plan_bought_none()} />}
      <Cards list={data.list} />
      <MorePlans next={data.next} queryOf={boughtPlansQuery} rows={(list) => <Cards list={list} />} />
    </PlanPageFrame>
  )
}

/** What became of the coins. */
function coinsText({ state, plan: { hasRefund } }: Bought): string {
  if (state === 'refunded') return m.plan_refunded()
  return state === 'open' && hasRefund ? m.plan_bought_held() : m.plan_bought()
}

const Cards = ({ list }: { list: readonly Bought[] }) =>
  list.length > 0 && (
    <ul className={CARD_GRID}>
      {list.map((bought) => (
        <PlanCard key={bought.id} plan={bought.plan} bought={bought.secret} note={coinsText(bought)} />
      ))}
    </ul>
  )
