import type { AccountDatabase } from '#backend/db/database.ts'
import { type SandboxStatement, statementOf } from './notification.ts'
import { findPayment, movePayment, openPayment, type SandboxPayment } from './sandbox-payments.store.ts'

/** The sandbox's interface for shops, where a real provider has one over HTTP. */

/** Opens a payment, or finds the one that this order has. `payUrl`: its page, on the host of the shop. */
export async function openSandboxPayment(
  db: AccountDatabase,
  payment: Omit<SandboxPayment, 'id' | 'status'>,
): Promise<{ id: string; payUrl: string }> {
  const id = await openPayment(db, { ...payment, id: `sandbox_${crypto.randomUUID().replaceAll('-', '')}` })
  return { id, payUrl: `${new URL(payment.returnTo).origin}/pay/sandbox/${id}` }
}

/** What became of a payment; undefined when there is none. */
export async function askSandbox(db: AccountDatabase, id: string, now: number): Promise<SandboxStatement | undefined> {
  const payment = await findPayment(db, id)
  return payment && statementOf(payment, now)
}

/** Returns the money of a payment; asked again it returns nothing more. False when nothing was paid. */
export async function returnSandboxMoney(db: AccountDatabase, id: string): Promise<boolean> {
  if (await movePayment(db, id, 'paid', 'returned')) return true
  return (await findPayment(db, id))?.status === 'returned'
}
