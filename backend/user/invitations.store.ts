import { and, count, desc, eq } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isVisible } from '#backend/identity/visible.store.ts'

/** A page of the users who registered with a user's invitation, newest first. */
export async function readInvited(db: AccountDatabase, uid: number, offset: number) {
  const isAccount = eq(accounts.uid, referrals.uid)
  const isInvited = and(eq(referrals.invitedBy, uid), isVisible)
  const [rows, totals] = await db.batch([
    db
      .select({
        uid: accounts.uid,
        username: accounts.username,
        avatar: profiles.avatar,
        createdAt: referrals.createdAt,
      })
      .from(referrals)
      .innerJoin(accounts, isAccount)
      .innerJoin(profiles, eq(profiles.uid, referrals.uid))
      .where(isInvited)
      .orderBy(desc(referrals.createdAt), desc(referrals.uid))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(referrals).innerJoin(accounts, isAccount).where(isInvited),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
