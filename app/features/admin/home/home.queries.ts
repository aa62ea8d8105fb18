import { queryOptions } from '@tanstack/react-query'

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
