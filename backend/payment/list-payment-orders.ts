import { instant } from '#backend/core/instant.ts'
import type { ListOwnOrders } from '#backend/core/own-orders.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { ORDER_STATES } from './order-states.ts'
import { readOwnOrdersBefore } from './orders.store.ts'
import { statusOf } from './to-payment-order.ts'

const STATES: Readonly<Record<PaymentOrder['status'], OwnOrder['state']>> = {
  pending: 'pending',
  paid: 'processing',
  credited: 'done',
  failed: 'failed',
  expired: 'expired',
  in_review: 'in_review',
  refunding: 'refunding',
  refunded: 'refunded',
}

/** Own recharges in the list of all orders. */
export const listPaymentOrders: ListOwnOrders = async ({ accountDb, viewer }, { state, ...asked }) => {
  const states = state && ORDER_STATES.filter((each) => STATES[statusOf(each)] === state)
  const rows = await readOwnOrdersBefore(accountDb, viewer.uid, { ...asked, states })
  return rows.map(({ id, gold, diamond, amount, currency, state: own, createdAt }) => ({
    kind: 'recharge',
    id,
    title: gold > 0 ? { gold } : { diamond },
    amount,
    currency,
    state: STATES[statusOf(own)],
    createdAt: instant(createdAt),
    link: `/userInfo/recharge?order=${id}`,
  }))
}
