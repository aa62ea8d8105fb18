import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Names } from '#backend/core/names.ts'
import { impersonal } from '../../personal.ts'

export const leagues = sqliteTable(
  'leagues',
  {
    id: integer().primaryKey(),
    gameId: integer('game_id').notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    abbr: text().notNull(),
    /** ISO 3166 alpha-2, or `INT`. */
    country: text().notNull(),
    /** 1 is the top. */
    tier: integer().notNull(),
  },
  (table) => [index('leagues_by_game').on(table.gameId, table.tier)],
)

export const leaguesDeclared = impersonal(leagues)
