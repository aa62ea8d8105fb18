import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GoodsCategory, GoodsKind, GoodsPicture } from '#contract/mall-rules.ts'
import { impersonal } from '../../personal.ts'

/** Texts by product language code. */
export type GoodsTexts = Readonly<Record<string, string>>

/** What the mall has or had. Rows are never deleted: orders name them. */
export const mallGoods = sqliteTable(
  'mall_goods',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    names: text({ mode: 'json' }).$type<GoodsTexts>().notNull(),
    descriptions: text({ mode: 'json' }).$type<GoodsTexts>().notNull(),
    category: text().$type<GoodsCategory>().notNull(),
    kind: text().$type<GoodsKind>().notNull(),
    picture: text().$type<GoodsPicture>().notNull(),
    /** Of a piece, in coins. */
    price: integer().notNull(),
    /** Pieces that can be ordered: those of open orders are taken off. Virtual goods: their free cards, less the same. */
    stock: integer().notNull(),
    isOnSale: integer('is_on_sale', { mode: 'boolean' }).notNull(),
    /** Null: of all brands. */
    brand: text(),
    /** The name of simulated goods of local runs and demonstrations (backend/mall/demo-goods.ts); null for all others. */
    demo: text().unique(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('mall_goods_on_sale').on(table.isOnSale, table.id),
    index('mall_goods_by_category').on(table.isOnSale, table.category, table.id),
    check('mall_goods_price', sql`price > 0`),
    check('mall_goods_stock', sql`stock >= 0`),
  ],
)

export const mallGoodsDeclared = impersonal(mallGoods)
