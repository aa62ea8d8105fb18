import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { type GoodsCategory, REDEMPTION_STATUSES, type RedemptionStatus } from '#contract/mall-rules.ts'
import { isPlace } from '../user/orders/orders.queries.ts'
import type { PageSearch } from '../user/page-search.ts'
import { getGoods, getRedemption, listAddresses, listGoods, listRedemptions } from './mall.functions.ts'

export const GOODS_PER_PAGE = 20

export const goodsListQuery = (brand: string, category: GoodsCategory | undefined, page: number) =>
  queryOptions({
    queryKey: ['mall', 'goods', brand, category, page],
    queryFn: async () => unwrap(await listGoods({ data: { brand, page, ...(category ? { category } : {}) } })),
    staleTime: 10_000,
  })

/** Fails with `not_found` for what is not on sale. */
export const goodsQuery = (brand: string, id: number) =>
  queryOptions({
    queryKey: ['mall', 'one', brand, id],
    queryFn: async () => unwrap(await getGoods({ data: { brand, id } })),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

interface RedemptionsSearch {
  status?: RedemptionStatus
  before?: string
}

/** What the address of the list asks for. */
export function redemptionsSearchOf({ tab, before }: PageSearch): RedemptionsSearch {
  const status = REDEMPTION_STATUSES.find((each) => each === tab)
  return { ...(status ? { status } : {}), ...(isPlace(before) ? { before } : {}) }
}

export const redemptionsQuery = (search: RedemptionsSearch) =>
  queryOptions({
    queryKey: ['user', 'redemptions', search],
    queryFn: async () => unwrap(await listRedemptions({ data: search })),
  })

/** Fails with `not_found`. */
export const redemptionQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'redemption', id],
    queryFn: async () => unwrap(await getRedemption({ data: { id } })),
    refetchOnWindowFocus: true,
  })

export const addressesQuery = () =>
  queryOptions({
    queryKey: ['user', 'addresses'],
    queryFn: async () => unwrap(await listAddresses()).list,
  })
