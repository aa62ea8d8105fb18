import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** When something was last done that an operator watches, and whether it fails. Times are milliseconds since the epoch. */
export const marks = sqliteTable('marks', {
  /** `cron 7 * * * *`, `push`, `mail` */
  name: text().primaryKey(),
  doneAt: integer('done_at'),
  failedAt: integer('failed_at'),
  /** How often it has failed since it was last done. */
  failures: integer().notNull().default(0),
})

export const marksDeclared = impersonal(marks)
