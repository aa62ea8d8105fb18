import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payment.ts'
import { getPayMoney, getPayTypes, listGold } from './payment.functions.ts'

const PRICES_STALE_MS = 60_000

export const goldQuery = () =>
  queryOptions({
    queryKey: ['user', 'goldList'],
    queryFn: async () => unwrap(await listGold()),
    staleTime: PRICES_STALE_MS,
  })

export const payTypesQuery = () =>
  queryOptions({
    queryKey: ['user', 'payTypes'],
    queryFn: async () => unwrap(await getPayTypes()).list,
    staleTime: PRICES_STALE_MS,
  })

export const payMoneyQuery = (input: Input<(typeof paymentCalls)['getPayMoney']>) =>
  queryOptions({
    queryKey: ['user', 'payMoney', input],
    queryFn: async () => unwrap(await getPayMoney({ data: input })),
    staleTime: PRICES_STALE_MS,
  })
