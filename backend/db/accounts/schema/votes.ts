import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VotePhase, VoteSide } from '#contract/vote-rules.ts'
import { impersonal, personal } from '../../personal.ts'

/** Who wins, as a user sees it. Removed once nobody can change it any more; `voteCounts` keeps the numbers. */
export const votes = sqliteTable(
  'votes',
  {
    matchId: integer('match_id').notNull(),
    uid: integer().notNull(),
    phase: text().$type<VotePhase>().notNull(),
    side: text().$type<VoteSide>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.uid, table.phase] }),
    index('votes_by_user').on(table.uid, table.createdAt),
    index('votes_by_age').on(table.createdAt),
  ],
)

export const votesDeclared = personal(
  votes,
  { matchId: 'personal', uid: 'internal', phase: 'personal', side: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'votes', newestBy: 'createdAt' } },
)

/** How many have voted for whom, also of accounts that are gone. */
export const voteCounts = sqliteTable(
  'vote_counts',
  {
    matchId: integer('match_id').notNull(),
    phase: text().$type<VotePhase>().notNull(),
    home: integer().notNull(),
    draw: integer().notNull(),
    away: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.phase] })],
)

export const voteCountsDeclared = impersonal(voteCounts)
