import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../personal.ts'

/** Answers to calls that carried an Idempotency-Key, so that a repeated one is answered and not done again. */
export const intents = sqliteTable(
  'intents',
  {
    /** Caller, call and key. */
    key: text().primaryKey(),
    /** The envelope; null while the first is under way. */
    answer: text(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('intents_by_age').on(table.createdAt)],
)

export const intentsDeclared = personal(
  intents,
  { key: 'ours', answer: 'personal', createdAt: 'personal' },
  {
    by: 'key',
    holds: { prefix: (uid) => `u${uid}|` },
    atDeletion: 'delete',
    notExported: 'answers she was given, kept for a day',
  },
)
