import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MatchState } from '#contract/match-state.ts'
import { impersonal } from '../../personal.ts'

/** The state of a pushed match after event `seq` of its log, so that only later events must be read. */
export const matchStates = sqliteTable('match_states', {
  matchId: integer('match_id').primaryKey(),
  seq: integer().notNull(),
  /** When that event happened, milliseconds since the epoch. */
  at: integer().notNull(),
  /** `FOLD_VERSION` of the rules that made it. */
  version: integer().notNull(),
  state: text({ mode: 'json' }).$type<MatchState>().notNull(),
})

export const matchStatesDeclared = impersonal(matchStates)
