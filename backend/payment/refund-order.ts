import { moveOrder } from './move-order.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Returns the money of an order whose coins were given, once these are back. While the user has spent them the order is
 * `refunding`, and the sweep tries again. Null when there is no such order, or nothing to return.
 */
export async function refundOrder(context: PaymentContext, id: number): Promise<OrderRow | null> {
  const moved = await moveOrder(context, id, 'refund_decided')
  if (moved) return settleOrder(context, moved)
  const order = await findOrder(context.accountDb, id)
  return order && ['refunding', 'taken', 'refunded'].includes(order.state) ? order : null
}
