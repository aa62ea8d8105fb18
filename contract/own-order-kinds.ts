export const OWN_ORDER_KINDS = ['recharge', 'membership', 'goods', 'room', 'plan'] as const
export type OwnOrderKind = (typeof OWN_ORDER_KINDS)[number]

/**
 * `pending`: waits for the buyer; `processing`: paid, and something is still to be done; `in_review`: waits for a person
 * of the house.
 */
export const OWN_ORDER_STATES = [
  'pending',
  'processing',
  'in_review',
  'done',
  'failed',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
] as const
export type OwnOrderState = (typeof OWN_ORDER_STATES)[number]
