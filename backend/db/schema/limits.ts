import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { passing } from '../personal.ts'

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

export const limitsDeclared = passing(
  limits,
  'counters by address or contact; go when their window ends, after a day at most',
)
