import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { GoodsCategory, RedemptionStatus } from '#contract/mall-rules.ts'
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

export const redemptionsQuery = (page: number, status: RedemptionStatus | undefined) =>
  queryOptions({
    queryKey: ['user', 'redemptions', page, status],
    queryFn: async () => unwrap(await listRedemptions({ data: { page, ...(status ? { status } : {}) } })),
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
