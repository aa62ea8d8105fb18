import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MatchNews } from '#contract/alert-rules.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import { impersonal, personal, transient } from '../../personal.ts'

/** A browser that a user wants to be told in: where its push service takes messages, and the keys that only it can read them with. */
export const alertDevices = sqliteTable(
  'alert_devices',
  {
    id: integer().primaryKey(),
    uid: integer().notNull(),
    /** The session in which it was turned on; when that ends, the browser is told nothing more. */
    sessionId: text('session_id').notNull().unique(),
    brand: text(),
    language: text().$type<Language>().notNull(),
    /** As `deviceOf` names it. */
    name: text().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When its push service last took a message, to the day. */
    takenAt: integer('taken_at'),
    /** Since when its push service has taken none. */
    failingSince: integer('failing_since'),
  },
  (table) => [
    index('alert_devices_by_user').on(table.uid, table.createdAt),
    index('alert_devices_failing').on(table.failingSince),
  ],
)

export const alertDevicesDeclared = personal(
  alertDevices,
  {
    id: 'internal',
    uid: 'internal',
    sessionId: 'internal',
    brand: 'personal',
    language: 'personal',
    name: 'personal',
    endpoint: 'secret',
    p256dh: 'secret',
    auth: 'secret',
    createdAt: 'personal',
    takenAt: 'personal',
    failingSince: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'alertDevices', newestBy: 'createdAt' } },
)

/** What followers of a match were last told, or what it was when it was first looked at. */
export const alertMatches = sqliteTable('alert_matches', {
  matchId: integer('match_id').primaryKey(),
  gameId: integer('game_id').notNull(),
  homeId: integer('home_id').notNull(),
  awayId: integer('away_id').notNull(),
  status: text().$type<MatchStatus>().notNull(),
  home: integer().notNull(),
  away: integer().notNull(),
  /** How often there was news. */
  news: integer().notNull(),
  told: text({ mode: 'json' }).$type<MatchNews>(),
  toldAt: integer('told_at').notNull(),
})

export const alertMatchesDeclared = impersonal(alertMatches)

/** News of a match that followers from one uid to another are yet to be told. Who takes a row deletes it. */
export const alertWork = sqliteTable(
  'alert_work',
  {
    matchId: integer('match_id').notNull(),
    news: integer().notNull(),
    fromUid: integer('from_uid').notNull(),
    toUid: integer('to_uid').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.news, table.fromUid] }),
    index('alert_work_by_age').on(table.createdAt),
  ],
)

export const alertWorkDeclared = transient(
  alertWork,
  'from which uid to which followers of a match are told of news; deleted when they are, after some minutes at most',
)
