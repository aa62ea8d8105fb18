import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Why a balance changed. The ledger takes its place when it comes. */
export const balanceRecords = sqliteTable(
  'balance_records',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: integer().notNull(),
    currency: text().$type<'gold' | 'diamond'>().notNull(),
    /** `registration` */
    type: text().notNull(),
    amount: integer().notNull(),
    /** One record per intent: `registration:<uid>`. */
    intent: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('balance_records_by_intent').on(table.intent),
    index('balance_records_by_user').on(table.uid, table.id),
  ],
)
