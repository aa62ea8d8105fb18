import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What a local run sent instead of real mail and SMS. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    to: text().notNull(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('outbox_by_receiver').on(table.to, table.id)],
)
