import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What administrators did. Nothing is ever changed or deleted in it. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    adminUid: integer('admin_uid').notNull(),
    act: text().notNull(),
    targetUid: integer('target_uid'),
    detail: text().notNull(),
    address: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('audit_by_target').on(table.targetUid, table.id)],
)
