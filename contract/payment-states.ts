/** The states of a recharge, as staff see them; what leads from one to another: backend/payment/order-states.ts. */
export const PAYMENT_STATES = [
  /** Stored; the provider may know of it, the buyer has no address to pay at yet. */
  'created',
  /** Waits for the buyer. */
  'pending',
  'failed',
  'expired',
  /** The provider was paid something else than the order says: for a person to look at. */
  'held',
  /** The provider returned a part of the money: for a person to decide whether the coins stay. */
  'part_returned',
  'paid',
  /** Coins are being given: whoever finds an order here gives them under the same intent. */
  'crediting',
  'credited',
  /** A refund was decided; nothing is returned before the coins are back. */
  'refunding',
  /** The coins are back, or were never given; the money is to be returned. */
  'taken',
  /** The provider returned the money of an order whose coins were given: they are to be taken back. */
  'returned',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
