import { type NoticeBeside, noticeBeside } from '#backend/notice/notice-beside.ts'
import { ofBrand } from '#backend/notice/of-brand.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { movesOf, type OrderEvent } from './order-states.ts'
import { findOrder, type Learned, type OrderRow, storeMove } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { toPaymentOrder } from './to-payment-order.ts'

type MoveContext = Omit<PaymentContext, 'ledger'>

/** How long a move waits until the buyer's pages know of it. */
const TELL_MS_MAX = 1000
/** These change nothing that the buyer sees. */
const UNSEEN: ReadonlySet<OrderEvent> = new Set(['opened', 'credit_begun'])

/** Tells the buyer's open pages how an order stands; one that is not told asks. */
export async function tellBuyer({ env }: Pick<PaymentContext, 'env'>, order: OrderRow): Promise<void> {
  if (order.uid === null) return
  try {
    const frame = { type: 'payment', order: toPaymentOrder(order) } as const
    await inTime(Promise.resolve(env.INBOXES.getByName(String(order.uid)).send(frame)), TELL_MS_MAX)
  } catch (error) {
    logError({ event: 'payment_not_told', order: order.id }, error)
  }
}

/** The notice that the money went back, for an event that may be the last of a refund. */
async function refundNotice(context: MoveContext, id: number, event: OrderEvent): Promise<NoticeBeside | null> {
  const order = movesOf(event).some(([, to]) => to === 'refunded') ? await findOrder(context.accountDb, id) : null
  if (!order || order.uid === null) return null
  const { uid, brand, gold, diamond } = order
  const notice = { type: 'recharge_refunded', params: { orderId: id, gold, diamond } } as const
  return noticeBeside(await ofBrand(context, brand), uid, notice, `recharge_refunded:${id}`)
}

/**
 * Makes the move that an event makes in the order's state, and tells the buyer; null when it makes none there, also
 * because another was faster.
 */
export async function moveOrder(
  context: MoveContext,
  id: number,
  event: OrderEvent,
  learned: Learned = {},
): Promise<OrderRow | null> {
  const { accountDb, now } = context
  const moved = await storeMove(accountDb, id, event, now, learned, await refundNotice(context, id, event))
  if (moved && !UNSEEN.has(event)) await tellBuyer(context, moved)
  return moved
}
