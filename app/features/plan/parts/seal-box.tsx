import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, ShieldX } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { Plan } from '#contract/plan.ts'
import { contentHashOf, type SealedPlan, sealOf, sealText } from '#contract/plan-rules.ts'

type Secret = NonNullable<Plan['secret']>

/** What was sealed of a plan that is settled, and its seal as this browser makes it. */
async function checkedOf({ id, expert, match, publishedAt }: Plan, secret: Secret) {
  const { play, choice, line, odds, pricedAt, nonce, document } = secret
  const option = { play, choice, ...(line === undefined ? {} : { line }), odds }
  const sealed: SealedPlan = {
    ...{ planId: id, expertId: expert.uid, matchId: match.id, ...option, pricedAt, publishedAt, nonce },
    ...(document ? { contentHash: await contentHashOf(document) } : {}),
  }
  return { text: sealText(sealed), seal: await sealOf(sealed) }
}

/** Of a plan of before documents the seal says nothing about the content. */
const rightText = ({ sealVersion }: Plan): string =>
  sealVersion === 1 ? m.plan_seal_right_first() : m.plan_seal_right()

/** The seal of a plan; of a settled one this browser checks it. */
export function SealBox({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="seal" className="space-y-2 rounded-lg border border-line bg-surface-1 p-4">
      <h2 id="seal" className="font-semibold text-16">
        {m.plan_seal()}
      </h2>
      <p className="text-13 text-text-muted">
        {plan.sealVersion === 1 ? m.plan_seal_text_first() : m.plan_seal_text()}
      </p>
      <p dir="ltr" className="break-all rounded-md bg-surface-2 p-2 text-start font-mono text-12">
        {plan.seal}
      </p>
      {plan.secret && <Checked plan={plan} secret={plan.secret} />}
    </section>
  )
}

function Checked({ plan, secret }: { plan: Plan; secret: Secret }) {
  const { data } = useQuery({
    queryKey: ['plan', 'seal', plan.id],
    queryFn: () => checkedOf(plan, secret),
    staleTime: Number.POSITIVE_INFINITY,
    // Where the page is not on https there is no digest.
    enabled: typeof window !== 'undefined' && window.isSecureContext,
  })
  const isRight = data?.seal === plan.seal
  const Icon = isRight ? ShieldCheck : ShieldX
  return (
    <>
      {data === undefined ? (
        <p className="min-h-6 text-13 text-text-muted">{m.plan_seal_checking()}</p>
      ) : (
        <p
          role="status"
          className={`flex min-h-6 items-center gap-2 font-medium ${isRight ? 'text-win' : 'text-lose'}`}
        >
          <Icon size={18} aria-hidden className="shrink-0" />
          {isRight ? rightText(plan) : m.plan_seal_wrong()}
        </p>
      )}
      {data && (
        <details>
          <summary className="flex min-h-10 cursor-pointer items-center font-medium text-13">
            {m.plan_seal_data()}
          </summary>
          <pre dir="ltr" className="overflow-x-auto rounded-md bg-surface-2 p-2 text-start text-12">
            {data.text}
          </pre>
        </details>
      )}
    </>
  )
}
