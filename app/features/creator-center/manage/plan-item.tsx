import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import type { PlanReturns } from '#contract/creator.ts'
import { Amount } from '../../coins/amount.tsx'
import { MatchLine } from '../../plan/match-line.tsx'
import { deletePlan, takeOffPlan } from '../../plan/plan.functions.ts'
import { planErrorText } from '../../plan/plan-error-text.ts'
import { choiceText, oddsText, playText, resultColour, resultText, stateText } from '../../plan/plan-text.ts'
import { Reason } from '../../plan/reason.tsx'
import { useShell } from '../../shell/shell.queries.ts'

/** A plan with what came of it. */
export function PlanItem({ plan }: { plan: PlanReturns }) {
  const { id, match, title, state, result, price, reason, publishedAt } = plan
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4">
      <p className="flex items-baseline justify-between gap-3 text-13">
        <span className={state === 'failed' ? 'font-medium text-lose' : 'text-text-muted'}>{stateText(state)}</span>
        {result && <span className={`font-semibold ${resultColour(result)}`}>{resultText(result)}</span>}
      </p>
      <h2 dir="auto" className="wrap-anywhere font-semibold text-16">
        {publishedAt ? (
          <Link to="/expert/{-$id}" params={{ id: `p${id}` }} className="hover:text-brand-text hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <MatchLine match={match} />
      <p className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-13">
        <span>
          <span className="text-text-muted">{playText(plan.play)}: </span>
          <bdi className="font-medium">{choiceText(plan, match)}</bdi>{' '}
          <span className="figures text-text-muted">{oddsText(plan.odds)}</span>
        </span>
        <Amount of={{ gold: price }} className="font-bold text-14" />
      </p>
      <Reason text={reason} />
      {publishedAt && <Returns returns={plan.returns} />}
      <Acts plan={plan} />
    </li>
  )
}

function Returns({ returns }: { returns: PlanReturns['returns'] }) {
  const { locale } = useShell()
  const { views, held, paid, refunded, heldGold, paidGold, refundedGold } = returns
  const text = (value: number) => fullNumber(value, locale.tag)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-line border-t pt-3 sm:grid-cols-5">
      <Return name={m.creator_views()}>{text(views)}</Return>
      <Return name={m.creator_sales()}>{text(held + paid + refunded)}</Return>
      <Return name={m.creator_held()}>
        <Amount of={{ gold: heldGold }} />
      </Return>
      <Return name={m.creator_gold()}>
        <Amount of={{ gold: paidGold }} />
      </Return>
      <Return name={m.creator_refunded()}>
        <Amount of={{ gold: refundedGold }} />
      </Return>
    </dl>
  )
}

const Return = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-muted">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
)

function Acts({ plan: { id, match, state, publishedAt } }: { plan: PlanReturns }) {
  const client = useQueryClient()
  const removing = useSubmit(deletePlan)
  const taking = useSubmit(takeOffPlan)
  const isToCome = match.status === 'scheduled' || match.status === 'previewed'
  const refresh = () => client.invalidateQueries({ queryKey: ['user', 'ownPlans'] })
  const remove = async () => {
    const isSure = await confirm({
      title: m.plan_act_delete(),
      text: m.plan_act_delete_text(),
      confirmLabel: m.plan_act_delete(),
      cancelLabel: m.plan_buy_cancel(),
      isDangerous: true,
    })
    const answer = isSure ? await removing.submit({ id }) : undefined
    if (!answer) return
    if (answer.ok) toast(m.plan_act_deleted(), 'success')
    else toast(planErrorText(answer.error), 'error')
    await refresh()
  }
  const takeOff = async () => {
    const isSure = await confirm({
      title: m.plan_act_take_off(),
      text: m.plan_act_take_off_text(),
      confirmLabel: m.plan_act_take_off(),
      cancelLabel: m.plan_buy_cancel(),
    })
    const answer = isSure ? await taking.submit({ id }) : undefined
    if (!answer) return
    if (answer.ok) toast(m.plan_removed(), 'success')
    else toast(planErrorText(answer.error), 'error')
    await refresh()
  }
  const isDraft = publishedAt === undefined
  if (!isDraft && !(state === 'published' && isToCome)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isDraft && isToCome && (
        <Link
          to="/creatorCenter/{-$place}"
          params={{ place: 'progComponent' }}
          search={{ order: id }}
          className="inline-flex min-h-10 items-center rounded-md border border-line px-4 font-medium hover:bg-surface-2"
        >
          {m.plan_act_edit()}
        </Link>
      )}
      {isDraft && (
        <Button variant="quiet" className="text-lose!" disabled={removing.isBusy} onClick={() => void remove()}>
          {m.plan_act_delete()}
        </Button>
      )}
      {!isDraft && (
        <Button variant="quiet" disabled={taking.isBusy} onClick={() => void takeOff()}>
          {m.plan_act_take_off()}
        </Button>
      )}
    </div>
  )
}
