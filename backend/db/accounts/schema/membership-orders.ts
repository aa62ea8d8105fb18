import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { MembershipCurrency, Period, Tier } from '#contract/membership-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Memberships that users bought or began to buy. Times are milliseconds since the epoch. */
export const membershipOrders = sqliteTable(
  'membership_orders',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    /** Null once the account is deleted. */
    uid: integer(),
    /** Made by the page when the buyer pressed the button, so that a repetition is no second order. */
    intent: text().notNull(),
    /** Empty: not known. */
    brand: text().notNull(),
    tier: text().$type<Tier>().notNull(),
    period: text().$type<Period>().notNull(),
    currency: text().$type<MembershipCurrency>().notNull(),
    /** Of the whole period. */
    price: integer().notNull(),
    /** What is charged. */
    amount: integer().notNull(),
    fromAt: integer('from_at').notNull(),
    untilAt: integer('until_at').notNull(),
    /** `new`; `given`, `paid`, `refunding`, `refunded`; `refused`, `void`: see backend/membership/settle-order.ts. */
    state: text().$type<'new' | 'given' | 'paid' | 'refunding' | 'refunded' | 'refused' | 'void'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the sweep looks at it next; null: never. */
    nextCheckAt: integer('next_check_at'),
    /** What was given back, and when that was decided. */
    refund: integer(),
    refundedAt: integer('refunded_at'),
  },
  (table) => [
    uniqueIndex('membership_orders_by_intent').on(table.uid, table.intent),
    // A user's orders are settled one after the other: the price of each depends on those before.
    uniqueIndex('membership_orders_open').on(table.uid).where(sql`state = 'new'`),
    index('membership_orders_by_user').on(table.uid, table.createdAt, table.id),
    // The list of staff.
    index('membership_orders_by_time').on(table.createdAt, table.id),
    index('membership_orders_by_check').on(table.nextCheckAt),
    check('membership_orders_amount', sql`amount > 0 and amount <= price`),
    check('membership_orders_time', sql`until_at > from_at`),
  ],
)

export const membershipOrdersDeclared = personal(
  membershipOrders,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    brand: 'personal',
    tier: 'personal',
    period: 'personal',
    currency: 'personal',
    price: 'personal',
    amount: 'personal',
    fromAt: 'personal',
    untilAt: 'personal',
    state: 'personal',
    createdAt: 'personal',
    nextCheckAt: 'internal',
    refund: 'personal',
    refundedAt: 'personal',
  },
  {
    by: 'uid',
    holds: 'uid',
    // What was paid stays in the books, without whom it was from.
    atDeletion: { blank: ['uid'] },
    exportAs: { list: 'membershipOrders', newestBy: 'createdAt' },
  },
)
