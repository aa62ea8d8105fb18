import { applyReport } from './apply-report.ts'
import { moveOrder } from './move-order.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Report } from './provider/provider.ts'
import { providerNamed } from './provider/providers.ts'

/** How long after its end a payment may still be under way at the provider that calls it open. */
const LATE_MS = 3_600_000

/** Asks an order's provider what became of the payment, and does what follows from that. */
export async function askAbout(context: PaymentContext, order: OrderRow): Promise<OrderRow> {
  const { accountDb, now } = context
  const lapse = async () =>
    (await moveOrder(context, order.id, 'lapsed')) ?? (await findOrder(accountDb, order.id)) ?? order
  // Nobody was given an address to pay at.
  if (order.reference === null) return now > order.expiresAt ? lapse() : order
  const provider = providerNamed(context, order.brand, order.provider)
  if (!provider) return order
  const report: Report | 'unknown' = await provider.query(order.reference)
  const isOver = now > order.expiresAt + LATE_MS
  if (report === 'unknown') return isOver ? lapse() : order
  if (report.orderId !== order.id) throw new Error('the provider answered about another order')
  return report.status === 'open' && isOver ? lapse() : applyReport(context, order, report)
}
