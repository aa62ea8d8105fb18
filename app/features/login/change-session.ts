import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { User } from '#contract/user.ts'
import { viewerIn, viewerQuery } from '../shell/viewer.queries.ts'
import { tellSession } from './session-events.ts'

const isOfEverybody = (key: unknown): boolean => key === 'shell' || key === 'viewer'

/** Makes the page that of this user: whatever it knows is read again. */
export async function showAs(client: QueryClient, router: AnyRouter, user: User | null): Promise<void> {
  client.setQueryData(viewerQuery().queryKey, user)
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [area] }) => !isOfEverybody(area) })
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey: [area] }) => !isOfEverybody(area) }),
    router.invalidate(),
  ])
}

/** She has signed in here: this page and the other tabs follow. */
export async function enter(client: QueryClient, router: AnyRouter, user: User): Promise<void> {
  tellSession(user.uid)
  await showAs(client, router, user)
  const { bringPreferences } = await import('../user/preferences/bring-preferences.ts')
  await bringPreferences(client)
}

/** Follows what another tab told. A page of one user never turns into one of another: it is loaded anew. */
export async function follow(client: QueryClient, router: AnyRouter, uid: number | null): Promise<void> {
  const known = viewerIn(client)
  if ((known?.uid ?? null) === uid) return
  if (known && uid !== null) location.reload()
  else if (known) await showAs(client, router, null)
  else await showAs(client, router, await client.fetchQuery({ ...viewerQuery(), staleTime: 0 }))
}
