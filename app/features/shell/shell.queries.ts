import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { countLive, getShell } from './shell.functions.ts'

export const shellQuery = () =>
  queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

export const liveCountsQuery = () =>
  queryOptions({ queryKey: ['shell', 'liveCounts'], queryFn: async () => unwrap(await countLive()), staleTime: 30_000 })

/** The page's brand, language and zone. */
export const useShell = () => useSuspenseQuery(shellQuery()).data
