import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PrematchStep } from '#backend/feed/resolve-match.ts'
import type { Contest } from '#backend/feed/types.ts'
import type { MatchStatus, Side, SquadMember } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import { impersonal } from '../../personal.ts'

export type StoredSquads = Record<Side, SquadMember[]>

type Decisive =
  | 'importance'
  | 'closeness'
  | 'gameId'
  | 'isSimulated'
  | 'status'
  | 'fate'
  | 'previewAt'
  | 'calledOffAt'
  | 'endsAt'

/** The columns, besides the start, that status and heat of a match follow from, and its game. */
const decidesStatusAndHeat = (table: Record<Decisive, AnySQLiteColumn>) => [
  table.importance,
  table.closeness,
  table.gameId,
  table.isSimulated,
  table.status,
  table.fate,
  table.previewAt,
  table.calledOffAt,
  table.endsAt,
]

/**
 * All matches. Times are milliseconds since the epoch.
 *
 * A simulated match is played in advance ("resolved"): the row then has the time when each status begins (`previewAt`,
 * `calledOffAt`, `startsAt`, `endsAt`), and its status at any time follows from these.
 * Of a stored match (import, push) `status` and `snapshot` are updated with every event.
 */
export const matches = sqliteTable(
  'matches',
  {
    id: integer().primaryKey(),
    gameId: integer('game_id').notNull(),
    leagueId: integer('league_id').notNull(),
    /** The season of the standings: `2025-26`, or a stage number of the simulated calendar. */
    season: text().notNull(),
    round: integer(),
    /** The group in which it is played, as its source names it: `A`. */
    group: text('group_name'),
    startsAt: integer('starts_at').notNull(),
    homeId: integer('home_id').notNull(),
    awayId: integer('away_id').notNull(),
    bestOf: integer('best_of'),
    isKnockout: integer('is_knockout', { mode: 'boolean' }).notNull().default(false),
    isSimulated: integer('is_simulated', { mode: 'boolean' }).notNull(),
    /** Its main room. */
    roomId: integer('room_id'),
    /** 0 to 60, from the league and the teams' strengths. */
    importance: integer().notNull(),
    fate: text().$type<Contest['fate']>().notNull().default('played'),
    /** Only of stored matches. */
    status: text().$type<MatchStatus>().notNull().default('scheduled'),
    previewAt: integer('preview_at'),
    calledOffAt: integer('called_off_at'),
    endsAt: integer('ends_at'),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    winner: text().$type<Side | 'draw'>(),
    /** 0 (one-sided) to 10 (even until the end). */
    closeness: integer().notNull().default(0),
    /** Changes of a simulated match's row before the start, oldest first. */
    prematch: text({ mode: 'json' }).$type<PrematchStep[]>(),
    /** The row after the end (simulated) or after the last event (stored). */
    snapshot: text({ mode: 'json' }).$type<RowChange>(),
    /** Incremented when the log of a stored match is replaced, not when events are added to it. */
    logRevision: integer('log_revision').notNull().default(0),
    /** The importer's key of the match. */
    sourceKey: text('source_key'),
    /** Of its last import: what it hands in besides changes only when this does. */
    importHash: integer('import_hash'),
    /** Of a stored match whose line-ups are known. */
    squads: text({ mode: 'json' }).$type<StoredSquads>(),
    /** The stored match that this one plays again; it counts nowhere. */
    replayOf: integer('replay_of'),
  },
  (table) => [
    // With all that status and heat follow from, so that lists by heat and counts read no rows: those are large.
    index('matches_by_start').on(table.startsAt, table.leagueId, ...decidesStatusAndHeat(table)),
    index('matches_by_game').on(table.gameId, table.startsAt),
    index('matches_by_league').on(table.leagueId, table.startsAt, table.season, ...decidesStatusAndHeat(table)),
    index('matches_by_home').on(table.homeId, table.startsAt),
    index('matches_by_away').on(table.awayId, table.startsAt),
    uniqueIndex('matches_by_source').on(table.sourceKey),
    index('matches_unresolved')
      .on(table.startsAt)
      .where(sql`is_simulated = 1 and ends_at is null and called_off_at is null`),
  ],
)

export const matchesDeclared = impersonal(matches)
