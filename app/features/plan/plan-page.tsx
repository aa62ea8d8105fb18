import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { ChevronLeft, Lock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Plan, PlanSecret } from '#contract/plan.ts'
import { PLAN_COVER } from '#contract/plan-rules.ts'
import { Amount } from '../coins/amount.tsx'
import { openLogin } from '../login/login.store.ts'
import { documentOf } from '../rich-text/document-text.ts'
import { DocumentView } from '../rich-text/document-view.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { MatchLine } from './match-line.tsx'
import { FinalScore } from './parts/final-score.tsx'
import { PlanTags } from './parts/plan-card.tsx'
import { RecordLine } from './parts/record-line.tsx'
import { SealBox } from './parts/seal-box.tsx'
import { SimulatedTag } from './parts/simulated-tag.tsx'
import { viewPlan } from './plan.functions.ts'
import { openedPlanQuery, planQuery } from './plan.queries.ts'
import { choiceText, oddsText, resultColour, resultText } from './plan-text.ts'

const BuyDialog = lazyRouteComponent(() => import('./buy-dialog.tsx'), 'BuyDialog')

/** A plan: what everybody sees, what was paid for, and its seal. */
export function PlanPage({ id }: { id: number }) {
  const { locale, zone } = useShell()
  const { data: plan } = useSuspenseQuery(planQuery(id))
  const { expert, title, cover, publishedAt, result, sales } = plan
  return (
    <div className="mx-auto max-w-[760px] space-y-4 px-3 md:px-0">
      <Link
        to="/expert/{-$id}"
        params={{ id: undefined }}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {m.plan_title()}
      </Link>
      <article className="space-y-4 overflow-hidden rounded-lg border border-line bg-surface-1 p-4">
        {cover && (
          <img
            src={cover}
            alt=""
            {...PLAN_COVER}
            className="-mx-4 -mt-4 aspect-video h-auto w-[calc(100%+2rem)] max-w-none bg-surface-2 object-cover"
          />
        )}
        <h1 dir="auto" className="wrap-anywhere font-bold text-20 md:text-28">
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-text-muted">
          {expert.username === '' ? (
            <span className="inline-flex min-h-10 items-center">{m.plan_expert_gone()}</span>
          ) : (
            <Link
              to="/expert/{-$id}"
              params={{ id: String(expert.uid) }}
              className="inline-flex min-h-10 items-center gap-2 font-medium text-text hover:text-brand-text hover:underline"
            >
              <Avatar name={expert.username} url={expert.avatar} size={32} />
              <bdi className="wrap-anywhere">{expert.username}</bdi>
            </Link>
          )}
          {expert.isSimulated && <SimulatedTag />}
          <time dateTime={publishedAt} suppressHydrationWarning>
            {m.plan_published({ at: dateAndTime(publishedAt, locale.tag, zone) })}
          </time>
          <span>{m.plan_sales({ count: sales })}</span>
          {result && <span className={`ms-auto font-bold text-16 ${resultColour(result)}`}>{resultText(result)}</span>}
        </div>
        <PlanTags plan={plan} />
        <div className="rounded-md bg-surface-2 p-3">
          <MatchLine match={plan.match} isLink />
          {result && <FinalScore match={plan.match} />}
        </div>
        <Inside plan={plan} />
        {expert.isSimulated && <p className="max-w-prose text-12 text-text-muted">{m.plan_simulated_text()}</p>}
      </article>
      <SealBox plan={plan} />
    </div>
  )
}

/** How long a page is open until it counts as looked at. */
const LOOKED_MS = 2000

/** Says once that the plan was looked at; nothing depends on the answer. */
function useCountedView(id: number, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return
    const timer = setTimeout(() => void viewPlan({ data: { planId: id } }).catch(() => undefined), LOOKED_MS)
    return () => clearTimeout(timer)
  }, [id, isCounted])
}

/** What is locked: open to everybody once it is settled, before that to who bought or wrote it. */
function Inside({ plan }: { plan: Plan }) {
  const isUser = useViewer() !== null
  const { data: opened } = useQuery({ ...openedPlanQuery(plan.id), enabled: isUser })
  // Who wrote it is no reader.
  useCountedView(plan.id, isUser ? opened?.isOwn === false : true)
  const secret = plan.secret ?? (isUser ? opened?.secret : undefined)
  const note = opened?.isRefunded ? m.plan_refunded() : opened?.isOwn ? m.plan_own() : opened?.secret && m.plan_bought()
  return (
    <>
      {isUser && note && <p className="font-medium text-13 text-text-muted">{note}</p>}
      {secret ? <Opened secret={secret} plan={plan} /> : <Locked plan={plan} />}
    </>
  )
}

function Opened({ secret, plan: { match } }: { secret: PlanSecret; plan: Plan }) {
  const { brand, locale, zone } = useShell()
  // What a plan is counted at stays where a brand shows no odds of matches, by a name of its own.
  const hasOdds = brand.features.odds
  const at = dateAndTime(secret.pricedAt, locale.tag, zone)
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 rounded-md border border-brand p-3">
        <dt className="text-13 text-text-muted">{m.plan_prediction()}</dt>
        <dt className="text-end text-13 text-text-muted">{hasOdds ? m.plan_odds() : m.plan_factor()}</dt>
        <dd className="wrap-anywhere font-bold text-20">
          <bdi>{choiceText(secret, match)}</bdi>
        </dd>
        <dd className="figures text-end font-bold text-20">{oddsText(secret.odds)}</dd>
      </dl>
      <p className="text-12 text-text-muted" suppressHydrationWarning>
        {hasOdds ? m.plan_odds_read({ at }) : m.plan_factor_read({ at })}
      </p>
      <div dir="auto" className="wrap-anywhere max-w-prose">
        <DocumentView document={secret.document ?? documentOf(secret.content ?? '')} />
      </div>
    </>
  )
}

/** What it costs and what one gets for it, or that it is too late. */
function Locked({ plan }: { plan: Plan }) {
  const { match, price, hasRefund, hasOtherOutcome, isRemoved, result, closesAt = match.startsAt } = plan
  const isGuest = useViewer() === null
  const [isOpen, setIsOpen] = useState(false)
  const endsAt = Math.min(Date.parse(match.startsAt), Date.parse(closesAt))
  const hasBegun = useNow((now) => now >= endsAt, Date.parse(match.readAt))
  const isClosed =
    isRemoved || result !== undefined || hasBegun || (match.status !== 'scheduled' && match.status !== 'previewed')
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-line border-dashed bg-surface-2 p-6 text-center">
      <Lock size={28} aria-hidden className="text-text-muted" />
      <p className="font-semibold text-16">{m.plan_locked()}</p>
      {isClosed ? (
        <p className="max-w-prose text-text-muted">{m.plan_closed()}</p>
      ) : (
        <>
          <Amount of={{ gold: price }} className="font-bold text-20" />
          <p className="max-w-prose text-13 text-text-muted">
            {hasRefund ? m.plan_locked_refund() : m.plan_locked_paid()}
          </p>
          <RecordLine plan={plan} />
          {hasOtherOutcome && <p className="max-w-prose text-13">{m.plan_also_text()}</p>}
          <Button className="min-h-11 min-w-44" onClick={() => (isGuest ? openLogin() : setIsOpen(true))}>
            {m.plan_buy()}
          </Button>
        </>
      )}
      {isOpen && !isGuest && (
        <Suspense>
          <BuyDialog plan={plan} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
