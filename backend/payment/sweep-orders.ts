import { lookAtEach } from '#backend/core/look-at-each.ts'
import { logError } from '#contract/log-error.ts'
import { askAbout } from './ask-about.ts'
import { isForgotten } from './order-states.ts'
import { claimCheck, deleteForgotten, type OrderRow, readDueOrders } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { settleOrder } from './settle-order.ts'

/** Limits the queries of one run; the rest is looked at in the next. */
const PER_RUN_MAX = 60

async function lookAt(context: PaymentContext, order: OrderRow): Promise<boolean> {
  const { accountDb, now } = context
  if (isForgotten(order.state)) {
    await deleteForgotten(accountDb, order.id)
    return true
  }
  if (!(await claimCheck(accountDb, order, now))) return false
  const isUnpaid = order.state === 'created' || order.state === 'pending'
  await (isUnpaid ? askAbout(context, order) : settleOrder(context, order))
  return true
}

/**
 * Asks providers about orders that nobody heard of, ends those that nobody paid, and finishes what was begun: coins to
 * give, coins to take, money to return. Returns how many orders it looked at; one that fails is logged and tried again.
 */
export async function sweepOrders(context: PaymentContext): Promise<number> {
  const due = await readDueOrders(context.accountDb, context.now, PER_RUN_MAX)
  return lookAtEach(
    due,
    (order) => lookAt(context, order),
    (order, error) => logError({ event: 'payment_check_failed', order: order.id, provider: order.provider }, error),
  )
}
