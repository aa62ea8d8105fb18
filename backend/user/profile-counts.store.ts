import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { fanCounts, follows } from '#backend/db/schema/follows.ts'
import { notices } from '#backend/db/schema/notices.ts'
import { identities } from '#backend/db/schema/third-party.ts'

export interface ProfileCounts {
  followCount: number
  fanCount: number
  unreadCount: number
  /** Types of the third-party sign-ins, as JSON. */
  thirdParties: string
  isFollowed: number
}

const countOf = (table: SQL, condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*) from ${table} where ${condition})`

/**
 * The counts of a profile, in one query. `viewerUid`: 0 for a guest. Unread notices are counted only `forSelf`, for the
 * user's own profile.
 */
export async function readProfileCounts(
  db: Database,
  uid: number,
  { viewerUid, forSelf }: { viewerUid: number; forSelf: boolean },
): Promise<ProfileCounts> {
  const isFan = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  const unread = countOf(sql`${notices}`, and(eq(notices.uid, uid), isNull(notices.readAt)))
  const counted = and(eq(fanCounts.kind, 'user'), eq(fanCounts.targetId, uid))
  const [row] = await db.all<ProfileCounts>(sql`select
    ${countOf(sql`${follows}`, eq(follows.uid, uid))} as followCount,
    coalesce((select ${fanCounts.fans} from ${fanCounts} where ${counted}), 0) as fanCount,
    ${forSelf ? unread : sql`0`} as unreadCount,
    (select json_group_array(distinct ${identities.type}) from ${identities} where ${identities.uid} = ${uid})
      as thirdParties,
    ${countOf(sql`${follows}`, and(isFan, eq(follows.uid, viewerUid)))} as isFollowed`)
  return row ?? { followCount: 0, fanCount: 0, unreadCount: 0, thirdParties: '[]', isFollowed: 0 }
}
