import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { User } from '#contract/user.ts'
import { getViewer } from './viewer.functions.ts'

/** Invalidate it to read the account again; it never goes stale by itself. */
export const viewerQuery = () =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: async (): Promise<User | null> => unwrap(await getViewer()),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The signed-in user, with what only she sees of herself in `own`; null for a guest, for whom nothing is asked. */
export const useViewer = (): User | null =>
  useQuery({ ...viewerQuery(), enabled: ({ state }) => Boolean(state.data) }).data ?? null

/** The signed-in user as the page knows her, outside of components. */
export const viewerIn = (client: QueryClient): User | null => client.getQueryData(viewerQuery().queryKey) ?? null

/** Puts the user into a page that the server renders. Guests' pages carry nothing of it. */
export async function loadViewer(client: QueryClient): Promise<User | null> {
  if (!import.meta.env.SSR) return viewerIn(client)
  const answer = await getViewer()
  if (!answer.ok || !answer.data) return null
  client.setQueryData(viewerQuery().queryKey, answer.data)
  return answer.data
}
