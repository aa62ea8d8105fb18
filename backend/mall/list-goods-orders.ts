import { instant } from '#backend/core/instant.ts'
import type { ListOwnOrders } from '#backend/core/own-orders.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { ORDER_STATES, type OrderState } from './order-states.ts'
import { readOwnOrdersBefore } from './orders.store.ts'
import { textIn } from './to-redemption.ts'

const STATES: Readonly<Record<OrderState, OwnOrder['state']>> = {
  unpaid: 'pending',
  paying: 'processing',
  lapsed: 'expired',
  review: 'in_review',
  in_progress: 'processing',
  redeemed: 'done',
  cancelling: 'refunding',
  cancelled: 'cancelled',
  returning: 'refunding',
  returned: 'refunded',
}

/** Own redemptions in the list of all orders. */
export const listGoodsOrders: ListOwnOrders = async ({ accountDb, viewer, lan, now }, { state, ...asked }) => {
  const states = state && ORDER_STATES.filter((each) => STATES[each] === state)
  const rows = await readOwnOrdersBefore(accountDb, viewer.uid, { ...asked, states, now })
  return rows.map(({ id, names, quantity, price, state: own, createdAt }) => ({
    kind: 'goods',
    id,
    title: { name: textIn(lan, names), count: quantity },
    amount: price * quantity,
    currency: 'gold',
    state: STATES[own],
    createdAt: instant(createdAt),
    link: `/mall/orders/${id}`,
  }))
}
