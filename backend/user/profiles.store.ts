import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { follows } from '#backend/db/schema/follows.ts'
import { notices } from '#backend/db/schema/notices.ts'
import { identities } from '#backend/db/schema/third-party.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

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

/** What a profile shows beside the row itself, in one query. `viewerUid` 0: nobody is looking. */
export async function readProfileCounts(db: Database, uid: number, viewerUid: number): Promise<ProfileCounts> {
  const isFan = and(eq(follows.kind, 'user'), eq(follows.targetId, uid))
  const [row] = await db.all<ProfileCounts>(sql`select
    ${countOf(sql`${follows}`, eq(follows.uid, uid))} as followCount,
    ${countOf(sql`${follows}`, isFan)} as fanCount,
    ${countOf(sql`${notices}`, and(eq(notices.uid, uid), isNull(notices.readAt)))} as unreadCount,
    (select json_group_array(${identities.type}) from ${identities} where ${identities.uid} = ${uid}) as thirdParties,
    ${countOf(sql`${follows}`, and(isFan, eq(follows.uid, viewerUid)))} as isFollowed`)
  return row ?? { followCount: 0, fanCount: 0, unreadCount: 0, thirdParties: '[]', isFollowed: 0 }
}

/** The account of a user. */
export const findProfile = async (db: Database, uid: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.uid, uid)).limit(1))[0]
