import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listMatchPlans } from './match-plans.functions.ts'

/** Plans of experts on a match that are on sale, newest first. `demo`: the brand's id, if it is a demo. */
export const matchPlansQuery = (matchId: number, demo: string | undefined) =>
  queryOptions({
    queryKey: ['plan', 'ofMatch', matchId],
    queryFn: async () => unwrap(await listMatchPlans({ data: { matchId, ...(demo ? { brand: demo } : {}) } })),
    staleTime: 30_000,
  })
