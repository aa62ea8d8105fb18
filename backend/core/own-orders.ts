import type { OwnOrderState } from '#contract/own-order-kinds.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import type { UserContext } from './context.ts'

/** Which of a user's orders: the newest, or those older than this one. */
export interface OwnOrdersAsked {
  /** Only those in this state. */
  state?: OwnOrderState | undefined
  /** Its time in milliseconds since the epoch, and its id, which decides between two of one time. */
  before?: { at: number; id: number } | undefined
  limit: number
}

/** As an area's store reads them: only those in one of its own states. */
export interface OwnRowsAsked<State extends string> extends Omit<OwnOrdersAsked, 'state'> {
  states?: readonly State[] | undefined
}

/** What comes after an order in the address of a list: `<time>-<id>`, read back. */
export function placeOf(before: string | undefined): OwnOrdersAsked['before'] {
  if (before === undefined) return undefined
  const [at = 0, id = 0] = before.split('-').map(Number)
  return { at, id }
}

/** The newest of several lists, by time, then by id, both descending. */
export const newestOf = <Row extends { createdAt: number; id: number }>(
  lists: readonly (readonly Row[])[],
  limit: number,
): Row[] =>
  lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, limit)

/**
 * The viewer's own orders of one kind, newest first: by time, then by id, both descending. An area that sells exports
 * one such function, and the list of all orders is put together from them.
 */
export type ListOwnOrders = (context: UserContext, asked: OwnOrdersAsked) => Promise<OwnOrder[]>
