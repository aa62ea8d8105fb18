import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** The days of the simulated calendar that are stored in `matches`, and the version of the feed that generated them. */
export const calendarDays = sqliteTable('calendar_days', {
  /** Days since 1 January 1970, UTC. */
  day: integer().primaryKey(),
  version: integer().notNull(),
})

export const calendarDaysDeclared = impersonal(calendarDays)
