import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** The last import of each league and season. */
export const imports = sqliteTable('imports', {
  /** `openfootball:en.1:2025-26` */
  key: text().primaryKey(),
  leagueId: integer('league_id').notNull(),
  matchCount: integer('match_count').notNull(),
  importedAt: integer('imported_at').notNull(),
})

export const importsDeclared = impersonal(imports)
