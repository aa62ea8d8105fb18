import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { mallOrders } from './mall-orders.ts'

/** Card numbers of virtual goods, each given once. */
export const mallCards = sqliteTable(
  'mall_cards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    goodsId: integer('goods_id').notNull(),
    /** AES-GCM: nonce and ciphertext, hex (backend/mall/card-cipher.ts). */
    sealed: text().notNull(),
    /** Which key of `CARD_KEYS` it was sealed with. */
    keyId: text('key_id').notNull(),
    /** HMAC of the number, so that none is uploaded twice. */
    digest: text().notNull().unique(),
    /** The order that it was given to; null while it is free. */
    orderId: integer('order_id'),
    /** The same for all that were uploaded together. */
    upload: integer().notNull(),
    uploadedAt: integer('uploaded_at').notNull(),
    givenAt: integer('given_at'),
  },
  (table) => [
    index('mall_cards_free').on(table.goodsId, table.id).where(sql`order_id is null`),
    index('mall_cards_by_order').on(table.orderId).where(sql`order_id is not null`),
  ],
)

export const mallCardsDeclared = personal(
  mallCards,
  {
    id: 'internal',
    goodsId: 'internal',
    sealed: 'secret',
    keyId: 'internal',
    digest: 'secret',
    orderId: 'internal',
    upload: 'internal',
    uploadedAt: 'internal',
    givenAt: 'internal',
  },
  {
    by: 'orderId',
    holds: { among: (uid) => sql`select ${mallOrders.id} from ${mallOrders} where ${mallOrders.uid} = ${uid}` },
    atDeletion: { keep: 'a number that was given is never given again; it is sealed, and its order names nobody' },
    notExported: 'the owner reads it on the page of the redemption',
  },
)
