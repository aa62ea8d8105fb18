import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Names } from '#backend/core/names.ts'
import type { Crest } from '#contract/entities.ts'
import { impersonal } from '../../personal.ts'

export const teams = sqliteTable('teams', {
  id: integer().primaryKey(),
  gameId: integer('game_id').notNull(),
  names: text({ mode: 'json' }).$type<Names>().notNull(),
  /** How narrow rows call it; only of teams with long names. */
  shortNames: text('short_names', { mode: 'json' }).$type<Names>(),
  abbr: text().notNull(),
  crest: text({ mode: 'json' }).$type<Crest>().notNull(),
})

export const teamsDeclared = impersonal(teams)
