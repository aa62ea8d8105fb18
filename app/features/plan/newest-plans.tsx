import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { PlanCard } from './parts/plan-card.tsx'
import { plansQuery } from './plan.queries.ts'

const SHOWN_MAX = 6

/** The newest plans on sale, in a row that scrolls sideways; nothing while there are none. */
export function NewestPlans() {
  const { data } = useQuery(plansQuery())
  const plans = (data?.list ?? []).slice(0, SHOWN_MAX)
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans" className="pt-4">
      <h2 id="plans" className="font-semibold">
        <Link
          to="/expert/{-$id}"
          params={{ id: undefined }}
          className="inline-flex min-h-10 items-center gap-1 hover:text-brand-text"
        >
          {m.plan_title()}
          <SpriteIcon name="down" className="size-4 fill-none ltr:-rotate-90 rtl:rotate-90" />
        </Link>
      </h2>
      <ul className="scroll-quiet -mx-3 grid scroll-px-3 snap-x auto-cols-[min(82%,300px)] grid-flow-col gap-3 overflow-x-auto px-3 pb-1 *:snap-start md:mx-0 md:scroll-px-0 md:px-0">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} as="h3" />
        ))}
      </ul>
    </section>
  )
}
