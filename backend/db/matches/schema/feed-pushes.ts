import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { impersonal } from '../../personal.ts'

/** What providers have pushed to the matches of each league. Times are milliseconds since the epoch. */
export const feedPushes = sqliteTable('feed_pushes', {
  leagueId: integer('league_id').primaryKey(),
  pushedAt: integer('pushed_at').notNull(),
  /** Ever. Those that were stored twice, since the database gave no answer, are counted twice. */
  events: integer().notNull(),
  /** How long after it happened the last event came. */
  behindMs: integer('behind_ms').notNull(),
})

export const feedPushesDeclared = impersonal(feedPushes)
