/** What can be given back, by the call that does it. */
export const REFUND_KINDS = ['payment', 'membership', 'redemption', 'ticket'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/** For so long a refund waits for a second administrator. */
export const REFUND_REQUEST_MS = 7 * 24 * 3_600_000
/** For so long it is kept what became of it. */
export const REFUND_DECIDED_MS = 90 * 24 * 3_600_000
