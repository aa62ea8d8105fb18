import { LRUCache } from 'lru-cache'
import type { Context } from '#backend/core/context.ts'
import { CHANNEL_ID } from '#contract/promotion-rules.ts'
import { type ChannelRow, findChannel } from './channels.store.ts'

export type OpenChannel = Pick<ChannelRow, 'id' | 'uid' | 'brand'>

/** How long a channel that is closed may still be counted. */
const KEPT_MS = 30_000
/** Null: there is none, or it is closed. */
const known = new LRUCache<string, { channel: OpenChannel | null }>({ max: 1_000, ttl: KEPT_MS })

/** For a channel that was closed or opened here. */
export const forgetChannel = (id: string): boolean => known.delete(id)

/** An open channel of the caller's brand by its id, as it was a moment ago: for what comes with each visit. */
export async function openChannelOf(
  { accountDb, brand }: Pick<Context, 'accountDb' | 'brand'>,
  id: string | undefined,
): Promise<OpenChannel | null> {
  if (!id || !CHANNEL_ID.test(id)) return null
  let entry = known.get(id)
  if (!entry) {
    const row = await findChannel(accountDb, id)
    entry = { channel: row && row.closedAt === null ? { id, uid: row.uid, brand: row.brand } : null }
    known.set(id, entry)
  }
  return entry.channel && entry.channel.brand === brand ? entry.channel : null
}
