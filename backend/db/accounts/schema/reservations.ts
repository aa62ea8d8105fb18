import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Matches of which a user wants to be reminded. */
export const reservations = sqliteTable(
  'reservations',
  {
    uid: integer().notNull(),
    matchId: integer('match_id').notNull(),
    createdAt: integer('created_at').notNull(),
    cancelledAt: integer('cancelled_at'),
    /** When the reminder is due; moved then if the match was postponed. */
    remindAt: integer('remind_at').notNull(),
    remindedAt: integer('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.matchId] }),
    index('reservations_by_user').on(table.uid, table.createdAt, table.matchId),
    index('reservations_by_match').on(table.matchId, table.uid).where(sql`cancelled_at is null`),
    index('reservations_due').on(table.remindAt).where(sql`reminded_at is null and cancelled_at is null`),
  ],
)

export const reservationsDeclared = personal(
  reservations,
  {
    uid: 'internal',
    matchId: 'personal',
    createdAt: 'personal',
    cancelledAt: 'personal',
    remindAt: 'personal',
    remindedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'reservations', newestBy: 'createdAt' } },
)
