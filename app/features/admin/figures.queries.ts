import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getFigures } from './admin.functions.ts'

/** What the start page of the administration shows. */
export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: async () => unwrap(await getFigures()),
    staleTime: 60_000,
  })
