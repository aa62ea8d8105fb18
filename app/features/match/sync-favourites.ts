import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { mergeAttention, setAttention } from './attention.functions.ts'
import { attentionQuery } from './attention.queries.ts'
import { applyAccountFavourites, clearGuestFavourites, readGuestFavourites, setFavouriteOwner } from './favourites.ts'
import { offerAlerts } from './offer-alerts.ts'

async function save(matchId: number, attention: boolean): Promise<boolean> {
  const answer = await setAttention({ data: { key: crypto.randomUUID(), input: { matchId, attention } } }).catch(
    () => undefined,
  )
  if (!answer?.ok) toast(m.error_network(), 'error')
  else if (attention) void offerAlerts()
  return answer?.ok ?? false
}

/** Loads the account's list, after merging the guest's list of this browser into it. */
async function loadAccountFavourites(
  client: QueryClient,
  guest: readonly number[],
): Promise<readonly number[] | undefined> {
  const { queryKey, ...query } = attentionQuery()
  // A cached list may be older than a toggle that is saved already.
  if (guest.length === 0) return (await client.fetchQuery({ ...query, queryKey, staleTime: 0 })).followed
  const merged = await mergeAttention({ data: { key: crypto.randomUUID(), input: { matchIds: [...guest] } } })
  if (!merged.ok) return undefined
  clearGuestFavourites()
  client.setQueryData(queryKey, merged.data)
  return merged.data.followed
}

/**
 * Shows the account's favourites until the returned function is called; merges those followed as a guest into them
 * once.
 */
export function syncFavourites(client: QueryClient, uid: number): () => void {
  let isOwner = true
  const guest = readGuestFavourites()
  // When the backend fails, the list stored in this browser stays.
  const accountList = loadAccountFavourites(client, guest).catch(() => undefined)
  setFavouriteOwner(uid, async (matchId, isFollowed) => {
    // Unfollowing a match of the guest's list before the merge would be undone by the merge.
    if (guest.length > 0) await accountList
    return save(matchId, isFollowed)
  })
  void accountList.then((list) => list && isOwner && applyAccountFavourites(list))
  return () => {
    isOwner = false
    setFavouriteOwner(null)
  }
}
