import { logPayment, namesOf } from './log-payment.ts'
import { moveOrder } from './move-order.ts'
import type { OrderEvent } from './order-states.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Report } from './provider/provider.ts'
import { settleOrder } from './settle-order.ts'

/** Whether a report is about what the order says: a payment of anything else is none. */
const isOfOrder = ({ amount, currency }: OrderRow, report: Report): boolean =>
  report.amount === amount && report.currency.toUpperCase() === currency

/** Whether it is about what was paid instead of that, and is held for a person, or was accepted by one. */
const isOfOther = ({ otherAmount, otherCurrency }: OrderRow, report: Report): boolean =>
  report.amount === otherAmount && report.currency.toUpperCase() === otherCurrency?.toUpperCase()

/** Ours are three letters; a stranger's may be anything. */
const CURRENCY_CHARS_MAX = 10

const EVENTS: Readonly<Record<Report['status'], OrderEvent | null>> = {
  open: null,
  processing: null,
  paid: 'paid',
  failed: 'refused',
  expired: 'lapsed',
  returned: 'money_returned',
  returned_in_part: 'part_returned',
}

function eventOf(order: OrderRow, report: Report): OrderEvent | null {
  if (report.status === 'returned_in_part') logPayment('payment_refund_partial', namesOf(order))
  const event = EVENTS[report.status]
  const isBack = event === 'money_returned' || event === 'part_returned'
  if (event !== 'paid' && !isBack) return event
  if (isOfOrder(order, report)) return event
  // Else a person could still credit what has been returned.
  if (isBack && isOfOther(order, report)) return event
  logPayment('payment_amount_wrong', {
    ...namesOf(order),
    amount: report.amount,
    currency: report.currency.slice(0, CURRENCY_CHARS_MAX),
  })
  return event === 'paid' ? 'paid_otherwise' : null
}

/** Moves an order by what its provider says, and gives or takes what follows from that. Returns the order after it. */
export async function applyReport(context: PaymentContext, order: OrderRow, report: Report): Promise<OrderRow> {
  const { accountDb, now } = context
  const event = eventOf(order, report)
  if (!event) return order
  const learned = {
    ...(report.reference ? { reference: report.reference } : {}),
    ...(event === 'paid' ? { paidAt: now, other: null } : {}),
    ...(event === 'part_returned' ? { paidAt: now, returned: report.returned ?? 0 } : {}),
    ...(event === 'paid_otherwise'
      ? { paidAt: now, other: { amount: report.amount, currency: report.currency.slice(0, CURRENCY_CHARS_MAX) } }
      : {}),
  }
  const moved = await moveOrder(context, order.id, event, learned)
  // Not moved, it is where this report would have brought it, or further; who brought it there may have died on the way.
  return settleOrder(context, moved ?? (await findOrder(accountDb, order.id)) ?? order)
}
