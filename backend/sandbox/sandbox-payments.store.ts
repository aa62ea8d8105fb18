import { and, eq } from 'drizzle-orm'
import { sandboxPayments as payments } from '#backend/db/accounts/schema/sandbox-payments.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type SandboxPayment = typeof payments.$inferSelect

/** Stores a payment; for an order that has one already, that one. */
export async function openPayment(db: AccountDatabase, payment: Omit<SandboxPayment, 'status'>): Promise<string> {
  const [, rows] = await db.batch([
    db
      .insert(payments)
      .values({ ...payment, status: 'open' })
      .onConflictDoNothing(),
    db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, payment.orderId)),
  ])
  return rows[0]?.id ?? payment.id
}

export const findPayment = async (db: AccountDatabase, id: string): Promise<SandboxPayment | undefined> =>
  (await db.select().from(payments).where(eq(payments.id, id)))[0]

/** Moves a payment from one status to another; false when it has a third. */
export async function movePayment(
  db: AccountDatabase,
  id: string,
  from: SandboxPayment['status'],
  to: SandboxPayment['status'],
): Promise<boolean> {
  const moved = await db
    .update(payments)
    .set({ status: to })
    .where(and(eq(payments.id, id), eq(payments.status, from)))
    .returning({ id: payments.id })
  return moved.length > 0
}
