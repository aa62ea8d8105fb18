import { and, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { exchanges } from '#backend/db/accounts/schema/exchanges.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'

export type ExchangeRow = typeof exchanges.$inferSelect

/** How many exchanges a user may make within `WITHIN_MS`: each is a row and a transfer. */
const EXCHANGES_MAX = 60
const WITHIN_MS = 3_600_000

/** Stores an exchange that is to happen; null when this user has one with the same intent, or has made too many. */
export async function insertExchange(
  db: AccountDatabase,
  { uid, intent, diamond, gold, createdAt }: Omit<ExchangeRow, 'id' | 'state'>,
): Promise<ExchangeRow | null> {
  const recent = sql`(select count(*) from ${exchanges}
    where ${exchanges.uid} = ${uid} and ${exchanges.createdAt} > ${createdAt - WITHIN_MS})`
  const [row] = await db
    .insert(exchanges)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${diamond}, ${gold}, 'new', ${createdAt}
        where ${recent} < ${EXCHANGES_MAX}`,
    )
    .onConflictDoNothing({ target: [exchanges.uid, exchanges.intent] })
    .returning()
  return row ?? null
}

export async function findExchange(db: AccountDatabase, uid: number, intent: string): Promise<ExchangeRow | null> {
  const isIt = and(eq(exchanges.uid, uid), eq(exchanges.intent, intent))
  return (await db.select().from(exchanges).where(isIt))[0] ?? null
}

/** Notes what became of an exchange; what happened is never taken for refused. */
export async function endExchange(db: AccountDatabase, id: number, state: 'done' | 'refused'): Promise<void> {
  const from = state === 'done' ? (['new', 'refused'] as const) : (['new'] as const)
  await db
    .update(exchanges)
    .set({ state })
    .where(and(eq(exchanges.id, id), inArray(exchanges.state, from)))
}

/** A page of a user's exchanges, newest first, without those that were refused. */
export async function readExchanges(db: AccountDatabase, uid: number, offset: number) {
  const isShown = and(eq(exchanges.uid, uid), ne(exchanges.state, 'refused'))
  const [rows, totals] = await db.batch([
    db
      .select()
      .from(exchanges)
      .where(isShown)
      .orderBy(desc(exchanges.createdAt), desc(exchanges.id))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(exchanges).where(isShown),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Exchanges that were begun before a time, and of which nothing is noted. */
export const readUnfinished = (
  db: AccountDatabase,
  before: number,
  limit: number,
  order: 'oldest' | 'newest',
): Promise<ExchangeRow[]> =>
  db
    .select()
    .from(exchanges)
    .where(and(sql`state = 'new'`, lte(exchanges.createdAt, before)))
    .orderBy(order === 'oldest' ? exchanges.createdAt : desc(exchanges.createdAt))
    .limit(limit)

/** How long a refused exchange is kept: its page does not ask again by then. */
const REFUSED_DAYS = 30
const REMOVED_MAX = 5_000

/** Removes exchanges that were refused long ago: nothing moved. */
export const removeRefusedExchanges = (db: AccountDatabase, now: number): Promise<unknown> => {
  const old = db
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(and(sql`state = 'refused'`, lte(exchanges.createdAt, now - REFUSED_DAYS * 24 * 3_600_000)))
    .limit(REMOVED_MAX)
  return db.delete(exchanges).where(inArray(exchanges.id, old))
}
