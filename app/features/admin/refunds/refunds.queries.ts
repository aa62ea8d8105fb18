import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listRefundRequests } from './refunds.functions.ts'

/** Refunds that wait for a second administrator, the newest first; the first 20. */
export const refundRequestsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'refund-requests'],
    queryFn: async () => unwrap(await listRefundRequests({ data: {} })).list,
    staleTime: 15_000,
  })
