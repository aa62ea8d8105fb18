import { m } from '#app/paraglide/messages.js'
import type { Plan } from '#contract/plan.ts'
import { EXPERT_RECORD_MIN } from '#contract/plan-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { profitText, rateText } from '../figures.ts'

/** How the last plans of the expert went whose plan one may buy: never a percentage without of how many. */
export function RecordLine({ plan: { expert, record } }: { plan: Plan }) {
  const { locale } = useShell()
  if (expert.username === '') return null
  const rate = record && rateText(record, locale.tag)
  return (
    <p className="flex flex-wrap gap-x-3 text-12 text-text-muted">
      {record && rate ? (
        <>
          <span>{m.plan_record_line({ rate, hits: record.hits, total: record.settled })}</span>
          <span>{m.plan_record_return({ profit: profitText(record.profit, locale.tag) })}</span>
        </>
      ) : (
        m.plan_no_record({ count: EXPERT_RECORD_MIN })
      )}
    </p>
  )
}
