import { type SQL, sql } from 'drizzle-orm'
import { chatCases } from '#backend/db/accounts/schema/chat.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import { expertApplications, plans } from '#backend/db/accounts/schema/plans.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import { streamerApplications } from '#backend/db/accounts/schema/streamer-applications.ts'
import { supportRequests } from '#backend/db/accounts/schema/support.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ReviewQueue } from '#contract/admin.ts'
import { FIGURE_MAX } from '#contract/list-limits.ts'

/** Each reads an index. Literal texts: with bound values SQLite cannot use the partial ones. */
const QUEUES: Readonly<Record<ReviewQueue, SQL>> = {
  posts: sql`${posts} where state = 'reviewing'`,
  videos: sql`${videos} where state = 'reviewing'`,
  plans: sql`${plans} where state = 'reviewing'`,
  streamers: sql`${streamerApplications} where state = 'reviewing'`,
  experts: sql`${expertApplications} where state = 'reviewing'`,
  support: sql`${supportRequests} where state = 'waiting'`,
  chat_reports: sql`${chatCases} where decided_at is null`,
}

/**
 * How many rows each part has, no further than one beyond the largest figure shown: a question must cost the same on a bad day.
 * One statement with a value for each part: D1 takes no more than five terms of a union.
 */
export async function countParts<Name extends string>(
  db: AccountDatabase,
  parts: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> {
  const values = Object.entries<SQL>(parts).map(
    ([name, rows]) =>
      sql`(select count(*) from (select 1 from ${rows} limit ${FIGURE_MAX + 1})) as ${sql.identifier(name)}`,
  )
  const [row] = await db.all<Record<Name, number>>(sql`select ${sql.join(values, sql`, `)}`)
  if (!row) throw new Error('nothing was counted')
  return row
}

/** What waits for staff to review. */
export const readQueues = (db: AccountDatabase): Promise<Record<ReviewQueue, number>> => countParts(db, QUEUES)

/** What waits for an answer of staff, besides. */
export const readDesk = (db: AccountDatabase): Promise<Record<'complaints' | 'feedback', number>> =>
  countParts(db, {
    complaints: sql`${complaints} where decided_at is null`,
    feedback: sql`${feedback} where answered_at is null`,
  })
