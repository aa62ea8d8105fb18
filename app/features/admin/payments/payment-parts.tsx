import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminPayment } from '#contract/admin-payments.ts'
import { Amount } from '../../coins/amount.tsx'
import { priceText } from '../../coins/price-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { UserLink } from '../user-link.tsx'
import { PAYMENT_STATE_LABELS, paymentColour } from './payment-labels.ts'

/** Link to an order's administration page; the whole row around it, which must be positioned, may be the target. */
export const PaymentLink = ({ id, isRow }: { id: number; isRow?: boolean }) => (
  <Link
    to="/admin/$list"
    params={{ list: 'payments' }}
    search={{ order: id }}
    className={`figures font-medium hover:text-brand-text hover:underline ${isRow ? 'after:absolute after:inset-0' : ''}`}
  >
    {id}
  </Link>
)

export const Bought = ({ payment: { gold, diamond } }: { payment: AdminPayment }) => (
  <Amount of={{ ...(gold > 0 ? { gold } : {}), ...(diamond > 0 ? { diamond } : {}) }} />
)

export function Charged({ payment: { amount, currency } }: { payment: AdminPayment }) {
  const { locale } = useShell()
  return (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {priceText(amount, currency, locale.tag)}
    </bdi>
  )
}

export const PaymentStateText = ({ state }: Pick<AdminPayment, 'state'>) => (
  <span className={`font-medium ${paymentColour(state)}`}>{PAYMENT_STATE_LABELS[state]()}</span>
)

export const Buyer = ({ payment: { uid, username } }: { payment: AdminPayment }) =>
  uid === undefined ? (
    <span className="text-text-muted">{m.admin_pay_deleted()}</span>
  ) : (
    <UserLink uid={uid} name={username ?? String(uid)} />
  )
