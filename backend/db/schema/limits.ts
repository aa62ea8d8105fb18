import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Counters of what an address or an identifier did lately. */
export const limits = sqliteTable(
  'limits',
  {
    /** `send:address:203.0.113.7`, `guess:user@example.org` */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('limits_by_end').on(table.endsAt)],
)
