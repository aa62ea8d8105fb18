import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getShell, listGames } from './shell.functions.ts'

export const shellQuery = () =>
  queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

export const gamesQuery = () =>
  queryOptions({ queryKey: ['shell', 'games'], queryFn: async () => unwrap(await listGames()), staleTime: 30_000 })

/** The page's brand, language and zone. */
export const useShell = () => useSuspenseQuery(shellQuery()).data
