import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { transient } from '../../personal.ts'

/** Solved human checks, so that none is accepted twice. */
export const humanChecks = sqliteTable(
  'human_checks',
  {
    /** SHA-256 of the token, hex. */
    hash: text().primaryKey(),
    address: text().notNull(),
    usesLeft: integer('uses_left').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('human_checks_by_end').on(table.expiresAt)],
)

export const humanChecksDeclared = transient(
  humanChecks,
  'the address that solved a check; deleted when the check expires',
)
