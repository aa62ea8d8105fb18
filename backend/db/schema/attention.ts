import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'

/** Matches a user follows. */
export const attention = sqliteTable(
  'attention',
  {
    uid: integer().notNull(),
    matchId: integer('match_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.matchId] })],
)
