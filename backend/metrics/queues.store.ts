import { type SQL, sql } from 'drizzle-orm'
import { chatCases } from '#backend/db/accounts/schema/chat.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import { expertApplications } from '#backend/db/accounts/schema/plans.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import { streamerApplications } from '#backend/db/accounts/schema/streamer-applications.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Nothing is counted further: a question must cost the same on a bad day. */
const COUNTED_MAX = 1000

interface Count {
  name: string
  count: number
}

/** Each reads an index. Literal texts: with bound values SQLite cannot use the partial ones. */
const REVIEWS: Readonly<Record<string, SQL>> = {
  posts: sql`${posts} where state = 'reviewing'`,
  videos: sql`${videos} where state = 'reviewing'`,
  streamers: sql`${streamerApplications} where state = 'reviewing'`,
  experts: sql`${expertApplications} where state = 'reviewing'`,
  chat_reports: sql`${chatCases} where decided_at is null`,
}

/** States of payments in which somebody has still to do something: the buyer, a provider, the sweep or staff. */
const OPEN_PAYMENTS = [
  'created',
  'pending',
  'held',
  'paid',
  'crediting',
  'refunding',
  'taken',
  'returned',
  'part_returned',
] as const

/** One statement with a value for each part: D1 takes no more than five terms of a union. */
async function countsOf(db: AccountDatabase, parts: Readonly<Record<string, SQL>>): Promise<Count[]> {
  const values = Object.entries(parts).map(
    ([name, rows]) =>
      sql`(select count(*) from (select 1 from ${rows} limit ${COUNTED_MAX})) as ${sql.identifier(name)}`,
  )
  const [row] = await db.all<Record<string, number>>(sql`select ${sql.join(values, sql`, `)}`)
  return Object.entries(row ?? {}).map(([name, count]) => ({ name, count }))
}

/** What waits for staff. */
export const readReviews = (db: AccountDatabase): Promise<Count[]> => countsOf(db, REVIEWS)

export const readOpenPayments = (db: AccountDatabase): Promise<Count[]> =>
  countsOf(db, Object.fromEntries(OPEN_PAYMENTS.map((state) => [state, sql`${paymentOrders} where state = ${state}`])))

/** When the sweep should have looked at the order that has waited longest; null when it is at its end. */
export async function readOldestCheck(db: AccountDatabase, now: number): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(
    sql`select min(next_check_at) as at from ${paymentOrders} where next_check_at < ${now}`,
  )
  return row?.at ?? null
}
