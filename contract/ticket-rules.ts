/** What a broadcast of a room may cost, in coins. */
export const ROOM_PRICE_MAX = 9_999
/** A broadcast that was shorter is given back to all who paid for it. */
export const BROADCAST_MS_MIN = 10 * 60_000

/**
 * Why coins for a broadcast came back. `gone`: the room was taken away, or its streamer may not stream any more; `short`:
 * there was a picture for less than `BROADCAST_MS_MIN`; `staff`: an administrator decided so.
 */
export const TICKET_REFUND_WHYS = ['gone', 'short', 'staff'] as const
export type TicketRefundWhy = (typeof TICKET_REFUND_WHYS)[number]

/** States of a purchase that staff see. `new`: nothing is noted of its coins yet. */
export const TICKET_STATES = ['new', 'held', 'done', 'refunded', 'refused'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export const isPrice = (price: number): boolean => Number.isInteger(price) && price >= 1 && price <= ROOM_PRICE_MAX
