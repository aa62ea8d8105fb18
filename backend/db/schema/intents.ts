import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
