import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { useNow } from '#app/lib/use-now.ts'
import { countLive, getShell, type Shell } from './shell.functions.ts'
import type { ShellStore } from './shell-store.ts'

export const shellQuery = () =>
  queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** Kept up to date by the socket on pages with matches; on others read again when the visitor comes back to the page. */
export const liveCountsQuery = () =>
  queryOptions({
    queryKey: ['shell', 'liveCounts'],
    queryFn: async () => unwrap(await countLive()),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/**
 * Provided by the document and never replaced: a changing context would make React render all parts again that are not
 * hydrated yet.
 */
export const ShellContext = createContext<ShellStore | undefined>(undefined)

/** The page's brand, language, time zone and display preferences. */
export function useShell(): Shell {
  const store = useContext(ShellContext)
  if (!store) throw new Error('no shell outside the document')
  return useSyncExternalStore(
    store.subscribe,
    () => store.current,
    () => store.first,
  )
}

/** Today in the visitor's time zone, updated at midnight; during hydration the day of the server's render. */
export function useToday(): string {
  const { zone } = useShell()
  const renderedAt = useQueryClient().getQueryState(shellQuery().queryKey)?.dataUpdatedAt ?? 0
  return useNow((nowMs) => dayOf(nowMs, zone), renderedAt)
}
