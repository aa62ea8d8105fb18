import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PrematchStep } from '#backend/feed/resolve-match.ts'
import type { Contest } from '#backend/feed/types.ts'
import type { MatchStatus, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import { impersonal } from '../personal.ts'

/**
 * Every match a list may show. Times are milliseconds since the epoch.
 *
 * A simulated match is decided before it is played: once resolved, the row knows when each status begins
 * (`previewAt`, `calledOffAt`, `startsAt`, `endsAt`), and the status at a moment follows from these alone.
 * A stored match (import, push) has its `status` and `snapshot` rewritten with every change.
 */
export const matches = sqliteTable(
  'matches',
  {
    id: integer().primaryKey(),
    gameId: integer('game_id').notNull(),
    leagueId: integer('league_id').notNull(),
    /** Part of the year a table of standings covers, e.g. `2025-26`; a stage number of the simulated calendar. */
    season: text().notNull(),
    round: integer(),
    startsAt: integer('starts_at').notNull(),
    homeId: integer('home_id').notNull(),
    awayId: integer('away_id').notNull(),
    bestOf: integer('best_of'),
    isKnockout: integer('is_knockout', { mode: 'boolean' }).notNull().default(false),
    isSimulated: integer('is_simulated', { mode: 'boolean' }).notNull(),
    /** The main one of its rooms. */
    roomId: integer('room_id'),
    /** 0 to 60: what the league and the pairing alone make of the match. */
    importance: integer().notNull(),
    fate: text().$type<Contest['fate']>().notNull().default('played'),
    /** Of a stored match; of a simulated one it follows from the times. */
    status: text().$type<MatchStatus>().notNull().default('scheduled'),
    previewAt: integer('preview_at'),
    calledOffAt: integer('called_off_at'),
    endsAt: integer('ends_at'),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    winner: text().$type<Side | 'draw'>(),
    /** 0 (a rout) to 10 (level to the end). */
    closeness: integer().notNull().default(0),
    /** What a simulated row shows before the start, oldest step first. */
    prematch: text({ mode: 'json' }).$type<PrematchStep[]>(),
    /** The row as the end (simulated) or the last event (stored) left it. */
    snapshot: text({ mode: 'json' }).$type<RowChange>(),
    /** What an importer knows the match by. */
    sourceKey: text('source_key'),
  },
  (table) => [
    index('matches_by_start').on(table.startsAt),
    index('matches_by_game').on(table.gameId, table.startsAt),
    index('matches_by_league').on(table.leagueId, table.startsAt),
    index('matches_by_home').on(table.homeId, table.startsAt),
    index('matches_by_away').on(table.awayId, table.startsAt),
    uniqueIndex('matches_by_source').on(table.sourceKey),
    index('matches_unresolved')
      .on(table.startsAt)
      .where(sql`is_simulated = 1 and ends_at is null and called_off_at is null`),
  ],
)

export const matchesDeclared = impersonal(matches)
