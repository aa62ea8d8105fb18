import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Gifts that users sent in rooms. What moved is in the ledger, under the intent `gift:<id>`. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    /** Made by the page when the button was pressed, so that a repetition is no second gift. */
    intent: text().notNull(),
    room: integer().notNull(),
    /** Who got the share; null: a simulated streamer, the house has all. */
    streamerUid: integer('streamer_uid'),
    /** Of backend/gift/catalogue.ts. */
    gift: integer().notNull(),
    count: integer().notNull(),
    currency: text().$type<'gold' | 'diamond'>().notNull(),
    /** The streamer's part of the amount. */
    share: integer().notNull(),
    /** What all of them cost, in the currency. */
    amount: integer().notNull(),
    /** How many of it were sent here in a row, with these; 0 until it is counted. */
    combo: integer().notNull(),
    /** `new`: whether it was paid is not noted yet; `refused`: there was too little. */
    state: text().$type<'new' | 'done' | 'refused'>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gifts_by_intent').on(table.uid, table.intent),
    index('gifts_by_user').on(table.uid, table.createdAt),
    index('gifts_by_streamer').on(table.streamerUid, table.createdAt).where(sql`state = 'done'`),
    index('gifts_unfinished').on(table.createdAt).where(sql`state = 'new'`),
    index('gifts_refused').on(table.createdAt).where(sql`state = 'refused'`),
    check('gifts_amounts', sql`count > 0 and amount > 0 and share between 0 and amount`),
  ],
)

/** What each user gave in a room: ever (`room`), on a day (`d2026-11-23`), in the week from a Monday (`w2026-11-23`). */
export const giftTotals = sqliteTable(
  'gift_totals',
  {
    room: integer().notNull(),
    period: text().notNull(),
    uid: integer().notNull(),
    value: integer().notNull(),
    /** When the value was reached: of two with the same, the first one is ahead. */
    at: integer().notNull(),
    /** When the period ends; null: never. */
    endsAt: integer('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.period, table.uid] }),
    index('gift_totals_by_value').on(table.room, table.period, sql`value desc`, table.at),
    index('gift_totals_ended').on(table.endsAt).where(sql`ends_at is not null`),
  ],
)

const KEEP = { keep: 'the books say what was paid and to whom; the uid says nothing once the account is gone' }

export const giftsDeclared = personal(
  gifts,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    room: 'personal',
    streamerUid: 'internal',
    gift: 'personal',
    count: 'personal',
    currency: 'personal',
    amount: 'personal',
    share: 'internal',
    combo: 'internal',
    state: 'personal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: KEEP, exportAs: { list: 'gifts', newestBy: 'createdAt' } },
  { by: 'streamerUid', holds: 'uid', atDeletion: KEEP, notExported: 'the lines of the ledger say what was got' },
)

export const giftTotalsDeclared = personal(
  giftTotals,
  { room: 'personal', period: 'personal', uid: 'internal', value: 'personal', at: 'internal', endsAt: 'internal' },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: { keep: 'sums without a name once the account is gone; those of days and weeks go after a month' },
    notExported: 'sums of the gifts, which are exported',
  },
)
