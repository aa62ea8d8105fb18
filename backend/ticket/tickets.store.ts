import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import type { OwnRowsAsked } from '#backend/core/own-orders.ts'

import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'
import { roomTickets } from '#backend/db/ledger/schema/tickets.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { TicketRefundWhy } from '#contract/ticket-rules.ts'
import { addEarning, dayOf } from './earnings.store.ts'

export type TicketRow = typeof roomTickets.$inferSelect
export type TicketState = TicketRow['state']

/** One of the broadcasts of a room. */
export interface Broadcast {
  room: number
  broadcast: number
}

/** Literal texts: with bound values SQLite cannot use the partial indexes. */
const isOpen = sql`state in ('new', 'held', 'done')`
const isHeld = sql`state = 'held'`
const isNew = sql`state = 'new'`
const isOf = ({ room, broadcast }: Broadcast) => and(eq(roomTickets.room, room), eq(roomTickets.broadcast, broadcast))

/** How many broadcasts a user may begin to pay for within `WITHIN_MS`: each is a row and a hold. */
const TICKETS_MAX = 30
const WITHIN_MS = 3_600_000

/** Stores what is to be paid; null when this user has paid for the broadcast, has used the intent, or began too many. */
export async function insertTicket(
  db: LedgerDatabase,
  row: Omit<TicketRow, 'id' | 'state' | 'settledAt' | 'refundWhy'>,
): Promise<TicketRow | null> {
  const { uid, intent, room, broadcast, streamerUid, amount, share, createdAt } = row
  const recent = sql`(select count(*) from ${roomTickets}
    where ${roomTickets.uid} = ${uid} and ${roomTickets.createdAt} > ${createdAt - WITHIN_MS})`
  const [stored] = await db
    .insert(roomTickets)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${room}, ${broadcast}, ${streamerUid}, ${share}, ${amount}, 'new',
        ${createdAt}, null, null where ${recent} < ${TICKETS_MAX}`,
    )
    .onConflictDoNothing()
    .returning()
  return stored ?? null
}

export const findTicket = async (db: LedgerDatabase, id: number): Promise<TicketRow | undefined> =>
  (await db.select().from(roomTickets).where(eq(roomTickets.id, id)))[0]

export const findByIntent = async (db: LedgerDatabase, uid: number, intent: string): Promise<TicketRow | undefined> =>
  (
    await db
      .select()
      .from(roomTickets)
      .where(and(eq(roomTickets.uid, uid), eq(roomTickets.intent, intent)))
  )[0]

/** What became of some of a user's tickets. */
export const readTicketStates = (
  db: LedgerDatabase,
  uid: number,
  ids: readonly number[],
): Promise<Pick<TicketRow, 'id' | 'state'>[]> =>
  db
    .select({ id: roomTickets.id, state: roomTickets.state })
    .from(roomTickets)
    .where(
      and(
        sql`${roomTickets.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        sql`+${roomTickets.uid} = ${uid}`,
      ),
    )

/** What a user paid, or is about to pay, for a broadcast. */
export const findOpen = async (db: LedgerDatabase, uid: number, of: Broadcast): Promise<TicketRow | undefined> =>
  (
    await db
      .select()
      .from(roomTickets)
      .where(and(eq(roomTickets.uid, uid), isOf(of), isOpen))
  )[0]

/** Whether somebody has set coins aside for a broadcast. */
export async function isSold(db: LedgerDatabase, of: Broadcast): Promise<boolean> {
  const [sold] = await db
    .select({ id: roomTickets.id })
    .from(roomTickets)
    .where(and(isOf(of), isHeld))
    .limit(1)
  return sold !== undefined
}

/** Moves a ticket on; false when it is in another state. */
export async function moveTicket(db: LedgerDatabase, id: number, from: TicketState, to: TicketState): Promise<boolean> {
  const moved = await db
    .update(roomTickets)
    .set({ state: to })
    .where(and(eq(roomTickets.id, id), eq(roomTickets.state, from)))
    .returning({ id: roomTickets.id })
  return moved.length > 0
}

/** Notes that the buyer has the coins back. What staff decided before stays the reason. */
export const noteRefund = (db: LedgerDatabase, id: number, why: TicketRefundWhy, now: number): Promise<unknown> =>
  db
    .update(roomTickets)
    .set({ state: 'refunded', settledAt: now, refundWhy: sql`coalesce(${roomTickets.refundWhy}, ${why})` })
    .where(and(eq(roomTickets.id, id), isHeld))

/**
 * Staff want the coins of a ticket to come back, whatever becomes of the broadcast. Undefined when they are
 * not held, or it is decided already.
 */
export async function markForRefund(db: LedgerDatabase, id: number): Promise<TicketRow | undefined> {
  const [row] = await db
    .update(roomTickets)
    .set({ refundWhy: 'staff' })
    .where(and(eq(roomTickets.id, id), isHeld, isNull(roomTickets.refundWhy)))
    .returning()
  return row
}

