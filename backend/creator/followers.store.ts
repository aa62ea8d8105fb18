import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { follows } from '#backend/db/accounts/schema/follows.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isVisible } from '#backend/identity/visible.store.ts'

/** Who follows an expert since some time, from the first on; `isWanted`: whether notices of plans are. */
export const readFollowersToTell = (
  db: AccountDatabase,
  uid: number,
  { after, until }: { after: number; until: number },
  limit: number,
) =>
  db
    .select({
      uid: follows.uid,
      createdAt: follows.createdAt,
      isWanted: sql<number>`(${isVisible}) and coalesce(json_extract(${profiles.preferences}, '$.notifyPlans'), 1)`,
    })
    .from(follows)
    .innerJoin(accounts, eq(accounts.uid, follows.uid))
    .innerJoin(profiles, eq(profiles.uid, follows.uid))
    .where(
      and(
        eq(follows.kind, 'user'),
        eq(follows.targetId, uid),
        gt(follows.createdAt, after),
        lte(follows.createdAt, until),
      ),
    )
    .orderBy(follows.createdAt)
    .limit(limit)
