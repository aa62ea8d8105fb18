import { instant } from '#backend/core/instant.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import type { OrderState } from './order-states.ts'
import type { OrderRow } from './orders.store.ts'

/** What the buyer reads of a state. */
const STATUS: Readonly<Record<OrderState, PaymentOrder['status']>> = {
  created: 'pending',
  pending: 'pending',
  failed: 'failed',
  expired: 'expired',
  held: 'in_review',
  part_returned: 'in_review',
  paid: 'paid',
  crediting: 'paid',
  credited: 'credited',
  refunding: 'refunding',
  taken: 'refunding',
  returned: 'refunding',
  refunded: 'refunded',
}

export const statusOf = (state: OrderState): PaymentOrder['status'] => STATUS[state]

export function toPaymentOrder(row: OrderRow): PaymentOrder {
  const { id, method, gold, diamond, currency, amount, createdAt, paidAt, expiresAt, payUrl } = row
  const status = STATUS[row.state]
  return {
    id,
    status,
    method,
    gold,
    diamond,
    currency,
    amount,
    createdAt: instant(createdAt),
    ...(paidAt === null ? {} : { paidAt: instant(paidAt) }),
    ...(status === 'pending' ? { expiresAt: instant(expiresAt), ...(payUrl === null ? {} : { payUrl }) } : {}),
  }
}
