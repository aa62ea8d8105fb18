import { eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import { welcomeBonuses } from '#backend/db/accounts/schema/welcome-bonuses.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Whether there is an account, and whether it is banned. */
export async function readStanding(db: AccountDatabase, uid: number): Promise<'gone' | 'banned' | 'good'> {
  const [row] = await db.select({ bannedAt: accounts.bannedAt }).from(accounts).where(eq(accounts.uid, uid))
  if (!row) return 'gone'
  return row.bannedAt === null ? 'good' : 'banned'
}

/** Whether the user verified a mailbox or phone that nobody had used for it, within the limits of backend/login/welcome-bonus.ts. */
export const hasBonus = async (db: AccountDatabase, uid: number): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(welcomeBonuses).where(eq(welcomeBonuses.uid, uid)).limit(1)).length > 0

/** How a payment stands: see backend/payment/order-states.ts. */
export const stateOfOrder = async (db: AccountDatabase, id: number): Promise<string | undefined> =>
  (await db.select({ state: paymentOrders.state }).from(paymentOrders).where(eq(paymentOrders.id, id)))[0]?.state
