import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GoodsKind, GoodsPicture } from '#contract/mall-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'
import type { GoodsTexts } from './mall-goods.ts'

/** Goods that users redeemed, or began to. */
export const mallOrders = sqliteTable(
  'mall_orders',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    /** Null once the account is deleted. */
    uid: integer(),
    /** Made by the page when the buyer pressed the button, so that a repetition is no second order. */
    intent: text().notNull(),
    brand: text().notNull(),
    goodsId: integer('goods_id').notNull(),
    /** As they were called, looked and cost when they were ordered. */
    names: text({ mode: 'json' }).$type<GoodsTexts>().notNull(),
    picture: text().$type<GoodsPicture>().notNull(),
    kind: text().$type<GoodsKind>().notNull(),
    price: integer().notNull(),
    quantity: integer().notNull(),
    /** See backend/mall/order-states.ts. */
    state: text().notNull(),
    recipient: text(),
    address: text(),
    contact: text(),
    remarks: text(),
    tracking: text(),
    /** Why staff returned the coins. */
    reason: text(),
    createdAt: integer('created_at').notNull(),
    /** Until when it can be paid. */
    expiresAt: integer('expires_at').notNull(),
    paidAt: integer('paid_at'),
    shippedAt: integer('shipped_at'),
    redeemedAt: integer('redeemed_at'),
    endedAt: integer('ended_at'),
    refundedAt: integer('refunded_at'),
    /** When the sweep looks at it next; null: never. */
    nextCheckAt: integer('next_check_at'),
    /** How often the sweep has looked at it in this state. */
    checks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('mall_orders_by_intent').on(table.uid, table.intent),
    index('mall_orders_by_user').on(table.uid, table.createdAt, table.id),
    index('mall_orders_by_user_state').on(table.uid, table.state, table.createdAt, table.id),
    index('mall_orders_by_state').on(table.state, table.createdAt, table.id),
    index('mall_orders_by_time').on(table.createdAt, table.id),
    index('mall_orders_by_check').on(table.nextCheckAt),
    index('mall_orders_addressed')
      .on(table.createdAt)
      .where(sql`coalesce(recipient, address, contact, remarks, tracking) is not null`),
    check('mall_orders_amount', sql`price > 0 and quantity > 0`),
  ],
)

export const mallOrdersDeclared = personal(
  mallOrders,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    brand: 'personal',
    goodsId: 'personal',
    names: 'personal',
    picture: 'internal',
    kind: 'personal',
    price: 'personal',
    quantity: 'personal',
    state: 'personal',
    recipient: 'personal',
    address: 'personal',
    contact: 'personal',
    remarks: 'personal',
    tracking: 'personal',
    reason: 'personal',
    createdAt: 'personal',
    expiresAt: 'internal',
    paidAt: 'personal',
    shippedAt: 'personal',
    redeemedAt: 'personal',
    endedAt: 'personal',
    refundedAt: 'personal',
    nextCheckAt: 'internal',
    checks: 'internal',
  },
  {
    by: 'uid',
    holds: 'uid',
    // What was redeemed stays in the books, without whom it was for.
    atDeletion: { blank: ['recipient', 'address', 'contact', 'remarks', 'tracking', 'reason', 'uid'] },
    exportAs: { list: 'redemptions', newestBy: 'createdAt' },
  },
)
