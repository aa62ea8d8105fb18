import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { unwrap } from '#app/lib/call-error.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { useNow } from '#app/lib/use-now.ts'
import { countLive, getShell, type Shell } from './shell.functions.ts'

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

/** Given by the document: an observer in each of the fifty places that ask would cost every page. */
export const ShellContext = createContext<Shell | undefined>(undefined)

/** The page's brand, language and zone. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('no shell outside the document')
  return shell
}

/** Today in the visitor's zone, past midnight too; until the page is awake the day it was made on. */
export function useToday(): string {
  const { zone } = useShell()
  const madeAt = useQueryClient().getQueryState(shellQuery().queryKey)?.dataUpdatedAt ?? 0
  return useNow((nowMs) => dayOf(nowMs, zone), madeAt)
}
