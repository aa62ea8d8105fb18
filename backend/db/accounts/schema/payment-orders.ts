import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PayCurrency, PayMethod } from '#contract/payment-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Coins and diamonds that users bought or began to buy. */
export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    /** Null once the account is deleted. */
    uid: integer(),
    /** Made by the page when the buyer pressed the button, so that a repetition is no second order. */
    intent: text().notNull(),
    brand: text().notNull(),
    method: text().$type<PayMethod>().notNull(),
    /** `stripe`, `sandbox` */
    provider: text().notNull(),
    gold: integer().notNull(),
    diamond: integer().notNull(),
    currency: text().$type<PayCurrency>().notNull(),
    /** In the currency's minor unit. */
    amount: integer().notNull(),
    /** See backend/payment/order-states.ts. */
    state: text().notNull(),
    /** The provider's own id of the payment; null until it has one. */
    reference: text(),
    /** The provider's page on which the buyer pays. */
    payUrl: text('pay_url'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    paidAt: integer('paid_at'),
    /** What the provider says that it was paid, where that is not what the order says. */
    otherAmount: integer('other_amount'),
    otherCurrency: text('other_currency'),
    /** When the sweep looks at it next; null: never. */
    nextCheckAt: integer('next_check_at'),
    /** How often the sweep has looked at it in this state. */
    checks: integer().notNull().default(0),
    /** How much of the money the provider has returned, where that was not all of it. */
    returnedAmount: integer('returned_amount'),
  },
  (table) => [
    uniqueIndex('payment_orders_by_intent').on(table.uid, table.intent),
    uniqueIndex('payment_orders_by_reference').on(table.provider, table.reference),
    index('payment_orders_by_user').on(table.uid, table.createdAt, table.id),
    index('payment_orders_by_user_state').on(table.uid, table.state, table.createdAt, table.id),
    index('payment_orders_by_check').on(table.nextCheckAt),
    // The list of staff.
    index('payment_orders_undecided_first').on(
      sql`(state = 'held' or state = 'part_returned')`,
      table.createdAt,
      table.id,
    ),
    index('payment_orders_by_time').on(table.createdAt, table.id),
    index('payment_orders_by_amount').on(table.amount, table.id),
    index('payment_orders_by_state_amount').on(table.state, table.amount, table.id),
    index('payment_orders_by_state').on(table.state, table.createdAt, table.id),
    check('payment_orders_amount', sql`amount > 0`),
    check('payment_orders_goods', sql`gold >= 0 and diamond >= 0 and gold + diamond > 0`),
  ],
)

export const paymentOrdersDeclared = personal(
  paymentOrders,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    brand: 'personal',
    method: 'personal',
    provider: 'personal',
    gold: 'personal',
    diamond: 'personal',
    currency: 'personal',
    amount: 'personal',
    state: 'personal',
    reference: 'internal',
    payUrl: 'internal',
    createdAt: 'personal',
    expiresAt: 'internal',
    paidAt: 'personal',
    otherAmount: 'personal',
    otherCurrency: 'personal',
    nextCheckAt: 'internal',
    checks: 'internal',
    returnedAmount: 'personal',
  },
  {
    by: 'uid',
    holds: 'uid',
    // What was paid stays in the books, without whom it was from.
    atDeletion: { blank: ['uid', 'payUrl'] },
    exportAs: { list: 'paymentOrders', newestBy: 'createdAt' },
  },
)
