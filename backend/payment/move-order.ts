import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import type { OrderEvent } from './order-states.ts'
import { type Learned, type OrderRow, storeMove } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import { toPaymentOrder } from './to-payment-order.ts'

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

/**
 * Makes the move that an event makes in the order's state, and tells the buyer; null when it makes none there, also
 * because another was faster.
 */
export async function moveOrder(
  context: Pick<PaymentContext, 'env' | 'accountDb' | 'now'>,
  id: number,
  event: OrderEvent,
  learned: Learned = {},
): Promise<OrderRow | null> {
  const moved = await storeMove(context.accountDb, id, event, context.now, learned)
  if (moved && !UNSEEN.has(event)) await tellBuyer(context, moved)
  return moved
}
