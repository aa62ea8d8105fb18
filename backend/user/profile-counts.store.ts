import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { fanCounts, follows } from '#backend/db/accounts/schema/follows.ts'
import { notices } from '#backend/db/accounts/schema/notices.ts'
import { identities } from '#backend/db/accounts/schema/third-party.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

const countOf = (table: SQL, condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*) from ${table} where ${condition})`

/**
 * The counts of a profile, in one row. `viewerUid`: 0 for a guest. Unread notices are counted only `forSelf`, for the
 * user's own profile.
 */
export function selectProfileCounts(
  db: AccountDatabase,
  uid: number,
  { viewerUid, forSelf }: { viewerUid: number; forSelf: boolean },
) {
  const isFan = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  const unread = countOf(sql`${notices}`, and(eq(notices.uid, uid), isNull(notices.readAt)))
  const counted = and(eq(fanCounts.kind, 'user'), eq(fanCounts.targetId, uid))
  const fans = sql`(select ${fanCounts.fans} from ${fanCounts} where ${counted})`
  const types = sql`(select json_group_array(distinct ${identities.type}) from ${identities} where ${identities.uid} = ${uid})`
  return db
    .select({
      followCount: countOf(sql`${follows}`, eq(follows.uid, uid)),
      fanCount: sql<number>`coalesce(${fans}, 0)`,
      unreadCount: forSelf ? unread : sql<number>`0`,
      /** Types of the third-party sign-ins, as JSON. */
      thirdParties: sql<string>`${types}`,
      isFollowed: countOf(sql`${follows}`, and(isFan, eq(follows.uid, viewerUid))),
    })
    .from(sql`(select 1)`)
}

export type ProfileCounts = Awaited<ReturnType<typeof selectProfileCounts>>[number]
