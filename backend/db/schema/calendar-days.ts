import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../personal.ts'

/** Which days of the simulated calendar stand in `matches`, and which version of the feed wrote them. */
export const calendarDays = sqliteTable('calendar_days', {
  /** Days since 1 January 1970, UTC. */
  day: integer().primaryKey(),
  version: integer().notNull(),
})

export const calendarDaysDeclared = impersonal(calendarDays)
