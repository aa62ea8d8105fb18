import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
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

const drawnViewers = new WeakMap<QueryClient, User | null>()

/** The user with whom the page was drawn: the first one that a part of it asks for. */
function drawnViewer(client: QueryClient): User | null {
  if (!drawnViewers.has(client)) drawnViewers.set(client, viewerIn(client))
  return drawnViewers.get(client) ?? null
}

const subscribeToNothing = () => () => undefined

/**
 * The signed-in user, with the private part in `own` unless the backend failed; null for a guest, for whom no call is
 * made. React takes over a page in parts: each begins as the server drew it, although a notice may have come since.
 */
export function useViewer(): User | null {
  const client = useQueryClient()
  const drawn = drawnViewer(client)
  const { data = null } = useQuery({ ...viewerQuery(), enabled: ({ state }) => Boolean(state.data) })
  return useSyncExternalStore(
    subscribeToNothing,
    () => data,
    () => drawn,
  )
}

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
