import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { User } from '#contract/user.ts'
import { runSignInTasks } from './on-sign-in.ts'
import { announceSession } from './session-channel.ts'
import { viewerIn, viewerQuery } from './viewer.queries.ts'

const isKeptForEveryViewer = (area: unknown): boolean => area === 'shell' || area === 'viewer'

/** Switches the page to a user, or to a guest with null: all other data is refetched. */
async function switchViewer(client: QueryClient, router: AnyRouter, user: User | null): Promise<void> {
  client.setQueryData(viewerQuery().queryKey, user)
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [area] }) => !isKeptForEveryViewer(area) })
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey: [area] }) => !isKeptForEveryViewer(area) }),
    router.invalidate(),
  ])
}

/** After a sign-in in this tab: shows the user here and in the other tabs. */
export async function startSession(client: QueryClient, router: AnyRouter, user: User): Promise<void> {
  announceSession(user.uid)
  await switchViewer(client, router, user)
  await runSignInTasks(client)
}

/**
 * Applies a sign-in or sign-out announced by another tab. A page of one user is never switched to another user: it is
 * reloaded.
 */
export async function adoptSession(client: QueryClient, router: AnyRouter, uid: number | null): Promise<void> {
  const viewer = viewerIn(client)
  if ((viewer?.uid ?? null) === uid) return
  if (viewer && uid !== null) location.reload()
  else if (viewer) await switchViewer(client, router, null)
  else await switchViewer(client, router, await client.fetchQuery({ ...viewerQuery(), staleTime: 0 }))
}
