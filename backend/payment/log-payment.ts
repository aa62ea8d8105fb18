import type { OrderRow } from './orders.store.ts'

/** What is logged of payments: each is something to look at, see docs/operations.md. */
export type PaymentEvent =
  | 'payment_notification_forged'
  | 'payment_notification_too_large'
  | 'payment_order_unknown'
  | 'payment_amount_wrong'
  | 'payment_refund_partial'
  | 'payment_coins_spent'
  | 'payment_ownerless'

const LINES_A_MINUTE_MAX = 60
const MINUTE_MS = 60_000
const minute = { endsAt: 0, lines: 0 }

/** Whether one more line may be written: anybody can send notifications that are logged. */
function isWithinLines(now: number): boolean {
  if (now >= minute.endsAt) Object.assign(minute, { endsAt: now + MINUTE_MS, lines: 0 })
  minute.lines += 1
  return minute.lines <= LINES_A_MINUTE_MAX
}

type Fields = Readonly<Record<string, string | number | null | undefined>>

/** Logs an event of a payment, at most sixty a minute and isolate. */
export function logPayment(event: PaymentEvent, fields: Fields): void {
  if (isWithinLines(Date.now())) console.warn(JSON.stringify({ event, ...fields }))
}

/** What names an order in a line of the log. */
export const namesOf = ({ id, uid, provider, state }: OrderRow): Fields => ({ order: id, uid, provider, state })
