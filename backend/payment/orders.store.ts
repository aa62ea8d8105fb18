import { and, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { newestOf, type OwnRowsAsked } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { paymentOrders as orders } from '#backend/db/accounts/schema/payment-orders.ts'
import { caseOf } from '#backend/db/case-of.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { NoticeBeside } from '#backend/notice/notice-beside.ts'
import { isForgotten, movesOf, nextCheckAt, ORDER_STATES, type OrderEvent, type OrderState } from './order-states.ts'

export type OrderRow = Omit<typeof orders.$inferSelect, 'state'> & { state: OrderState }
type NewOrder = Pick<
  OrderRow,
  'intent' | 'brand' | 'method' | 'provider' | 'gold' | 'diamond' | 'currency' | 'amount' | 'createdAt' | 'expiresAt'
> & { uid: number }

const rowOf = (row: typeof orders.$inferSelect | undefined): OrderRow | null => (row ? (row as OrderRow) : null)

/** How many orders a user may open within `ORDERS_WITHIN_MS`: each is a row, and a payment at a provider. */
const ORDERS_MAX = 20
const ORDERS_WITHIN_MS = 3_600_000

/** Stores an order; null when this user has one with the same intent, or has opened too many. */
export async function insertOrder(db: AccountDatabase, order: NewOrder): Promise<OrderRow | null> {
  const { uid, intent, brand, method, provider, gold, diamond, currency, amount, createdAt, expiresAt } = order
  const recent = sql`(select count(*) from ${orders}
    where ${orders.uid} = ${uid} and ${orders.createdAt} > ${createdAt - ORDERS_WITHIN_MS})`
  const [row] = await db
    .insert(orders)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${brand}, ${method}, ${provider}, ${gold}, ${diamond}, ${currency},
        ${amount}, 'created', null, null, ${createdAt}, ${expiresAt}, null, null, null, ${nextCheckAt('created', 0, createdAt)}, 0, null
        where ${recent} < ${ORDERS_MAX}`,
    )
    .onConflictDoNothing({ target: [orders.uid, orders.intent] })
    .returning()
  return rowOf(row)
}

export const findOrder = async (db: AccountDatabase, id: number): Promise<OrderRow | null> =>
  rowOf((await db.select().from(orders).where(eq(orders.id, id)))[0])

/** A user's own order by its id; anybody else's is not found. */
export const findOwnOrder = async (db: AccountDatabase, uid: number, id: number): Promise<OrderRow | null> =>
  rowOf(
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.uid, uid)))
    )[0],
  )

export const findOrderByIntent = async (db: AccountDatabase, uid: number, intent: string): Promise<OrderRow | null> =>
  rowOf(
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.uid, uid), eq(orders.intent, intent)))
    )[0],
  )

/** A page of a user's orders, newest first. */
export async function readOwnOrders(db: AccountDatabase, uid: number, offset: number) {
  const isOwn = eq(orders.uid, uid)
  const [rows, totals] = await db.batch([
    db
      .select()
      .from(orders)
      .where(isOwn)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(isOwn),
  ])
  return { rows: rows as OrderRow[], total: totals[0]?.total ?? 0 }
}

/**
 * A user's newest orders, or those older than one, by time and id. Of several states each is read from the index in the
 * order of its rows: at most `limit` rows.
 */
export async function readOwnOrdersBefore(
  db: AccountDatabase,
  uid: number,
  { before, limit, states }: OwnRowsAsked<OrderState>,
): Promise<OrderRow[]> {
  const isOlder = before && sql`(${orders.createdAt}, ${orders.id}) < (${before.at}, ${before.id})`
  const read = (state?: OrderState) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.uid, uid), state && eq(orders.state, state), isOlder))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
  if (!states) return (await read()) as OrderRow[]
  const [first, ...others] = states.map(read)
  return first ? newestOf((await db.batch([first, ...others])) as OrderRow[][], limit) : []
}

/** What an event tells of the payment; the first reference and time of payment stay. */
export interface Learned {
  reference?: string
  payUrl?: string
  paidAt?: number
  /** How much of the money the provider has returned by itself. What says no more than was known moves nothing. */
  returned?: number
  /** What was paid instead of what the order says; null: nothing any more. */
  other?: { amount: number; currency: string } | null
}

/** Whether an order is in a state in which an event makes a move; `into`: one into this state. */
export const moves = (id: number, event: OrderEvent, into?: OrderState): SQL =>
  and(
    eq(orders.id, id),
    inArray(
      orders.state,
      movesOf(event)
        .filter(([, to]) => to === (into ?? to))
        .map(([from]) => from),
    ),
  ) as SQL

/** The statement that makes the move of an event, if there is one in the order's state and `where` holds. */
export function moveStatement(
  db: AccountDatabase,
  id: number,
  event: OrderEvent,
  now: number,
  { reference, payUrl, paidAt, returned, other }: Learned = {},
  where?: SQL,
) {
  const all = movesOf(event)
  return db
    .update(orders)
    .set({
      state: caseOf(orders.state, all),
      nextCheckAt: caseOf(
        orders.state,
        all.map(([from, to]) => [from, nextCheckAt(to, 0, now)]),
      ),
      checks: 0,
      ...(reference === undefined ? {} : { reference: sql`coalesce(${orders.reference}, ${reference})` }),
      ...(payUrl === undefined ? {} : { payUrl }),
      ...(paidAt === undefined ? {} : { paidAt: sql`coalesce(${orders.paidAt}, ${paidAt})` }),
      ...(returned === undefined ? {} : { returnedAmount: returned }),
      ...(other === undefined ? {} : { otherAmount: other?.amount ?? null, otherCurrency: other?.currency ?? null }),
    })
    .where(
      and(
        moves(id, event),
        returned === undefined ? undefined : sql`coalesce(${orders.returnedAmount}, 0) < ${returned}`,
        where,
      ),
    )
    .returning()
}

/**
 * Makes the move that an event makes in the order's state, in one statement; null when it makes none there, also because
 * another was faster.
 */
export async function storeMove(
  db: AccountDatabase,
  id: number,
  event: OrderEvent,
  now: number,
  learned: Learned = {},
  ifRefunded: NoticeBeside | null = null,
): Promise<OrderRow | null> {
  const move = moveStatement(db, id, event, now, learned)
  if (!ifRefunded) return rowOf((await move)[0])
  // Before the move: afterwards an order that was refunded long ago looks the same.
  const willBeRefunded = sql`exists (select 1 from ${orders} where ${moves(id, event, 'refunded')})`
  const [stored, [row]] = await db.batch([ifRefunded.statement(willBeRefunded), move])
  if (stored.length > 0) ifRefunded.announce()
  return rowOf(row)
}

/** Orders that the sweep is to look at, those that have waited longest first. */
export const readDueOrders = async (db: AccountDatabase, now: number, limit: number): Promise<OrderRow[]> =>
  (await db
    .select()
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(orders.nextCheckAt)
    .limit(limit)) as OrderRow[]

/** Takes an order for one look at it, until its next check; false when another has taken it, or it was changed. */
export async function claimCheck(db: AccountDatabase, row: OrderRow, now: number): Promise<boolean> {
  const { id, state, checks, nextCheckAt: due } = row
  const taken = await db
    .update(orders)
    .set({ checks: checks + 1, nextCheckAt: nextCheckAt(state, checks + 1, now) })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.state, state),
        // Each check and each move sets another time.
        due === null ? sql`${orders.nextCheckAt} is null` : eq(orders.nextCheckAt, due),
      ),
    )
    .returning({ id: orders.id })
  return taken.length > 0
}

/** The sweep has nothing more to do with an order. */
export const endChecks = (db: AccountDatabase, { id, state }: OrderRow) =>
  db
    .update(orders)
    .set({ nextCheckAt: null })
    .where(and(eq(orders.id, id), eq(orders.state, state)))

/** Deletes an order that came to nothing, if it still did. */
export const deleteForgotten = (db: AccountDatabase, id: number) =>
  db.delete(orders).where(and(eq(orders.id, id), inArray(orders.state, ORDER_STATES.filter(isForgotten))))
