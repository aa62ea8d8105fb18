import { logError } from '#contract/log-error.ts'
import type { OrderCoins } from './ledger.ts'
import type { MallContext } from './mall-context.ts'
import { noticeOf } from './order-notices.ts'
import type { OrderEvent } from './order-states.ts'
import { findOrder, giveCards, isUnpaid, moveOrder, type OrderRow } from './orders.store.ts'

/** Logs something of an order that a person must look at, see docs/operations.md. */
export const logOrder = (event: 'mall_order_ownerless' | 'mall_cards_short', { id, goodsId, state }: OrderRow): void =>
  console.warn(JSON.stringify({ event, order: id, goods: goodsId, state }))

/** What the ledger is asked about an order of somebody. */
export const coinsFor = ({ now }: Pick<MallContext, 'now'>, order: OrderRow & { uid: number }): OrderCoins => ({
  orderId: order.id,
  uid: order.uid,
  gold: order.price * order.quantity,
  now,
})

const isOwned = (order: OrderRow): order is OrderRow & { uid: number } => order.uid !== null

/** Gives the coins back; there is nobody to give them to once the account is deleted. */
async function giveBack(context: MallContext, order: OrderRow): Promise<void> {
  if (isOwned(order)) await context.ledger.refund(context.env, coinsFor(context, order))
  else logOrder('mall_order_ownerless', order)
}

/** Takes what is on hold. What a deleted account had on hold went back, and to the house. */
async function take(context: MallContext, order: OrderRow): Promise<OrderEvent> {
  if (!isOwned(order)) return 'hold_lost'
  const taken = await context.ledger.take(context.env, coinsFor(context, order))
  return taken === 'taken' ? 'paid' : 'hold_lost'
}

/** After this time nobody waits on the page for cards any more: a notice says that they are there. */
const LATE_MS = 60_000
const isLate = ({ paidAt }: OrderRow, now: number): boolean => paidAt !== null && now - paidAt > LATE_MS

/**
 * The next step of an order that waits for nobody; the order after it, or null when nothing can be done now. Every step
 * may be made twice and by two at once: coins move under the order's intent, and the state is changed after it.
 */
async function step(context: MallContext, order: OrderRow): Promise<OrderRow | null> {
  const { accountDb, now } = context
  const after = async (event: OrderEvent) =>
    (await moveOrder(accountDb, order, event, now)) ?? findOrder(accountDb, order.id)
  switch (order.state) {
    case 'paying':
      return after(await take(context, order))
    case 'review': {
      if (order.kind !== 'virtual') return null
      const given = await giveCards(
        accountDb,
        order,
        now,
        isLate(order, now) ? await noticeOf(context, order, 'cards_given') : null,
      )
      if (given) return given
      const latest = await findOrder(accountDb, order.id)
      if (latest?.state === 'review') logOrder('mall_cards_short', order)
      return latest
    }
    case 'cancelling':
    case 'returning':
      await giveBack(context, order)
      return after('coins_back')
    default:
      return null
  }
}

/**
 * Ends an order that is not paid. What a payment that died had on hold is free at once; else it would be at the order's
 * end. Returns the order after it; null when it has moved on.
 */
export async function endUnpaid(
  context: MallContext,
  order: OrderRow,
  event: 'lapsed' | 'cancelled',
): Promise<OrderRow | null> {
  const { accountDb, env, now, ledger } = context
  const ended = await moveOrder(accountDb, order, event, now, { where: isUnpaid })
  if (ended && isOwned(order)) await ledger.release(env, coinsFor(context, order))
  return ended
}

/** More than any order needs. */
const STEPS_MAX = 4

/** Makes all steps that can be made now. What fails on the way is taken up by the sweep. Returns the order after them. */
export async function settleOrder(context: MallContext, order: OrderRow): Promise<OrderRow> {
  let latest = order
  for (let made = 0; made < STEPS_MAX; made++) {
    const next = await step(context, latest)
    if (!next || next.state === latest.state) return next ?? latest
    latest = next
  }
  return latest
}

/** As `settleOrder`; when a step fails, the order as far as it came: the move before it is made. */
export async function settleSafely(context: MallContext, order: OrderRow): Promise<OrderRow> {
  try {
    return await settleOrder(context, order)
  } catch (error) {
    logError({ event: 'mall_order_not_settled', order: order.id, state: order.state }, error)
    return order
  }
}
