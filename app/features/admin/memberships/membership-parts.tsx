import { lazy, Suspense, useState } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { MemberBadge } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminMembership } from '#contract/admin-memberships.ts'
import { PERIOD_DAYS } from '#contract/membership-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { UserLink } from '../user-link.tsx'

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })))

interface PartProps {
  membership: AdminMembership
}

export const What = ({ membership: { tier, period } }: PartProps) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <MemberBadge tier={tier} /> {m.admin_member_days({ days: PERIOD_DAYS[period] })}
  </span>
)

export const Buyer = ({ membership: { uid, username } }: PartProps) =>
  uid === undefined ? (
    <span className="text-text-muted">{m.admin_pay_deleted()}</span>
  ) : (
    <UserLink uid={uid} name={username ?? String(uid)} />
  )

/** When it was bought for; days that went back are struck out with the others. */
export function Valid({ membership: { from, until, refund } }: PartProps) {
  const { locale, zone } = useShell()
  const date = (at: string) => dayWithYear(dayOf(at, zone), locale.tag)
  return (
    <span className={refund && 'line-through'} suppressHydrationWarning>
      {m.admin_member_range({ from: date(from), until: date(until) })}
    </span>
  )
}

export const Paid = ({ membership: { amount, currency } }: PartProps) => <Amount of={{ [currency]: amount }} />

/** What went back, or the way to give it back; nothing where the time is over. */
export function Refund({ membership }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { tier, period, currency, state, refund, refundable, isBlocked } = membership
  if (refund)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={state === 'refunding' ? 'font-medium text-warn' : 'text-text-muted'}>
          {state === 'refunding' ? m.admin_member_state_refunding() : m.admin_member_state_refunded()}
        </span>
        <Amount of={{ [currency]: refund.amount }} />
      </span>
    )
  if (isBlocked) return <span className="text-text-muted">{m.admin_member_blocked()}</span>
  if (refundable === undefined) return null
  return (
    <>
      <Button
        variant="quiet"
        className="text-lose!"
        aria-label={m.admin_member_refund_of({ tier: tier.toUpperCase(), days: PERIOD_DAYS[period] })}
        onClick={() => setIsOpen(true)}
      >
        {m.admin_member_refund()}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog membership={membership} amount={refundable} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
