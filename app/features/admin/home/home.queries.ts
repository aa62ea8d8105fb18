import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getFigures } from '../admin.functions.ts'

/** What the start page of the administration shows. */
export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: async () => unwrap(await getFigures()),
    staleTime: 60_000,
  })

/** Names of the parts of the site that fail or that somebody should look at; asked for by the browser, as a monitor does. */
export const failingQuery = () =>
  queryOptions({
    queryKey: ['admin', 'failing'],
    queryFn: async (): Promise<string[]> => {
      const answer = (await (await fetch('/healthz')).json()) as { failing?: string[]; warnings?: string[] }
      return [...(answer.failing ?? []), ...(answer.warnings ?? [])]
    },
    staleTime: 15_000,
  })
