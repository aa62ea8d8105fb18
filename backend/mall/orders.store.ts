import { and, count, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { newestOf, type OwnRowsAsked } from '#backend/core/own-orders.ts'
import { mallCards as cards } from '#backend/db/accounts/schema/mall-cards.ts'
import { mallGoods as goods } from '#backend/db/accounts/schema/mall-goods.ts'
import { mallOrders as orders } from '#backend/db/accounts/schema/mall-orders.ts'
import { caseOf } from '#backend/db/case-of.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { NoticeBeside } from '#backend/notice/notice-beside.ts'
import type { Delivery } from '#contract/mall-rules.ts'
import { isOfBrand } from './goods.store.ts'
import {
  forgottenAt,
  freesPieces,
  movesOf,
  nextCheckAt,
  type OrderEvent,
  type OrderState,
  stateAt,
} from './order-states.ts'

export type OrderRow = Omit<typeof orders.$inferSelect, 'state'> & { state: OrderState }

const rowOf = (row: typeof orders.$inferSelect | undefined): OrderRow | null => (row ? (row as OrderRow) : null)

/** How many orders a user may make within `ORDERS_WITHIN_MS`, and how many may wait to be paid: each sets pieces aside. */
const ORDERS_MAX = 30
const ORDERS_WITHIN_MS = 3_600_000
const UNPAID_MAX = 3
/** How long an order waits to be paid. */
export const UNPAID_MS = 15 * 60_000

export interface NewOrder {
  uid: number
  intent: string
  brand: string
  goodsId: number
  quantity: number
  /** Of a piece, as the buyer saw it. */
  price: number
  delivery?: Delivery | undefined
  remarks?: string | undefined
  createdAt: number
}

/**
 * Stores an order and takes its pieces off the stock, in one transaction, both or neither. Null when this user has one with
 * the same intent or too many, or the goods are not there so many times at this price.
 */
export async function insertOrder(db: AccountDatabase, order: NewOrder): Promise<OrderRow | null> {
  const { uid, intent, brand, goodsId, quantity, price, delivery, remarks = null, createdAt } = order
  const id = randomRowId()
  const expiresAt = createdAt + UNPAID_MS
  const recent = sql`(select count(*) from ${orders}
    where ${orders.uid} = ${uid} and ${orders.createdAt} > ${createdAt - ORDERS_WITHIN_MS})`
  const unpaid = sql`(select count(*) from ${orders}
    where ${orders.uid} = ${uid} and ${orders.createdAt} > ${createdAt - ORDERS_WITHIN_MS} and ${orders.state} = 'unpaid')`
  const canOrder = and(
    eq(goods.id, goodsId),
    eq(goods.isOnSale, true),
    isOfBrand(brand),
    eq(goods.price, price),
    sql`${goods.stock} >= ${quantity}`,
    sql`${recent} < ${ORDERS_MAX} and ${unpaid} < ${UNPAID_MAX}`,
  )
  const isNew = sql`exists (select 1 from ${orders} where ${orders.id} = ${id})`
  const [[row]] = await db.batch([
    db
      .insert(orders)
      .select(
        sql`select ${id}, ${uid}, ${intent}, ${brand}, ${goods.id}, ${goods.names}, ${goods.picture}, ${goods.kind},
          ${goods.price}, ${quantity}, 'unpaid', ${delivery?.recipient ?? null}, ${delivery?.address ?? null},
          ${delivery?.contact ?? null}, ${remarks}, null, null, ${createdAt}, ${expiresAt}, null, null, null, null, null,
          ${expiresAt}, 0 from ${goods} where ${canOrder}`,
      )
      .onConflictDoNothing({ target: [orders.uid, orders.intent] })
      .returning(),
    db
      .update(goods)
      .set({ stock: sql`${goods.stock} - ${quantity}` })
      .where(and(eq(goods.id, goodsId), isNew)),
  ])
  return rowOf(row)
}

/** Whether the user may make no order now, whatever it is for. */
export async function hasTooManyOrders(db: AccountDatabase, uid: number, now: number): Promise<boolean> {
  const since = sql`${orders.uid} = ${uid} and ${orders.createdAt} > ${now - ORDERS_WITHIN_MS}`
  const [row] = await db
    .select({ all: count(), unpaid: sql<number>`coalesce(sum(${orders.state} = 'unpaid'), 0)` })
    .from(orders)
    .where(since)
  return (row?.all ?? 0) >= ORDERS_MAX || (row?.unpaid ?? 0) >= UNPAID_MAX
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

/** An order that can still be paid at this time. */
export const isInTime = (now: number): SQL => sql`${orders.expiresAt} > ${now}`
const isOver = (now: number): SQL => sql`${orders.expiresAt} <= ${now}`

/** The rows that are in a state at this time, see `stateAt`. */
const inState = (state: OrderState, now: number): (SQL | undefined)[] => {
  if (state === 'unpaid') return [and(eq(orders.state, state), isInTime(now))]
  const stored = eq(orders.state, state)
  return state === 'lapsed' ? [stored, and(eq(orders.state, 'unpaid'), isOver(now))] : [stored]
}

/**
 * A user's newest orders, or those before one, in their states of this time. Of several states each is read from the index
 * in the order of its rows: at most `limit` rows, and the few that are not paid.
 */
export async function readOwnOrdersBefore(
  db: AccountDatabase,
  uid: number,
  { before, limit, states, now }: OwnRowsAsked<OrderState> & { now: number },
): Promise<OrderRow[]> {
  const isOlder = before && sql`(${orders.createdAt}, ${orders.id}) < (${before.at}, ${before.id})`
  const read = (where?: SQL) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.uid, uid), where, isOlder))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
  const [first, ...others] = (states?.flatMap((state) => inState(state, now)) ?? [undefined]).map(read)
  const rows = first ? newestOf((await db.batch([first, ...others])) as OrderRow[][], limit) : []
  return rows.map((row) => ({ ...row, state: stateAt(row, now) }))
}

