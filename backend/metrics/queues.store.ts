import { sql } from 'drizzle-orm'
import { countParts, readDesk, readQueues } from '#backend/admin/queues.store.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

interface Count {
  name: string
  count: number
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

const listed = (counts: Readonly<Record<string, number>>): Count[] =>
  Object.entries(counts).map(([name, count]) => ({ name, count }))

/** What waits for staff. */
export async function readReviews(db: AccountDatabase): Promise<Count[]> {
  const [reviews, desk] = await Promise.all([readQueues(db), readDesk(db)])
  return listed({ ...reviews, ...desk })
}

export const readOpenPayments = async (db: AccountDatabase): Promise<Count[]> => {
  const parts = Object.fromEntries(OPEN_PAYMENTS.map((state) => [state, sql`${paymentOrders} where state = ${state}`]))
  return listed(await countParts(db, parts))
}

/** When the sweep should have looked at the order that has waited longest; null when it is at its end. */
export async function readOldestCheck(db: AccountDatabase, now: number): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(
    sql`select min(next_check_at) as at from ${paymentOrders} where next_check_at < ${now}`,
  )
  return row?.at ?? null
}
