import { isNull, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { referrals } from '#backend/db/schema/referrals.ts'
import { newAccount } from './accounts.store.ts'

export type Referral = Pick<typeof referrals.$inferSelect, 'promotionChannelId' | 'channelFromtype' | 'invitedBy'>

/** Beside `insertAccount`, in one batch. No row for who came by herself. */
export function insertReferral(
  db: Database,
  username: string,
  { promotionChannelId, channelFromtype, invitedBy }: Referral,
) {
  const hasOrigin = promotionChannelId !== null || channelFromtype !== null || invitedBy !== null
  return db.insert(referrals).select(
    sql`select ${accounts.uid}, ${promotionChannelId}, ${channelFromtype}, ${invitedBy}, ${accounts.createdAt}
      from ${newAccount(username)} and ${hasOrigin}`,
  )
}

/** Keeps the channel that sent her to sign in, if none did before. Invitations are for those who were no users yet. */
export async function creditChannel(
  db: Database,
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
