import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { User } from '#contract/user.ts'
import { runSignInTasks } from './on-sign-in.ts'
import { announceSession } from './session-channel.ts'
import { viewerIn, viewerQuery } from './viewer.queries.ts'

const isSameForEverybody = (area: unknown): boolean => area === 'shell' || area === 'viewer'

/** Shows the page to this user, null for a guest: everything it has read before is read again. */
async function showPageAs(client: QueryClient, router: AnyRouter, user: User | null): Promise<void> {
  client.setQueryData(viewerQuery().queryKey, user)
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [area] }) => !isSameForEverybody(area) })
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey: [area] }) => !isSameForEverybody(area) }),
    router.invalidate(),
  ])
}

/** After a sign-in in this tab: this page and the other tabs show the user. */
export async function startSession(client: QueryClient, router: AnyRouter, user: User): Promise<void> {
  announceSession(user.uid)
  await showPageAs(client, router, user)
  await runSignInTasks(client)
}

/**
 * Follows a sign-in or sign-out announced by another tab. A page of one user never turns into a page of another user:
 * it is loaded again.
 */
export async function adoptSession(client: QueryClient, router: AnyRouter, uid: number | null): Promise<void> {
  const known = viewerIn(client)
  if ((known?.uid ?? null) === uid) return
  if (known && uid !== null) location.reload()
  else if (known) await showPageAs(client, router, null)
  else await showPageAs(client, router, await client.fetchQuery({ ...viewerQuery(), staleTime: 0 }))
}
