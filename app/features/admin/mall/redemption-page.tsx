import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { AdminRedemption } from '#contract/admin-mall.ts'
import { TRACKING_CHARS_MAX } from '#contract/mall-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { GoodsPicture } from '../../mall/goods-picture.tsx'
import { StatusBadge } from '../../mall/own/status-badge.tsx'
import { Quantity } from '../../mall/quantity.tsx'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { finishRedemption, returnRedemption, shipRedemption } from './mall.functions.ts'
import { anyRedemptionQuery } from './mall.queries.ts'
import type { AdminMallProps } from './mall-places.ts'
import { MallTabs } from './mall-tabs.tsx'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

/** One redemption: what it is, where it goes, and what may be done with it. */
export function RedemptionPage({ id }: AdminMallProps) {
  const query = useQuery(anyRedemptionQuery(id))
  return (
    <>
      <MallTabs current={undefined} />
      <h1 className="font-bold text-20">{m.admin_mall_order({ id })}</h1>
      <ListState query={query}>
        {(order) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Facts order={order} />
            <Acts key={order.status} order={order} />
          </div>
        )}
      </ListState>
    </>
  )
}

function Facts({ order }: { order: AdminRedemption }) {
  const { name, picture, quantity, amount, status, uid, username, recipient, address, contact } = order
  const facts: [string, ReactNode][] = [
    [m.admin_mall_when(), <Timestamp key="when" at={order.createdAt} />],
    [
      m.admin_mall_who(),
      uid === undefined ? (
        m.admin_mall_deleted_account()
      ) : (
        <UserLink key="who" uid={uid} name={username ?? String(uid)} />
      ),
    ],
    [m.admin_mall_tracking(), order.tracking],
    [m.admin_mall_remarks(), order.remarks],
    [m.admin_mall_reason(), order.reason],
    [m.admin_mall_delivery(), recipient && [recipient, address, contact].filter(Boolean).join('\n')],
  ]
  return (
    <Panel title={m.admin_mall_what()} action={<StatusBadge status={status} />}>
      <div className="flex items-center gap-3">
        <GoodsPicture name={picture} className="size-14 shrink-0" />
        <p className="min-w-0 flex-1 break-words font-medium">
          <bdi>{name}</bdi>
          <Quantity of={quantity} />
        </p>
        <Amount of={{ gold: amount }} className="font-bold" />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-13">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 whitespace-pre-line break-words">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Panel>
  )
}

/** The acts that the backend says are legal now. */
function Acts({ order }: { order: AdminRedemption }) {
  const { acts, id } = order
  const finishing = useAdminAction(finishRedemption)
  const finish = acts.includes('give_cards') ? m.admin_mall_give_cards() : m.admin_mall_finish()
  return (
    <Panel title={m.admin_mall_next()}>
      <div className="grid gap-4">
        {acts.length === 0 && <p className="text-text-muted">{m.admin_mall_nothing()}</p>}
        {(acts.includes('ship') || acts.includes('track')) && <ShipForm order={order} />}
        {(acts.includes('redeem') || acts.includes('give_cards')) && (
          <div>
            <Button
              variant="quiet"
              disabled={finishing.isBusy}
              onClick={() => void finishing.act({ id }, m.admin_mall_done())}
            >
              {finish}
            </Button>
          </div>
        )}
        {(acts.includes('refund') || acts.includes('return')) && <Return order={order} />}
      </div>
    </Panel>
  )
}

function ShipForm({ order: { id, acts, tracking = '' } }: { order: AdminRedemption }) {
  // What is typed before hydration would be lost.
  const isReady = useHydrated()
  const [number, setNumber] = useState(tracking)
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAdminAction(shipRedemption)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return setError(m.admin_mall_tracking_required())
    void act({ id, tracking: number.trim() }, m.admin_mall_done())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={m.admin_mall_tracking()} error={error} isRequired>
        <Input
          dir="auto"
          disabled={!isReady}
          maxLength={TRACKING_CHARS_MAX}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {acts.includes('ship') ? m.admin_mall_ship() : m.admin_mall_track()}
        </Button>
      </div>
    </form>
  )
}

/** Gives the coins back, for a reason that the owner reads. */
function Return({ order: { id, acts, kind, status } }: { order: AdminRedemption }) {
  const [isOpen, setIsOpen] = useState(false)
  const [restocks, setRestocks] = useState(true)
  const { act, isBusy } = useAdminAction(returnRedemption)
  const isGiven = kind === 'virtual' && status === 'redeemed'
  const label = acts.includes('refund') ? m.admin_mall_refund() : m.admin_mall_return()
  return (
    <div className="border-line border-t pt-4">
      <Button variant="quiet" className="text-lose!" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ReasonDialog
            draft={`return-${id}`}
            title={m.admin_mall_return_title()}
            text={m.admin_mall_return_text()}
            label={m.admin_mall_reason()}
            submitLabel={label}
            isBusy={isBusy}
            onSubmit={(reason) =>
              act({ id, reason, restocks: restocks && !isGiven }, ({ needsSecond }) =>
                needsSecond ? m.admin_refund_asked() : m.admin_mall_refunded(),
              )
            }
            onClose={() => setIsOpen(false)}
          >
            {!isGiven && (
              <Checkbox
                label={m.admin_mall_restock()}
                checked={restocks}
                onChange={({ target }) => setRestocks(target.checked)}
              />
            )}
          </ReasonDialog>
        </Suspense>
      )}
    </div>
  )
}
