import type { OwnOrder } from '#contract/own-orders.ts'
import type { UserContext } from './context.ts'

/** Which of a user's orders: the newest, or those older than this one. */
export interface OwnOrdersAsked {
  /** Its time in milliseconds since the epoch, and its id, which decides between two of one time. */
  before?: { at: number; id: number } | undefined
  limit: number
}

/**
 * The viewer's own orders of one kind, newest first: by time, then by id, both descending. An area that sells exports
 * one such function, and the list of all orders is put together from them.
 */
export type ListOwnOrders = (context: UserContext, asked: OwnOrdersAsked) => Promise<OwnOrder[]>
