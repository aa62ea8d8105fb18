import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { mergeAttention, setAttention } from './attention.functions.ts'
import { attentionQuery } from './attention.queries.ts'
import { applyAccountFavourites, clearGuestFavourites, readGuestFavourites, setFavouriteOwner } from './favourites.ts'

async function save(matchId: number, attention: boolean): Promise<boolean> {
  const answer = await setAttention({ data: { key: crypto.randomUUID(), input: { matchId, attention } } }).catch(
    () => undefined,
  )
  if (!answer?.ok) toast(m.error_network(), 'error')
  return answer?.ok ?? false
}

/** The account's list, with what a guest followed in this browser added to it, once. */
async function readOwn(client: QueryClient, guest: readonly number[]): Promise<readonly number[] | undefined> {
  const { queryKey, ...query } = attentionQuery()
  // A list that the page has read before may be older than a press that is saved.
  if (guest.length === 0) return (await client.fetchQuery({ ...query, queryKey, staleTime: 0 })).followed
  const merged = await mergeAttention({ data: { key: crypto.randomUUID(), input: { matchIds: [...guest] } } })
  if (!merged.ok) return undefined
  clearGuestFavourites()
  client.setQueryData(queryKey, merged.data)
  return merged.data.followed
}

/**
 * The stars of the page are those of the account until the returned function is called; what the visitor followed as a
 * guest joins them, once.
 */
export function syncFavourites(client: QueryClient, uid: number): () => void {
  let isOwner = true
  const guest = readGuestFavourites()
  // A backend that does not answer leaves the list this browser knew.
  const own = readOwn(client, guest).catch(() => undefined)
  setFavouriteOwner(uid, async (matchId, isFollowed) => {
    // A star of the guest's that she takes back at once would be lit again by what joins the account.
    if (guest.length > 0) await own
    return save(matchId, isFollowed)
  })
  void own.then((list) => list && isOwner && applyAccountFavourites(list))
  return () => {
    isOwner = false
    setFavouriteOwner(null)
  }
}
