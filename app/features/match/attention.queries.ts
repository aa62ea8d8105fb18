import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listAttention } from './attention.functions.ts'

/** Ids of the matches that the viewer follows or has a reminder for. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ['user', 'attention'],
    queryFn: async () => unwrap(await listAttention()),
    staleTime: 60_000,
  })
