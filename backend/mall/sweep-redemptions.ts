import { logError } from '#contract/log-error.ts'
import type { MallContext } from './mall-context.ts'
import { isForgotten } from './order-states.ts'
import { claimCheck, deleteForgotten, type OrderRow, readDueOrders } from './orders.store.ts'
import { endUnpaid, settleOrder } from './settle-order.ts'

/** Limits the queries of one run; the rest is looked at in the next. */
const PER_RUN_MAX = 60
/** A Worker has six connections at once. */
const AT_ONCE = 5

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
  let looked = 0
  const due = await readDueOrders(context.accountDb, context.now, PER_RUN_MAX)
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const outcomes = await Promise.all(
      due.slice(at, at + AT_ONCE).map(async (order) => {
        try {
          return await lookAt(context, order)
        } catch (error) {
          logError({ event: 'mall_order_not_settled', order: order.id, state: order.state }, error)
          return false
        }
      }),
    )
    looked += outcomes.filter(Boolean).length
  }
  return looked
}
