import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { OwnOrdersAsked } from '#backend/core/own-orders.ts'
import type { LedgerDatabase } from '#backend/db/database.ts'
import { gifts } from '#backend/db/ledger/schema/gifts.ts'
import { roomTickets, streamerEarnings } from '#backend/db/ledger/schema/tickets.ts'

/** What a streamer got on each day from one on, by kind. */
export const readDays = (db: LedgerDatabase, uid: number, from: string) =>
  db
    .select()
    .from(streamerEarnings)
    .where(and(eq(streamerEarnings.uid, uid), gte(streamerEarnings.day, from)))

type Asked = Pick<OwnOrdersAsked, 'before' | 'limit'>

// Literal states: with bound values SQLite cannot use the partial indexes.
const isDone = sql`state = 'done'`

/** Gifts for a streamer, newest first: by time, then by id. */
export const readGiftsFor = (db: LedgerDatabase, uid: number, { before, limit }: Asked) =>
  db
    .select()
    .from(gifts)
    .where(
      and(
        eq(gifts.streamerUid, uid),
        isDone,
        before ? sql`(${gifts.createdAt}, ${gifts.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(gifts.createdAt), desc(gifts.id))
    .limit(limit)

/** Broadcasts that were paid, newest first: by when the streamer got her share, then by id. */
export const readTicketsFor = (db: LedgerDatabase, uid: number, { before, limit }: Asked) =>
  db
    .select()
    .from(roomTickets)
    .where(
      and(
        eq(roomTickets.streamerUid, uid),
        isDone,
        before ? sql`(${roomTickets.settledAt}, ${roomTickets.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(roomTickets.settledAt), desc(roomTickets.id))
    .limit(limit)
