import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAnyGoods, getAnyRedemption } from './mall.functions.ts'

/** Each call is recorded in the audit log. Fails with `not_found`. */
export const anyRedemptionQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'redemption', id],
    queryFn: async () => unwrap(await getAnyRedemption({ data: { id } })),
    staleTime: 60_000,
  })

/** Fails with `not_found`. */
export const anyGoodsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'oneGoods', id],
    queryFn: async () => unwrap(await getAnyGoods({ data: { id } })),
  })
