import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** At most one row: the version of the feed that may change the simulated matches. */
export const calendarLease = sqliteTable('calendar_lease', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** As in `calendar_days`. */
  version: integer().notNull(),
  /** Counts the changes of the feed's code: a higher one takes the lease from a lower one. */
  release: integer().notNull(),
  /** Milliseconds since the epoch, real time. */
  renewedAt: integer('renewed_at').notNull(),
})

export const calendarLeaseDeclared = impersonal(calendarLease)
