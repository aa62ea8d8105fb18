import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Matches that a user follows. */
export const attention = sqliteTable(
  'attention',
  {
    uid: integer().notNull(),
    matchId: integer('match_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.matchId] }),
    index('attention_by_match').on(table.matchId, table.uid),
    index('attention_by_user').on(table.uid, table.createdAt, table.matchId),
  ],
)

export const attentionDeclared = personal(
  attention,
  { uid: 'internal', matchId: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'favourites', newestBy: 'createdAt' } },
)
