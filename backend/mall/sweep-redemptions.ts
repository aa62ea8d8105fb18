import { lookAtEach } from '#backend/core/look-at-each.ts'
import { logError } from '#contract/log-error.ts'
import type { MallContext } from './mall-context.ts'
import { isForgotten } from './order-states.ts'
import { claimCheck, deleteForgotten, type OrderRow, readDueOrders } from './orders.store.ts'
import { endUnpaid, settleOrder } from './settle-order.ts'

/** Limits the queries of one run; the rest is looked at in the next. */
const PER_RUN_MAX = 60

async function lookAt(context: MallContext, order: OrderRow): Promise<boolean> {
  if (isForgotten(order)) {
    await deleteForgotten(context.accountDb, order.id)
    return true
  }
  if (!(await claimCheck(context.accountDb, order, context.now))) return false
  if (order.state === 'unpaid') await endUnpaid(context, order, 'lapsed')
  else await settleOrder(context, order)
  return true
}

/**
 * Ends orders that nobody paid in time, with their pieces free again, and finishes what was begun: coins to take or to
 * give back, cards to give. Orders that nobody paid are deleted after a time. Returns how many orders it looked at; one
 * that fails is logged and tried again.
 */
export async function sweepRedemptions(context: MallContext): Promise<number> {
  const due = await readDueOrders(context.accountDb, context.now, PER_RUN_MAX)
  return lookAtEach(
    due,
    (order) => lookAt(context, order),
    (order, error) => logError({ event: 'mall_order_not_settled', order: order.id, state: order.state }, error),
  )
}
