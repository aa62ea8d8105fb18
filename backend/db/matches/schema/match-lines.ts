import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** A player's figures in a match: those that are not 0, and of shooters more (backend/feed/rounds/stored-line.ts). The second says on which side: 0 home, 1 away. */
export type StoredLine = readonly [player: number, side: 0 | 1, values: Readonly<Record<string, number | string>>]

/**
 * Figures of the players of a match, so that a season's are read without folding its logs: of a simulated one stored when it is
 * resolved, of another one when it is over.
 */
export const matchLines = sqliteTable('match_lines', {
  matchId: integer('match_id').primaryKey(),
  lines: text({ mode: 'json' }).$type<StoredLine[]>().notNull(),
})

export const matchLinesDeclared = impersonal(matchLines)
