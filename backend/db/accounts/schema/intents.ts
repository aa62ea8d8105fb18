import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Answers to calls with an Idempotency-Key, so that a repeated call is answered without running again. */
export const intents = sqliteTable(
  'intents',
  {
    /** Caller, call and key. */
    key: text().primaryKey(),
    /** The envelope; null while the first call is running. */
    answer: text(),
    /** SHA-256 of the input, hex: another input under the same key is refused. */
    inputHash: text('input_hash'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('intents_by_age').on(table.createdAt)],
)

export const intentsDeclared = personal(
  intents,
  { key: 'internal', answer: 'personal', inputHash: 'internal', createdAt: 'personal' },
  {
    by: 'key',
    holds: { prefix: (uid) => `u${uid}|` },
    atDeletion: 'delete',
    notExported: 'answers that the user got, stored for a day',
  },
)
