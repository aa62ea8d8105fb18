import { moveOrder } from './move-order.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Returns the money of an order: of one whose coins were given once these are back, of a held one at once. While the user
 * has spent them the order is `refunding`, and the sweep tries again. Null when there is no such order, or nothing to
 * return. `decide`: makes the move, with whatever is to be written together with it.
 */
export async function refundOrder(
  context: PaymentContext,
  id: number,
  decide = () => moveOrder(context, id, 'refund_decided'),
): Promise<OrderRow | null> {
  const moved = await decide()
  if (moved) return settleOrder(context, moved)
  const order = await findOrder(context.accountDb, id)
  return order && ['refunding', 'taken', 'refunded'].includes(order.state) ? order : null
}
