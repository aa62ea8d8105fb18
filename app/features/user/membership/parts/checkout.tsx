import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MembershipQuote } from '#contract/membership.ts'
import type { MembershipCurrency } from '#contract/membership-rules.ts'
import { Amount } from '../../../coins/amount.tsx'
import { useOwnBalance } from '../../../coins/balance.queries.ts'
import { useDate } from './use-date.ts'

interface CheckoutProps {
  quote: MembershipQuote
  currency: MembershipCurrency
}

/** The sums of a purchase: the price, what of it is paid for already, what is left, and the balance. */
export function Checkout({ quote: { price, credit, amount, from, until }, currency }: CheckoutProps) {
  const date = useDate()
  const balance = useOwnBalance()
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <Line name={m.user_vip_valid()}>
        <span suppressHydrationWarning>{m.user_vip_range({ from: date(from), until: date(until) })}</span>
      </Line>
      {credit > 0 && (
        <>
          <Line name={m.coins_price()}>
            <Amount of={{ [currency]: price }} />
          </Line>
          <Line name={m.user_vip_credit()}>
            <span dir="ltr" className="inline-flex items-center gap-1">
              <span aria-hidden>−</span>
              <Amount of={{ [currency]: credit }} />
            </span>
          </Line>
        </>
      )}
      <dt className="font-semibold">{m.user_vip_total()}</dt>
      <dd className="text-end font-bold text-20">
        <Amount of={{ [currency]: amount }} />
      </dd>
      {balance && (
        <Line name={m.coins_balance()}>
          <Amount of={{ [currency]: balance[currency] }} />
        </Line>
      )}
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-text-muted">{name}</dt>
    <dd className="text-end">{children}</dd>
  </>
)
