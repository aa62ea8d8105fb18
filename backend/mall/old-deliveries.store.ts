import { and, inArray, lte, sql } from 'drizzle-orm'
import { mallOrders as orders } from '#backend/db/accounts/schema/mall-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

const ADDRESSED_MS = 2 * 365 * 24 * 3_600_000
const BLANKED_MAX = 1_000

/** Forgets to whom and where the goods of orders went that are two years old. */
export async function blankOldDeliveries(db: AccountDatabase, now: number): Promise<void> {
  // As the partial index has it.
  const isAddressed = sql`coalesce(recipient, address, contact, remarks, tracking) is not null`
  const old = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isAddressed, lte(orders.createdAt, now - ADDRESSED_MS)))
    .limit(BLANKED_MAX)
  await db
    .update(orders)
    .set({ recipient: null, address: null, contact: null, remarks: null, tracking: null })
    .where(inArray(orders.id, old))
}
