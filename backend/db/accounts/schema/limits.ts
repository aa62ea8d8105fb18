import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { transient } from '../../personal.ts'

/** Rate limits: counters by address or identifier. */
export const limits = sqliteTable(
  'limits',
  {
    /** `code-address:sent:203.0.113.7`, `code:wrong:user@example.org` */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('limits_by_end').on(table.endsAt)],
)

export const limitsDeclared = transient(
  limits,
  'counters by address or contact; deleted when their window ends, after a day at most',
)