type TimeColumn = 'paidAt' | 'shippedAt' | 'redeemedAt' | 'endedAt' | 'refundedAt'

/** The column that says when an order got into a state. */
const TIME_OF = {
  review: 'paidAt',
  in_progress: 'shippedAt',
  redeemed: 'redeemedAt',
  lapsed: 'endedAt',
  cancelling: 'endedAt',
  returning: 'endedAt',
} as const satisfies Partial<Record<OrderState, TimeColumn>>

function timesOf(event: OrderEvent, now: number): Partial<Record<TimeColumn, number | SQL>> {
  const times: Partial<Record<TimeColumn, number | SQL>> = {}
  for (const [, to] of movesOf(event)) {
    const column = (TIME_OF as Partial<Record<OrderState, TimeColumn>>)[to]
    // What has a time keeps it.
    if (column) times[column] = sql`coalesce(${orders[column]}, ${now})`
  }
  if (event === 'cancelled') times.endedAt = now
  if (event === 'coins_back') times.refundedAt = now
  return times
}

export interface MoveOptions {
  /** What else is stored with it. */
  learned?: { tracking?: string; reason?: string }
  /** Whether its pieces can be ordered again; by default as the event says. Cards that were given never can. */
  restocks?: boolean
  /** Moves only where this holds too. */
  where?: SQL | undefined
}

const isMovable = (id: number, event: OrderEvent, where?: SQL) =>
  and(
    eq(orders.id, id),
    inArray(
      orders.state,
      movesOf(event).map(([from]) => from),
    ),
    where,
  )

/** Whether the event makes a move now, for statements that stand before those of `orderMove` in a batch. */
export const willMove = (id: number, event: OrderEvent, where?: SQL): SQL =>
  sql`exists (select 1 from ${orders} where ${isMovable(id, event, where)})`

/**
 * The move that an event makes in the order's state, with the pieces that become free: two statements for one batch, so
 * that pieces come back exactly with the move.
 */
