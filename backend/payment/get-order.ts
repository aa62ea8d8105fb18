import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { logError } from '#contract/log-error.ts'
import type { paymentCalls } from '#contract/payment.ts'
import { askAbout } from './ask-about.ts'
import type { CoinLedger } from './ledger.ts'
import { findOwnOrder, type OrderRow, readOwnOrders } from './orders.store.ts'
import { settleOrder } from './settle-order.ts'
import { toPaymentOrder } from './to-payment-order.ts'

type Calls = typeof paymentCalls

const ASK_EVERY_MS = 10_000

/** An order as it stands now: the buyer who looks at it waits for what the sweep would find out later. */
async function brought(context: UserContext, ledger: CoinLedger, order: OrderRow): Promise<OrderRow> {
  const isOpen = order.state === 'pending'
  if (!isOpen && order.state !== 'paid' && order.state !== 'crediting') return order
  if (!(await isWithinLimit(context, `payment:${order.id}`, 1, ASK_EVERY_MS))) return order
  try {
    return await (isOpen ? askAbout : settleOrder)({ ...context, ledger }, order)
  } catch (error) {
    logError({ event: 'payment_check_failed', order: order.id, provider: order.provider }, error)
    return order
  }
}

export const getOrder =
  (ledger: CoinLedger): Verb<Calls['getOrder']> =>
  async (context, { id }) => {
    const order = await findOwnOrder(context.accountDb, context.viewer.uid, id)
    return order ? toPaymentOrder(await brought(context, ledger, order)) : fail('not_found')
  }

export const listOrders: Verb<Calls['listOrders']> = async ({ accountDb, viewer }, { page }) => {
  const { rows, total } = await readOwnOrders(accountDb, viewer.uid, offsetOf(page))
  return { list: rows.map(toPaymentOrder), total }
}