/** Notes that streamer and house have the coins, and counts the streamer's, once however often it is called. */
export const countTicket = (db: LedgerDatabase, id: number, now: number): Promise<unknown> =>
  runTogether(db, [
    addEarning(
      'room',
      dayOf(now),
      // A simulated streamer, without an account, earns nothing.
      sql`select streamer_uid as uid, share as gold, 0 as diamond from room_tickets
        where id = ${id} and state = 'held' and streamer_uid > 0`,
    ),
    sql`update room_tickets set state = 'done', settled_at = ${now}, refund_why = null where id = ${id} and state = 'held'`,
  ])

/** Broadcasts for which coins are set aside. */
export const readHeldBroadcasts = (db: LedgerDatabase, limit: number): Promise<Broadcast[]> =>
  db
    .select({ room: roomTickets.room, broadcast: roomTickets.broadcast })
    .from(roomTickets)
    .where(isHeld)
    .groupBy(roomTickets.room, roomTickets.broadcast)
    // By lot, where there are more than are looked at.
    .orderBy(sql`random()`)
    .limit(limit)

/** Tickets of these broadcasts for which coins are set aside. */
export const readHeld = (db: LedgerDatabase, list: readonly Broadcast[], limit: number): Promise<TicketRow[]> =>
  db
    .select(getTableColumns(roomTickets))
    .from(sql`json_each(${JSON.stringify(list)}) as wanted`)
    .innerJoin(
      roomTickets,
      and(
        sql`${roomTickets.room} = wanted.value ->> 'room'`,
        sql`${roomTickets.broadcast} = wanted.value ->> 'broadcast'`,
        sql`${roomTickets.state} = 'held'`,
      ),
    )
    // By lot: one that cannot be settled keeps no other waiting.
    .orderBy(sql`random()`)
    .limit(limit)

/** Tickets that staff want to be given back. */
export const readMarked = (db: LedgerDatabase, limit: number): Promise<TicketRow[]> =>
  db.select().from(roomTickets).where(sql`state = 'held' and refund_why is not null`).limit(limit)

/** Tickets begun before a time of which nothing is noted. */
export const readUnfinished = (db: LedgerDatabase, before: number, limit: number): Promise<TicketRow[]> =>
  db
    .select()
    .from(roomTickets)
    .where(and(isNew, lte(roomTickets.createdAt, before)))
    .orderBy(roomTickets.createdAt)
    .limit(limit)

/** Tickets that were begun in this time and refused. */
export const readRefused = (
  db: LedgerDatabase,
  { after, before }: { after: number; before: number },
  limit: number,
): Promise<TicketRow[]> =>
  db
    .select()
    .from(roomTickets)
    .where(and(sql`state = 'refused'`, gt(roomTickets.createdAt, after), lte(roomTickets.createdAt, before)))
    .orderBy(sql`random()`)
    .limit(limit)

/** The newest tickets of a user, or those older than one: by time, then by id. */
export const readTicketsBefore = (
  db: LedgerDatabase,
  uid: number,
  { before, limit, states }: OwnRowsAsked<TicketState>,
): Promise<TicketRow[]> =>
  db
    .select()
    .from(roomTickets)
    .where(
      and(
        eq(roomTickets.uid, uid),
        states ? inArray(roomTickets.state, [...states]) : undefined,
        before ? sql`(${roomTickets.createdAt}, ${roomTickets.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(roomTickets.createdAt), desc(roomTickets.id))
    .limit(limit)

interface TicketSearch extends ListPart {
  id?: number | undefined
  uid?: number | undefined
  room?: number | undefined
  state?: TicketState | undefined
  sort?: 'oldest'
}

/** A part of the list of tickets, the newest first. */
export async function searchTickets(db: LedgerDatabase, search: TicketSearch) {
  const { id, uid, room, state, sort } = search
  const part = listPart({ by: [roomTickets.createdAt, roomTickets.id], isAscending: sort === 'oldest' }, search)
  const rows = await db
    .select()
    .from(roomTickets)
    .where(
      and(
        id === undefined ? undefined : eq(roomTickets.id, id),
        uid === undefined ? undefined : eq(roomTickets.uid, uid),
        room === undefined ? undefined : eq(roomTickets.room, room),
        state === undefined ? undefined : eq(roomTickets.state, state),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [row.createdAt, row.id])
}

const KEPT_MS = 30 * 24 * 3_600_000
const REMOVED_MAX = 5_000

/** Removes what was refused a month ago. */
export async function removeRefusedTickets(db: LedgerDatabase, now: number): Promise<void> {
  const refused = db
    .select({ id: roomTickets.id })
    .from(roomTickets)
    .where(and(sql`state = 'refused'`, lte(roomTickets.createdAt, now - KEPT_MS)))
    .limit(REMOVED_MAX)
  await db.delete(roomTickets).where(inArray(roomTickets.id, refused))
}