export function orderMove(
  db: AccountDatabase,
  order: Pick<OrderRow, 'id' | 'goodsId' | 'quantity' | 'kind' | 'expiresAt'>,
  event: OrderEvent,
  now: number,
  { learned = {}, restocks = freesPieces(event), where }: MoveOptions = {},
) {
  const moves = movesOf(event)
  // Cards that were given are spent: asked of the row, since they may have been given after `restocks` was decided.
  const isLeft = order.kind === 'virtual' ? ne(orders.state, 'redeemed') : undefined
  return [
    db
      .update(goods)
      .set({ stock: sql`${goods.stock} + ${restocks ? order.quantity : 0}` })
      .where(and(eq(goods.id, order.goodsId), willMove(order.id, event, and(isLeft, where)))),
    db
      .update(orders)
      .set({
        state: caseOf(orders.state, moves),
        nextCheckAt: caseOf(
          orders.state,
          moves.map((move) => [move[0], forgottenAt(move, now) ?? nextCheckAt(move[1], order, 0, now)]),
        ),
        checks: 0,
        ...timesOf(event, now),
        ...learned,
      })
      .where(isMovable(order.id, event, where))
      .returning(),
  ] as const
}

/** Makes the move; null when the event makes none in the order's state, also because another was faster. */
export async function moveOrder(
  db: AccountDatabase,
  order: Pick<OrderRow, 'id' | 'goodsId' | 'quantity' | 'kind' | 'expiresAt'>,
  event: OrderEvent,
  now: number,
  options: MoveOptions = {},
): Promise<OrderRow | null> {
  const [, [row]] = await db.batch(orderMove(db, order, event, now, options))
  return rowOf(row)
}

export const isUnpaid: SQL = eq(orders.state, 'unpaid')

type CardsOrder = Pick<OrderRow, 'id' | 'goodsId' | 'quantity'>

const cardsOf = (id: number): SQL => sql`(select count(*) from ${cards} where ${cards.orderId} = ${id})`
const freeOf = (goodsId: number): SQL =>
  sql`select ${cards.id} from ${cards} where ${cards.goodsId} = ${goodsId} and ${cards.orderId} is null`

/** Whether an order gets its cards now, for statements that stand before those of `cardsMove` in a batch. */
export const willGiveCards = ({ id, goodsId, quantity }: CardsOrder, where?: SQL): SQL =>
  and(
    willMove(id, 'cards_given'),
    sql`${cardsOf(id)} = 0`,
    sql`(select count(*) from (${freeOf(goodsId)} limit ${quantity})) = ${quantity}`,
    where,
  ) as SQL

/**
 * The three statements, for one batch, that give an order its cards, each to nobody else, and make it redeemed: all of
 * them or none.
 */
export function cardsMove(db: AccountDatabase, order: OrderRow, now: number, where?: SQL) {
  const { id, goodsId, quantity } = order
  return [
    db
      .update(cards)
      .set({ orderId: id, givenAt: now })
      .where(
        and(
          sql`${cards.orderId} is null`,
          sql`${cards.id} in (${freeOf(goodsId)} order by ${cards.id} limit ${quantity})`,
          willGiveCards(order, where),
        ),
      ),
    ...orderMove(db, order, 'cards_given', now, { where: sql`${cardsOf(id)} = ${quantity}` }),
  ] as const
}

/**
 * Gives an order its cards, and stores a notice of it with them. Null when there are too few, or the order has moved on.
 */
export async function giveCards(
  db: AccountDatabase,
  order: OrderRow,
  now: number,
  notice?: NoticeBeside | null,
): Promise<OrderRow | null> {
  if (!notice) return rowOf((await db.batch(cardsMove(db, order, now)))[2][0])
  const [stored, , , [row]] = await db.batch([notice.statement(willGiveCards(order)), ...cardsMove(db, order, now)])
  if (stored.length > 0) notice.announce()
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
    .set({ checks: checks + 1, nextCheckAt: nextCheckAt(state, row, checks + 1, now) })
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

/** Deletes an order that nobody paid. */
export const deleteForgotten = (db: AccountDatabase, id: number) =>
  db.delete(orders).where(and(eq(orders.id, id), inArray(orders.state, ['lapsed', 'cancelled']), isNull(orders.paidAt)))
