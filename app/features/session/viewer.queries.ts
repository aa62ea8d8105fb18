import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { CallError, unwrap } from '#app/lib/call-error.ts'
import type { User } from '#contract/user.ts'
import { getKnownViewer, getViewer } from './viewer.functions.ts'

/** Never becomes stale: invalidate it to refetch the account. */
export const viewerQuery = () =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: async (): Promise<User | null> => unwrap(await getViewer()),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The signed-in user, with the private part in `own` unless the backend failed; null for a guest, for whom no call is made. */
export const useViewer = (): User | null =>
  useQuery({ ...viewerQuery(), enabled: ({ state }) => Boolean(state.data) }).data ?? null

/** The signed-in user, for code outside of components. */
export const viewerIn = (client: QueryClient): User | null => client.getQueryData(viewerQuery().queryKey) ?? null

/** Loads the user on the server, where nothing is stored for guests; in the browser reads the query cache. */
export async function loadViewer(client: QueryClient): Promise<User | null> {
  if (!import.meta.env.SSR) return viewerIn(client)
  const answer = await getViewer()
  const viewer = answer.ok ? answer.data : await getKnownViewer()
  if (viewer) client.setQueryData(viewerQuery().queryKey, viewer)
  return viewer
}

/** Like `loadViewer`, for pages that show the private part: a user without it is read again. */
export async function loadOwnViewer(client: QueryClient): Promise<User | null> {
  const viewer = await loadViewer(client)
  if (!viewer || viewer.own) return viewer
  if (import.meta.env.SSR) throw new CallError({ code: 'unavailable' })
  return client.fetchQuery({ ...viewerQuery(), staleTime: 0 })
}
