import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** The books of the payment provider that local runs and tests have: a stranger's, which no order is read from. */
export const sandboxPayments = sqliteTable('sandbox_payments', {
  id: text().primaryKey(),
  /** The shop's id of what is paid. */
  orderId: integer('order_id').notNull().unique(),
  title: text().notNull(),
  currency: text().notNull(),
  amount: integer().notNull(),
  status: text().$type<'open' | 'paid' | 'failed' | 'returned'>().notNull(),
  /** Where the buyer goes on. */
  returnTo: text('return_to').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export const sandboxPaymentsDeclared = impersonal(sandboxPayments)
