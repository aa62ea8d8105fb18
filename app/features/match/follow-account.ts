import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { mergeAttention, setAttention } from './attention.functions.ts'
import { attentionQuery } from './attention.queries.ts'
import { dropGuestFavourites, setFavouriteOwner, setFavourites, takeGuestFavourites } from './favourites.ts'

async function save(matchId: number, attention: boolean): Promise<boolean> {
  const answer = await setAttention({ data: { key: crypto.randomUUID(), input: { matchId, attention } } }).catch(
    () => undefined,
  )
  if (!answer?.ok) toast(m.error_network(), 'error')
  return answer?.ok ?? false
}

async function bringTogether(client: QueryClient): Promise<void> {
  const guest = takeGuestFavourites()
  if (guest.length === 0) return setFavourites((await client.fetchQuery(attentionQuery())).followed)
  const merged = await mergeAttention({ data: { matchIds: [...guest] } })
  if (!merged.ok) return
  dropGuestFavourites()
  client.setQueryData(attentionQuery().queryKey, merged.data)
  setFavourites(merged.data.followed)
}

/**
 * The stars of the page are those of the account until the returned function is called; what the visitor followed as a
 * guest joins them, once.
 */
export function followAccount(client: QueryClient, uid: number): () => void {
  setFavouriteOwner(uid, save)
  // A backend that does not answer leaves the list this browser knew.
  bringTogether(client).catch(() => undefined)
  return () => setFavouriteOwner(null)
}
