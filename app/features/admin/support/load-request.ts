import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAnySupport } from './support.functions.ts'

/** How often an open request is read again. */
const POLL_MS = 15_000

export const supportRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'support', 'one', id],
    queryFn: async () => unwrap(await getAnySupport({ data: { id: String(id) } })),
    refetchInterval: POLL_MS,
  })
