import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { OWN_ORDER_KINDS, OWN_ORDER_STATES, type OwnOrderKind, type OwnOrderState } from '#contract/own-order-kinds.ts'
import type { PageSearch } from '../page-search.ts'
import { listOrders } from './orders.functions.ts'

interface OrdersSearch {
  kind?: OwnOrderKind
  state?: OwnOrderState
  before?: string
}

/** Where a list of orders goes on: a time and an id. */
export const isPlace = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,14}-\d{1,16}$/.test(text)

/** What the address of the page asks for. */
export function ordersSearchOf({ tab, state: named, before }: PageSearch): OrdersSearch {
  const kind = OWN_ORDER_KINDS.find((each) => each === tab)
  const state = OWN_ORDER_STATES.find((each) => each === named)
  return { ...(kind ? { kind } : {}), ...(state ? { state } : {}), ...(isPlace(before) ? { before } : {}) }
}

export const ordersQuery = (search: OrdersSearch) =>
  queryOptions({
    queryKey: ['user', 'orders', search],
    queryFn: async () => unwrap(await listOrders({ data: search })),
  })
