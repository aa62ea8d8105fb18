import { isNull, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { newAccountClause } from './accounts.store.ts'

export type Referral = Pick<typeof referrals.$inferSelect, 'promotionChannelId' | 'channelFromtype' | 'invitedBy'>

/** For the batch of `insertAccount`. Inserts nothing for a user who came without a referral. */
export function insertReferral(
  db: AccountDatabase,
  username: string,
  { promotionChannelId, channelFromtype, invitedBy }: Referral,
) {
  const isReferred = promotionChannelId !== null || channelFromtype !== null || invitedBy !== null
  return db.insert(referrals).select(
    sql`select ${accounts.uid}, ${promotionChannelId}, ${channelFromtype}, ${invitedBy}, ${accounts.createdAt}
      from ${newAccountClause(username)} and ${isReferred}`,
  )
}

/**
 * Stores the promotion channel of a user who signs in, if the user has none. Invitations (`u<uid>`) count only at
 * registration.
 */
export async function creditChannel(
  db: AccountDatabase,
  uid: number,
  { promotionChannelId, channelFromtype = null }: { promotionChannelId?: string; channelFromtype?: string | null },
  now: number,
): Promise<void> {
  if (!promotionChannelId || /^u\d+$/.test(promotionChannelId)) return
  const set = { promotionChannelId, channelFromtype }
  await db
    .insert(referrals)
    .values({ uid, ...set, createdAt: now })
    .onConflictDoUpdate({ target: referrals.uid, set, setWhere: isNull(referrals.promotionChannelId) })
}
