import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'
import { gifts, giftTotals } from '#backend/db/ledger/schema/gifts.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { addEarning, dayOf } from '#backend/ticket/earnings.store.ts'
import { COMBO_MS, GIFT_BOARDS } from '#contract/gift-rules.ts'
import { periodAt } from './periods.ts'

export type GiftRow = typeof gifts.$inferSelect

/** How many gifts a user may send within `WITHIN_MS`: each is a row and a transfer. */
const GIFTS_MAX = 300
const WITHIN_MS = 10 * 60_000

type NewGift = Omit<GiftRow, 'id' | 'state' | 'combo' | 'share'> & {
  /** What the streamer gets, in percent. */
  percent: number
}

/**
 * Stores a gift that is to be paid; null when this user has one with the same intent, or has sent too many. The streamer's
 * share is rounded over what the user gave there of late, so that many small gifts pay as much as one large one.
 */
export async function insertGift(db: LedgerDatabase, row: NewGift): Promise<GiftRow | null> {
  const { uid, intent, room, streamerUid, gift, count, currency, amount, percent, createdAt } = row
  const isRecent = sql`${gifts.uid} = ${uid} and ${gifts.createdAt} > ${createdAt - WITHIN_MS}`
  const recent = sql`(select count(*) from ${gifts} where ${isRecent})`
  // Never further from its own part than to the next coin, also where another brand gives another part.
  const [least, most] = [Math.floor((amount * percent) / 100), Math.ceil((amount * percent) / 100)]
  const share = sql`(select max(${least}, min(${most},
      cast((coalesce(sum(amount), 0) + ${amount}) * ${percent} + 50 as integer) / 100 - coalesce(sum(share), 0)))
    from ${gifts} where ${isRecent} and room = ${room} and currency = ${currency} and state <> 'refused')`
  const [stored] = await db
    .insert(gifts)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${room}, ${streamerUid}, ${gift}, ${count}, ${currency},
        ${streamerUid === null ? 0 : share}, ${amount}, 0, 'new', ${createdAt} where ${recent} < ${GIFTS_MAX}`,
    )
    .onConflictDoNothing({ target: [gifts.uid, gifts.intent] })
    .returning()
  return stored ?? null
}

export async function findGift(db: LedgerDatabase, uid: number, intent: string): Promise<GiftRow | null> {
  const isIt = and(eq(gifts.uid, uid), eq(gifts.intent, intent))
  return (await db.select().from(gifts).where(isIt))[0] ?? null
}

/** Notes that a gift was not paid; one that was is never taken for refused. */
export const refuseGift = (db: LedgerDatabase, id: number): Promise<unknown> =>
  db
    .update(gifts)
    .set({ state: 'refused' })
    .where(and(eq(gifts.id, id), eq(gifts.state, 'new')))

/**
 * Counts a gift that was paid, once however often it is called: in its run and in the lists, in one transaction. The gift
 * with its run.
 */
export async function countGift(db: LedgerDatabase, { id, createdAt }: GiftRow, now: number): Promise<GiftRow> {
  const periods = JSON.stringify(GIFT_BOARDS.map((board) => periodAt(board, createdAt)))
  await runTogether(db, [
    sql`insert into gift_totals (room, period, uid, value, at, ends_at)
      select g.room, p.value ->> 'name', g.uid, g.amount, ${now}, p.value ->> 'endsAt'
      from gifts g cross join json_each(${periods}) p where g.id = ${id} and g.state <> 'done'
      on conflict (room, period, uid) do update set value = value + excluded.value, at = excluded.at`,
    addEarning(
      'gift',
      dayOf(createdAt),
      sql`select streamer_uid as uid, case currency when 'gold' then share else 0 end as gold,
        case currency when 'diamond' then share else 0 end as diamond from gifts where id = ${id} and state <> 'done'`,
    ),
    sql`update gifts set state = 'done', combo = count + coalesce((select max(p.combo) from gifts p
        where p.uid = gifts.uid and p.created_at between gifts.created_at - ${COMBO_MS} and gifts.created_at + ${COMBO_MS}
          and p.room = gifts.room and p.gift = gifts.gift and p.state = 'done'), 0)
      where id = ${id} and state <> 'done'`,
  ])
  const [row] = await db.select().from(gifts).where(eq(gifts.id, id))
  if (!row) throw new Error(`no gift ${id}`)
  return row
}

/** Gifts that were begun before a time, and of which nothing is noted. */
export const readUnfinishedGifts = (
  db: LedgerDatabase,
  before: number,
  limit: number,
  order: 'oldest' | 'newest',
): Promise<GiftRow[]> =>
  db
    .select()
    .from(gifts)
    .where(and(sql`state = 'new'`, lte(gifts.createdAt, before)))
    .orderBy(order === 'oldest' ? gifts.createdAt : desc(gifts.createdAt))
    .limit(limit)

const KEPT_MS = 30 * 24 * 3_600_000
const REMOVED_MAX = 5_000

/** Removes gifts that were refused, and sums of days and weeks that ended, a month ago. */
export async function removeOldGifts(db: LedgerDatabase, now: number): Promise<void> {
  const refused = db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(sql`state = 'refused'`, lte(gifts.createdAt, now - KEPT_MS)))
    .limit(REMOVED_MAX)
  await db.delete(gifts).where(inArray(gifts.id, refused))
  const ended = sql`select rowid from ${giftTotals} where ends_at <= ${now - KEPT_MS} limit ${REMOVED_MAX}`
  await db.delete(giftTotals).where(sql`rowid in (${ended})`)
}
