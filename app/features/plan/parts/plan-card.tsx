import { Link } from '@tanstack/react-router'
import { Lock, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import type { Plan, PlanSecret } from '#contract/plan.ts'
import { PLAN_COVER } from '#contract/plan-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { MatchLine } from '../match-line.tsx'
import { choiceText, oddsText, playText, resultColour, resultText } from '../plan-text.ts'
import { RecordLine } from './record-line.tsx'
import { SimulatedTag } from './simulated-tag.tsx'

export const TAG = 'inline-flex items-center gap-1 rounded-sm border border-line px-2 py-0.5 text-12'

interface PlanCardProps {
  plan: Plan
  note?: ReactNode
  /** What the viewer paid for. */
  bought?: PlanSecret | undefined
  /** The level of its heading. */
  as?: 'h2' | 'h3'
}

/** A plan in a list; the whole card leads to its page. */
export function PlanCard({ plan, note, bought, as: Heading = 'h2' }: PlanCardProps) {
  const { id, expert, match, title, cover, price, sales, result } = plan
  const secret = plan.secret ?? bought
  return (
    <li className="group relative flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4 hover:border-brand">
      <p className="flex items-center gap-2 text-13 text-text-muted">
        {expert.username !== '' && <Avatar name={expert.username} url={expert.avatar} size={24} />}
        <bdi className="min-w-0 truncate">{expert.username || m.plan_expert_gone()}</bdi>
        {expert.isSimulated && <SimulatedTag />}
        {result && (
          <span className={`ms-auto shrink-0 font-semibold ${resultColour(result)}`}>{resultText(result)}</span>
        )}
      </p>
      <div className="flex items-start justify-between gap-3">
        <Heading className="line-clamp-3 min-w-0 font-semibold text-16">
          <Link
            to="/expert/{-$id}"
            params={{ id: `p${id}` }}
            dir="auto"
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg group-hover:text-brand-text"
          >
            {title}
          </Link>
        </Heading>
        {cover && (
          <img
            src={cover}
            alt=""
            {...PLAN_COVER}
            loading="lazy"
            decoding="async"
            className="aspect-video h-auto w-24 shrink-0 rounded-md bg-surface-2 object-cover"
          />
        )}
      </div>
      <MatchLine match={match} />
      <PlanTags plan={plan} />
      {!secret && <RecordLine plan={plan} />}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t pt-3">
        {secret ? (
          <span className="min-w-0 font-medium">
            <bdi>{choiceText(secret, match)}</bdi>{' '}
            <span className="figures text-text-muted">{oddsText(secret.odds)}</span>
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 font-bold">
            <Lock size={14} aria-hidden className="text-text-muted" />
            <Amount of={{ gold: price }} />
          </span>
        )}
        <span className="text-12 text-text-muted">{note ?? m.plan_sales({ count: sales })}</span>
      </p>
    </li>
  )
}

/** What kind of prediction it is, and what happens when it misses. */
export const PlanTags = ({ plan: { play, label, hasRefund, hasOtherOutcome, isRemoved } }: { plan: Plan }) => (
  <ul className="flex flex-wrap gap-2">
    <li className={TAG}>{playText(play)}</li>
    {hasRefund && (
      <li className={`${TAG} text-win`}>
        <RotateCcw size={12} aria-hidden />
        {m.plan_refund_badge()}
      </li>
    )}
    {label && (
      <li className={TAG}>
        <bdi className="wrap-anywhere">{label}</bdi>
      </li>
    )}
    {hasOtherOutcome && <li className={TAG}>{m.plan_also()}</li>}
    {isRemoved && <li className={`${TAG} text-text-muted`}>{m.plan_removed()}</li>}
  </ul>
)
