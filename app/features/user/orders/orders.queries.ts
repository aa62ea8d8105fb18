import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { OWN_ORDER_KINDS, type OwnOrderKind } from '#contract/own-order-kinds.ts'
import type { PageSearch } from '../page-search.ts'
import { listOrders } from './orders.functions.ts'

interface OrdersSearch {
  kind?: OwnOrderKind
  before?: string
}

const isKind = (tab: string | undefined): tab is OwnOrderKind => OWN_ORDER_KINDS.some((kind) => kind === tab)

/** What the address of the page asks for. */
export const ordersSearchOf = ({ tab, before }: PageSearch): OrdersSearch => ({
  ...(isKind(tab) ? { kind: tab } : {}),
  ...(before !== undefined && /^\d{1,14}-\d{1,16}$/.test(before) ? { before } : {}),
})

export const ordersQuery = (search: OrdersSearch) =>
  queryOptions({
    queryKey: ['user', 'orders', search],
    queryFn: async () => unwrap(await listOrders({ data: search })),
  })
