import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { Redemption } from '#contract/mall.ts'
import { Amount } from '../../coins/amount.tsx'
import { ownBalanceQuery, useOwnBalance } from '../../coins/balance.queries.ts'
import { isNothing, missingOf } from '../../coins/need.ts'
import { NotEnough } from '../../coins/not-enough.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { GoodsPicture } from '../goods-picture.tsx'
import { cancelRedemption, confirmRedemption, payRedemption } from '../mall.functions.ts'
import { redemptionQuery } from '../mall.queries.ts'
import { mallLink } from '../mall-link.ts'
import { AddressText } from '../parts/address-choice.tsx'
import { Quantity } from '../quantity.tsx'
import { MallOwnPage } from './mall-own-page.tsx'
import { CardNumbers } from './parts/card-numbers.tsx'
import { Timeline } from './parts/timeline.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One of the viewer's redemptions; on the tab `new` it has just been paid. */
export const OrderPage = ({ id, tab }: { id: number; tab?: string | undefined }) => (
  <MallOwnPage title={m.mall_orders_title()} back={{ to: 'orders', label: m.mall_orders_title() }}>
    <Order id={id} isNew={tab === 'new'} />
  </MallOwnPage>
)

function Order({ id, isNew }: { id: number; isNew: boolean }) {
  const { data: order } = useSuspenseQuery(redemptionQuery(id))
  const [hasActed, setHasActed] = useState(false)
  return (
    <>
      {isNew && order.paidAt !== undefined && <Success order={order} />}
      <OwnCard>
        <Summary order={order} hasActed={hasActed} />
        <Acts order={order} onAct={() => setHasActed(true)} />
      </OwnCard>
      {order.hasCards && <CardNumbers id={order.id} />}
      <OwnCard title={m.mall_order_progress()}>
        <Timeline order={order} />
      </OwnCard>
      {order.recipient !== undefined && (
        <OwnCard title={m.mall_order_delivery()}>
          <AddressText recipient={order.recipient} address={order.address ?? ''} contact={order.contact ?? ''} />
        </OwnCard>
      )}
    </>
  )
}

const Success = ({ order }: { order: Redemption }) => (
  <section role="status" className="flex items-start gap-3 rounded-lg border border-line bg-surface-1 p-4">
    <CircleCheck size={24} aria-hidden className="shrink-0 text-win" />
    <div>
      <p className="font-semibold text-16">{m.mall_success_title()}</p>
      <p className="mt-1 text-text-muted">{successText(order)}</p>
    </div>
  </section>
)

function successText({ kind, hasCards }: Redemption): string {
  if (kind === 'physical') return m.mall_success_physical()
  return hasCards ? m.mall_success_virtual() : m.mall_success_waiting()
}

/** `hasActed`: the button of the act is gone, and the focus with it. */
function Summary({ order, hasActed }: { order: Redemption; hasActed: boolean }) {
  const { id, goodsId, name, picture, quantity, amount, status, refund, tracking, remarks, reason } = order
  const facts = [
    { name: m.mall_order_number(), value: <bdi className="figures">{id}</bdi> },
    tracking && { name: m.mall_order_tracking(), value: <bdi className="font-medium">{tracking}</bdi> },
    remarks && { name: m.mall_remarks(), value: <bdi>{remarks}</bdi> },
    reason && { name: m.mall_order_reason(), value: <bdi>{reason}</bdi> },
  ].filter((fact) => fact !== undefined && fact !== '')
  return (
    <>
      <div className="flex items-start gap-4">
        <GoodsPicture name={picture} className="size-20 shrink-0" />
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="break-words font-semibold text-16">
            <Link {...mallLink('details', goodsId)} className="hover:text-brand-text">
              {name}
            </Link>
            <Quantity of={quantity} />
          </h2>
          <Amount of={{ gold: amount }} className="font-bold text-16" />
          <p
            key={status}
            ref={hasActed ? takeFocus : undefined}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none"
          >
            <StatusBadge status={status} />
            {refund && (
              <span className="text-13 text-text-muted">
                {refund === 'done' ? m.mall_refund_done() : m.mall_refund_under_way()}
              </span>
            )}
          </p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-13">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-text-muted">{fact.name}</dt>
            <dd className="min-w-0 break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What the owner may do next: as the backend says. */
function Acts({ order: { id, acts, amount, expiresAt }, onAct }: { order: Redemption; onAct: () => void }) {
  const { locale, zone } = useShell()
  const client = useQueryClient()
  const paying = useSubmit(payRedemption)
  const cancelling = useSubmit(cancelRedemption)
  const confirming = useSubmit(confirmRedemption)
  const balance = useOwnBalance()
  // Then the way to more coins stands in place of the button.
  const isShort = balance !== null && !isNothing(missingOf({ gold: amount }, balance))
  const isBusy = paying.isBusy || cancelling.isBusy || confirming.isBusy
  const run = async (act: typeof paying | typeof cancelling | typeof confirming, done: string) => {
    onAct()
    const answer = await act.submit({ id })
    if (answer?.ok) client.setQueryData(redemptionQuery(id).queryKey, answer.data)
    else await client.invalidateQueries({ queryKey: redemptionQuery(id).queryKey })
    toastResult(answer, done)
    void client.fetchQuery(ownBalanceQuery()).catch(() => undefined)
    void client.invalidateQueries({ queryKey: ['user', 'redemptions'] })
    void client.invalidateQueries({ queryKey: ['mall'] })
  }
  const cancel = async () => {
    const isSure = await confirm({
      title: m.mall_cancel_title(),
      text: m.mall_cancel_text(),
      confirmLabel: m.mall_act_cancel(),
      cancelLabel: m.mall_cancel_keep(),
      isDangerous: true,
    })
    if (isSure) await run(cancelling, m.mall_cancelled())
  }
  if (acts.length === 0) return null
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      {acts.includes('pay') && (
        <>
          {expiresAt !== undefined && (
            <p className="text-13 text-text-muted" suppressHydrationWarning>
              {m.mall_order_until({ time: dateAndTime(expiresAt, locale.tag, zone) })}
            </p>
          )}
          {isShort && <NotEnough price={{ gold: amount }} back={`/mall/orders/${id}`} />}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {acts.includes('pay') && !isShort && (
          <Button disabled={isBusy} onClick={() => void run(paying, m.mall_success_title())}>
            {m.mall_act_pay()}
          </Button>
        )}
        {acts.includes('confirm') && (
          <Button disabled={isBusy} onClick={() => void run(confirming, m.mall_confirmed())}>
            {m.mall_act_confirm()}
          </Button>
        )}
        {acts.includes('cancel') && (
          <Button variant="quiet" disabled={isBusy} onClick={() => void cancel()}>
            {m.mall_act_cancel()}
          </Button>
        )}
      </div>
    </div>
  )
}
