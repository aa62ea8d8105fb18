import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getPayButton } from './coins.functions.ts'

const STALE_MS = 60_000

/** Whether coins are sold, and where: apart from the rest of payments, since pages ask that sell nothing themselves. */
export const payButtonQuery = () =>
  queryOptions({
    queryKey: ['user', 'payButton'],
    queryFn: async () => unwrap(await getPayButton()),
    staleTime: STALE_MS,
  })
