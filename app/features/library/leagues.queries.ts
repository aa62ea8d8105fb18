import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listAllLeagues } from './leagues.functions.ts'

/** Leagues of a game, or of all. */
export const allLeaguesQuery = (gameId?: number) =>
  queryOptions({
    queryKey: ['library', 'leagues', { gameId }],
    queryFn: async () => unwrap(await listAllLeagues({ data: gameId === undefined ? {} : { gameId } })),
    staleTime: 60_000,
  })
