import type { GoodsKind, OwnerAct, RedemptionStatus, StaffAct } from '#contract/mall-rules.ts'
import { OWNER_ACTS, STAFF_ACTS } from '#contract/mall-rules.ts'
import { UNPAID_ORDER_DAYS } from '#contract/retention-rules.ts'

/**
 * The life of a redemption as one machine: which event leads from which state where, who may cause it, and what the
 * owner reads. What an event is not listed for it does not change.
 */
export const ORDER_STATES = [
  /** Its pieces are set aside, and perhaps coins on hold; both come back by themselves. */
  'unpaid',
  /** The coins on hold are being taken: whoever finds an order here takes them under the same intent. */
  'paying',
  /** It was not paid in time. */
  'lapsed',
  'review',
  'in_progress',
  'redeemed',
  /** Cancelled by its owner; the coins are being given back. */
  'cancelling',
  'cancelled',
  /** Staff returned it; the coins are being given back. */
  'returning',
  'returned',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

type Moves = Partial<Record<OrderState, OrderState>>

const MOVES = {
  pay_begun: { unpaid: 'paying' },
  paid: { paying: 'review' },
  /** The coins were not on hold any more. */
  hold_lost: { paying: 'lapsed' },
  lapsed: { unpaid: 'lapsed' },
  cancelled: { unpaid: 'cancelled', review: 'cancelling' },
  cards_given: { review: 'redeemed' },
  shipped: { review: 'in_progress' },
  /** The number of the parcel was put right. */
  tracked: { in_progress: 'in_progress' },
  received: { in_progress: 'redeemed' },
  /** It cannot be sent. */
  refunded: { review: 'returning' },
  /** It came back, or was charged back. */
  sent_back: { in_progress: 'returning', redeemed: 'returning' },
  coins_back: { cancelling: 'cancelled', returning: 'returned' },
} as const satisfies Record<string, Moves>
export type OrderEvent = keyof typeof MOVES
export const ORDER_EVENTS = Object.keys(MOVES) as OrderEvent[]

/** The moves that an event makes, as pairs of a state and the next. */
export const movesOf = (event: OrderEvent): [OrderState, OrderState][] =>
  Object.entries(MOVES[event]) as [OrderState, OrderState][]

export const nextState = (state: OrderState, event: OrderEvent): OrderState | null =>
  (MOVES[event] as Moves)[state] ?? null

/** The events that may come in a state. */
export const nextEvents = (state: OrderState): OrderEvent[] =>
  ORDER_EVENTS.filter((event) => nextState(state, event) !== null)

/** What a person may do, and the event that it is. */
const ACTS: Readonly<Record<OwnerAct | StaffAct, { event: OrderEvent; only?: GoodsKind }>> = {
  pay: { event: 'pay_begun' },
  cancel: { event: 'cancelled' },
  confirm: { event: 'received' },
  ship: { event: 'shipped', only: 'physical' },
  track: { event: 'tracked' },
  give_cards: { event: 'cards_given', only: 'virtual' },
  redeem: { event: 'received' },
  refund: { event: 'refunded' },
  return: { event: 'sent_back' },
}

type Seen = { state: OrderState; kind: GoodsKind }

const isLegal = ({ state, kind }: Seen, act: OwnerAct | StaffAct): boolean => {
  const { event, only = kind } = ACTS[act]
  return only === kind && nextState(state, event) !== null
}

/** The event of an act, if that is legal now. */
export const eventOf = (order: Seen, act: OwnerAct | StaffAct): OrderEvent | null =>
  isLegal(order, act) ? ACTS[act].event : null

export const ownerActsOf = (order: Seen): OwnerAct[] => OWNER_ACTS.filter((act) => isLegal(order, act))
export const staffActsOf = (order: Seen): StaffAct[] => STAFF_ACTS.filter((act) => isLegal(order, act))

/** What the owner reads of a state. */
const STATUS: Readonly<Record<OrderState, RedemptionStatus>> = {
  unpaid: 'unpaid',
  paying: 'unpaid',
  lapsed: 'cancelled',
  review: 'under_review',
  in_progress: 'in_progress',
  redeemed: 'redeemed',
  cancelling: 'cancelled',
  cancelled: 'cancelled',
  returning: 'returned',
  returned: 'returned',
}

/** The state of an order at this time: one that can be paid no more has lapsed, also before the sweep comes. */
export const stateAt = ({ state, expiresAt }: { state: OrderState; expiresAt: number }, now: number): OrderState =>
  state === 'unpaid' && expiresAt <= now ? 'lapsed' : state

export const statusOf = (state: OrderState): RedemptionStatus => STATUS[state]
export const statesOf = (status: RedemptionStatus): OrderState[] =>
  ORDER_STATES.filter((state) => STATUS[state] === status)

/** Whether an event ends an order before anything was given: its pieces can be ordered again. */
export const freesPieces = (event: OrderEvent): boolean =>
  event === 'lapsed' || event === 'hold_lost' || event === 'cancelled'

const MINUTE_MS = 60_000
const CHECK_FIRST_MS = 2 * MINUTE_MS
const CHECK_LAST_MS = 6 * 60 * MINUTE_MS
/** How long an order that nobody paid is kept, with the address in it. */
const FORGOTTEN_AFTER_MS = UNPAID_ORDER_DAYS * 24 * 60 * MINUTE_MS

/** Whether the sweep has something to do in this state, besides waiting for a person. */
const isUnderWay = (state: OrderState, kind: GoodsKind): boolean =>
  state === 'paying' || state === 'cancelling' || state === 'returning' || (state === 'review' && kind === 'virtual')

/** Whether the row of an order may go once it is due: it is over, and nothing was paid. */
export const isForgotten = ({ state, paidAt }: { state: OrderState; paidAt: number | null }): boolean =>
  (state === 'lapsed' || state === 'cancelled') && paidAt === null

/** When the row goes of an order that a move has ended unpaid; null: this move ends none. */
export const forgottenAt = ([from, to]: readonly [OrderState, OrderState], now: number): number | null =>
  to === 'lapsed' || (from === 'unpaid' && to === 'cancelled') ? now + FORGOTTEN_AFTER_MS : null

/**
 * When the sweep looks at an order in this state that it has looked at `checks` times, in milliseconds since the epoch;
 * null: never. An unpaid one is looked at when it is over.
 */
export function nextCheckAt(
  state: OrderState,
  { kind, expiresAt }: { kind: GoodsKind; expiresAt: number },
  checks: number,
  now: number,
): number | null {
  const wait = Math.min(CHECK_FIRST_MS * 2 ** Math.min(checks, 20), CHECK_LAST_MS)
  if (state === 'unpaid') return Math.max(expiresAt, checks === 0 ? 0 : now + wait)
  return isUnderWay(state, kind) ? now + wait : null
}
