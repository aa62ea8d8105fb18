import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listOwnMatches } from '../home.functions.ts'

/** Matches that the member has reserved, and those of followed teams; read again like other lists of matches. */
export const ownMatchesQuery = () =>
  queryOptions({
    queryKey: ['match', 'list', 'own'],
    queryFn: async () => unwrap(await listOwnMatches()),
    staleTime: 60_000,
  })
