import { lookAtEach } from '#backend/core/look-at-each.ts'
import { logError } from '#contract/log-error.ts'
import { claimCheck, deleteVoid, moveOrder, type OrderRow, type OwnedOrder, readDueOrders } from './orders.store.ts'
import { closeRefused, type SettleContext, settleOrder } from './settle-order.ts'

/** Limits the queries of one run; the rest is looked at in the next. */
const PER_RUN_MAX = 50

async function lookAt(context: SettleContext, order: OrderRow): Promise<boolean> {
  const { accountDb, now } = context
  if (order.state === 'void') await deleteVoid(accountDb, order.id)
  // The account was deleted meanwhile: what was set aside comes back to nobody.
  else if (order.uid === null) await moveOrder(accountDb, order.id, order.state, order.state, null)
  else if (await claimCheck(accountDb, order, now)) {
    const owned = order as OwnedOrder
    await (order.state === 'refused' ? closeRefused(context, owned) : settleOrder(context, owned))
  } else return false
  return true
}

/**
 * Finishes orders that a call left behind: decides them, pays or gives back. Returns how many it looked at; one that
 * fails is logged and tried again.
 */
export async function sweepMembershipOrders(context: SettleContext): Promise<number> {
  const due = await readDueOrders(context.accountDb, context.now, PER_RUN_MAX)
  return lookAtEach(
    due,
    (order) => lookAt(context, order),
    (order, error) => logError({ event: 'membership_check_failed', order: order.id }, error),
  )
}
