import { PAYMENT_STATES, type PaymentState } from '#contract/payment-states.ts'
import { UNPAID_ORDER_DAYS } from '#contract/retention-rules.ts'

/**
 * The life of an order as one machine: which event leads from which state where. What an event is not listed for it does
 * not change, so a notification that is late, doubled or out of order does nothing.
 */
export const ORDER_STATES = PAYMENT_STATES
export type OrderState = PaymentState

export const ORDER_EVENTS = [
  'opened',
  'refused',
  'lapsed',
  'paid',
  'paid_otherwise',
  'accepted',
  'credit_begun',
  'credit_done',
  'refund_decided',
  'coins_taken',
  'money_returned',
  'part_returned',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

type Moves = Partial<Record<OrderState, OrderState>>

/** A payment that comes late is a payment: what failed or expired can still be paid, and what was returned cannot. */
const MOVES: Readonly<Record<OrderEvent, Moves>> = {
  opened: { created: 'pending' },
  refused: { created: 'failed', pending: 'failed' },
  lapsed: { created: 'expired', pending: 'expired' },
  paid: { created: 'paid', pending: 'paid', failed: 'paid', expired: 'paid', held: 'paid' },
  paid_otherwise: { created: 'held', pending: 'held', failed: 'held', expired: 'held' },
  // By a person.
  accepted: { held: 'paid', part_returned: 'crediting' },
  credit_begun: { paid: 'crediting' },
  credit_done: { crediting: 'credited' },
  refund_decided: { credited: 'refunding', held: 'taken', part_returned: 'refunding' },
  coins_taken: { refunding: 'taken', returned: 'refunded' },
  money_returned: {
    created: 'refunded',
    pending: 'refunded',
    failed: 'refunded',
    expired: 'refunded',
    held: 'refunded',
    paid: 'refunded',
    crediting: 'returned',
    credited: 'returned',
    refunding: 'returned',
    taken: 'refunded',
    part_returned: 'returned',
  },
  part_returned: {
    created: 'part_returned',
    pending: 'part_returned',
    failed: 'part_returned',
    expired: 'part_returned',
    held: 'part_returned',
    paid: 'part_returned',
    crediting: 'part_returned',
    credited: 'part_returned',
    // A further part: staff are to decide about all of it.
    part_returned: 'part_returned',
  },
}

/** The moves that an event makes, as pairs of a state and the next. */
export const movesOf = (event: OrderEvent): [OrderState, OrderState][] =>
  Object.entries(MOVES[event]) as [OrderState, OrderState][]

/** The state after an event; null when it changes nothing. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | null => MOVES[event][state] ?? null

/** The events that may come in a state. */
export const nextEvents = (state: OrderState): OrderEvent[] => ORDER_EVENTS.filter((event) => MOVES[event][state])

const MINUTE_MS = 60_000
const CHECK_FIRST_MS = 2 * MINUTE_MS
const CHECK_LAST_MS = 6 * 60 * MINUTE_MS
/** How long nobody may look at an order that came to nothing before its row is deleted. */
const FORGOTTEN_AFTER_MS = UNPAID_ORDER_DAYS * 24 * 60 * MINUTE_MS

const CAME_TO_NOTHING: ReadonlySet<OrderState> = new Set(['failed', 'expired'])
const WAITS_FOR_NOBODY: ReadonlySet<OrderState> = new Set(['held', 'part_returned', 'credited', 'refunded'])

/** Whether the row of an order may go once it is due: nothing was paid, and no provider can be paid any more. */
export const isForgotten = (state: OrderState): boolean => CAME_TO_NOTHING.has(state)

/**
 * When the sweep looks at an order in this state that it has looked at `checks` times, in milliseconds since the epoch;
 * null: never.
 */
export function nextCheckAt(state: OrderState, checks: number, now: number): number | null {
  if (WAITS_FOR_NOBODY.has(state)) return null
  if (CAME_TO_NOTHING.has(state)) return now + FORGOTTEN_AFTER_MS
  return now + Math.min(CHECK_FIRST_MS * 2 ** Math.min(checks, 20), CHECK_LAST_MS)
}
