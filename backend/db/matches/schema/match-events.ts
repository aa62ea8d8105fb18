import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MatchEvent } from '#contract/match-state.ts'
import { impersonal } from '../../personal.ts'

/** Logs of imported and pushed matches. Those of simulated matches are generated from the seed when needed. */
export const matchEvents = sqliteTable(
  'match_events',
  {
    matchId: integer('match_id').notNull(),
    seq: integer().notNull(),
    event: text({ mode: 'json' }).$type<MatchEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seq] })],
)

export const matchEventsDeclared = impersonal(matchEvents)
