import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { useNow } from '#app/lib/use-now.ts'
import { countLive, getShell, type Shell } from './shell.functions.ts'
import type { ShellStore } from './shell-store.ts'

export const shellQuery = () =>
  queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** Read again when a match of the page starts or ends; the page's other games are asked about now and then. */
export const liveCountsQuery = () =>
  queryOptions({
    queryKey: ['shell', 'liveCounts'],
    queryFn: async () => unwrap(await countLive()),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })

/**
 * Given by the document, the same as long as the page lives: a context that changes would have React draw all parts
 * anew that are not hydrated yet.
 */
export const ShellContext = createContext<ShellStore | undefined>(undefined)

/** The page's brand, language and zone. */
export function useShell(): Shell {
  const store = useContext(ShellContext)
  if (!store) throw new Error('no shell outside the document')
  return useSyncExternalStore(
    store.subscribe,
    () => store.current,
    () => store.first,
  )
}

/** Today in the visitor's zone, past midnight too; until the page is awake the day it was made on. */
export function useToday(): string {
  const { zone } = useShell()
  const madeAt = useQueryClient().getQueryState(shellQuery().queryKey)?.dataUpdatedAt ?? 0
  return useNow((nowMs) => dayOf(nowMs, zone), madeAt)
}
