import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'

/** Which stages of the simulated calendar are laid out in `matches`, and by which version of the feed. */
export const calendarStages = sqliteTable(
  'calendar_stages',
  {
    gameId: integer('game_id').notNull(),
    stage: integer().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.stage] })],
)
