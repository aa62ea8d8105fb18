import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedPlan } from '#contract/admin-plans.ts'
import { PLAN_COVER } from '#contract/plan-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { MatchLine } from '../../plan/match-line.tsx'
import { choiceText, oddsText, playText, resultColour, resultText, stateText } from '../../plan/plan-text.ts'
import { documentOf } from '../../rich-text/document-text.ts'
import { DocumentView } from '../../rich-text/document-view.tsx'
import { type ActTexts, DecideActs } from '../decide-acts.tsx'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { decidePlan } from './plans.functions.ts'

const ACTS: ActTexts = {
  publish: { name: m.admin_plan_publish, text: m.admin_plan_publish_text },
  refuse: { name: m.admin_plan_refuse, text: m.admin_plan_refuse_text },
  take_off: { name: m.admin_plan_take_off, text: m.admin_plan_take_off_text },
}

/** A plan with all that was written, and the ways to decide. */
export function PlanItem({ plan, head }: { plan: ReviewedPlan; head: ReactNode }) {
  const { id, revision, uid, username, match, title, label, price, hasRefund, state, result, reason, ...written } = plan
  const { content, document, cover } = written
  const { act: send, isBusy } = useAdminAction(decidePlan)
  return (
    <ListCard
      head={head}
      line={
        <>
          <UserLink uid={uid} name={username} />
          <Timestamp at={plan.createdAt} />
          <span className="ms-auto font-medium">{stateText(state)}</span>
          {result && <span className={`font-semibold ${resultColour(result)}`}>{resultText(result)}</span>}
        </>
      }
    >
      <h2 dir="auto" className="wrap-anywhere font-semibold text-16">
        {title}
      </h2>
      <MatchLine match={match} isLink />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <span>
          <span className="text-text-muted">{playText(plan.play)}: </span>
          <bdi className="font-medium">{choiceText(plan, match)}</bdi>{' '}
          <span className="figures">{oddsText(plan.odds)}</span>
        </span>
        <Amount of={{ gold: price }} />
        {hasRefund && <span className="text-win">{m.plan_refund_badge()}</span>}
        {label && <bdi className="rounded-sm bg-surface-2 px-2 py-0.5">{label}</bdi>}
        <span className="text-text-muted">{m.plan_sales({ count: plan.sales })}</span>
      </p>
      {cover && (
        <img
          src={cover}
          alt={m.admin_plan_cover()}
          {...PLAN_COVER}
          loading="lazy"
          className="aspect-video h-auto w-60 rounded-md bg-surface-2 object-cover"
        />
      )}
      <div dir="auto" className="wrap-anywhere max-w-prose">
        <DocumentView document={document ?? documentOf(content)} />
      </div>
      {reason && <p className="wrap-anywhere text-13 text-text-muted">{m.plan_reason({ reason })}</p>}
      <DecideActs
        acts={plan.acts}
        texts={ACTS}
        draft={(act) => `plan-${act}-${id}`}
        isBusy={isBusy}
        onDecide={(act, text) => send({ id, revision, act, reason: text }, m.admin_plan_done())}
      />
    </ListCard>
  )
}
