import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TicketRefundWhy } from '#contract/ticket-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Broadcasts of rooms that users paid for. The coins are in the ledger, under the intent `ticket:<id>`. */
export const roomTickets = sqliteTable(
  'room_tickets',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    /** Made by the page when the button was pressed, so that a repetition is no second purchase. */
    intent: text().notNull(),
    room: integer().notNull(),
    /** When the streamer went on air, milliseconds since the epoch: which of the room's broadcasts. */
    broadcast: integer().notNull(),
    streamerUid: integer('streamer_uid').notNull(),
    /** The streamer's part of the amount. */
    share: integer().notNull(),
    /** Coins. */
    amount: integer().notNull(),
    /**
     * `new`: whether the coins are set aside is not noted yet; `held`: they are, and the viewer may watch; `done`: streamer
     * and house have them; `refunded`: the viewer has them back; `refused`: there were too few.
     */
    state: text().$type<'new' | 'held' | 'done' | 'refunded' | 'refused'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When streamer and house, or the viewer, got the coins. */
    settledAt: integer('settled_at'),
    /** Why the coins came back, or are to come back whatever becomes of the broadcast. */
    refundWhy: text('refund_why').$type<TicketRefundWhy>(),
  },
  (table) => [
    uniqueIndex('room_tickets_by_intent').on(table.uid, table.intent),
    // A literal text: with a bound value SQLite cannot use the partial index.
    uniqueIndex('room_tickets_one')
      .on(table.uid, table.room, table.broadcast)
      .where(sql`state in ('new', 'held', 'done')`),
    index('room_tickets_by_user').on(table.uid, table.createdAt, table.id),
    index('room_tickets_held').on(table.room, table.broadcast).where(sql`state = 'held'`),
    index('room_tickets_unfinished').on(table.createdAt).where(sql`state = 'new'`),
    index('room_tickets_refused').on(table.createdAt).where(sql`state = 'refused'`),
    index('room_tickets_by_time').on(table.createdAt, table.id),
    index('room_tickets_by_room').on(table.room, table.createdAt, table.id),
    index('room_tickets_to_refund').on(table.id).where(sql`state = 'held' and refund_why is not null`),
    index('room_tickets_by_streamer').on(table.streamerUid, table.settledAt, table.id).where(sql`state = 'done'`),
    check('room_tickets_amounts', sql`amount > 0 and share between 0 and amount`),
  ],
)

/** What streamers got on each day (UTC) in all, from which their totals are read. */
export const streamerEarnings = sqliteTable(
  'streamer_earnings',
  {
    uid: integer().notNull(),
    /** `2026-11-23` */
    day: text().notNull(),
    kind: text().$type<'gift' | 'room'>().notNull(),
    gold: integer().notNull(),
    diamond: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day, table.kind] })],
)

const KEEP = { keep: 'the books say what was paid and to whom; the uid says nothing once the account is gone' }

export const roomTicketsDeclared = personal(
  roomTickets,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    room: 'personal',
    broadcast: 'personal',
    streamerUid: 'internal',
    amount: 'personal',
    share: 'internal',
    state: 'personal',
    createdAt: 'personal',
    settledAt: 'personal',
    refundWhy: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: KEEP, exportAs: { list: 'roomTickets', newestBy: 'createdAt' } },
  { by: 'streamerUid', holds: 'uid', atDeletion: KEEP, notExported: 'the lines of the ledger say what was got' },
)

export const streamerEarningsDeclared = personal(
  streamerEarnings,
  { uid: 'internal', day: 'personal', kind: 'personal', gold: 'personal', diamond: 'personal', count: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: KEEP, exportAs: { list: 'earnings', newestBy: 'day' } },
)
