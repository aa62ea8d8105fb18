import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** What users have earned for their levels; no row: nothing yet. Times are milliseconds since the epoch. */
export const experience = sqliteTable('experience', {
  uid: integer().primaryKey(),
  points: integer().notNull(),
  /** The day of the next three, in days since the epoch (UTC). */
  day: integer().notNull(),
  /** Points of that day. */
  watched: integer().notNull(),
  chatted: integer().notNull(),
  gifted: integer().notNull(),
  /** Watching until then has been counted, in whichever room. */
  watchedUntil: integer('watched_until').notNull(),
  /** Grows with each change: who read another one changes nothing. */
  revision: integer().notNull(),
})

/** Gifts that have been counted, so that each is counted once. */
export const experienceGifts = sqliteTable(
  'experience_gifts',
  {
    giftId: integer('gift_id').primaryKey(),
    uid: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('experience_gifts_by_user').on(table.uid), index('experience_gifts_by_time').on(table.createdAt)],
)

export const experienceDeclared = personal(
  experience,
  {
    uid: 'internal',
    points: 'personal',
    day: 'personal',
    watched: 'personal',
    chatted: 'personal',
    gifted: 'personal',
    watchedUntil: 'personal',
    revision: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'experience' } },
)

export const experienceGiftsDeclared = personal(
  experienceGifts,
  { giftId: 'internal', uid: 'internal', createdAt: 'internal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'the gifts themselves are exported' },
)
