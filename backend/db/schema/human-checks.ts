import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { passing } from '../personal.ts'

/** Human checks that were solved: none counts twice. */
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

export const humanChecksDeclared = passing(humanChecks, 'the address that solved a check; goes when the check ends')
