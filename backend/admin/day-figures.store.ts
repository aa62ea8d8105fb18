import { sql } from 'drizzle-orm'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import { planOrders } from '#backend/db/accounts/schema/plans.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { AdminDay } from '#contract/admin.ts'
import { FIGURE_MAX } from '#contract/list-limits.ts'
import { countParts } from './queues.store.ts'

const DAY_MS = 24 * 60 * 60_000

/** What came in the 24 hours until then. Literal states: with bound values SQLite cannot use the partial index. */
export async function readDay(db: AccountDatabase, until: number): Promise<AdminDay> {
  const isThen = sql`created_at > ${until - DAY_MS} and created_at <= ${until}`
  const paid = sql`${paymentOrders} where state = 'credited' and ${isThen}`
  const [counts, [sold]] = await Promise.all([
    countParts(db, {
      payments: paid,
      plans: sql`${planOrders} where state in ('held', 'done', 'refunded') and ${isThen}`,
      comments: sql`${comments} where ${isThen}`,
    }),
    db.all<{ coins: number }>(
      sql`select coalesce(sum(gold), 0) as coins from (select gold from ${paid} limit ${FIGURE_MAX + 1})`,
    ),
  ])
  return { ...counts, coins: sold?.coins ?? 0 }
}
