import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { mallOrders } from '#backend/db/accounts/schema/mall-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { SealedCard } from '#backend/mall/card-cipher.ts'
import { addCards, addedCards } from '#backend/mall/cards.store.ts'
import {
  changeStock,
  existsGoods,
  type GoodsRow,
  insertGoods,
  type NewGoods,
  setSale,
  updateGoods,
  willChangeStock,
  willSetSale,
} from '#backend/mall/goods.store.ts'
import { type OrderEvent, statesOf } from '#backend/mall/order-states.ts'
import {
  cardsMove,
  type MoveOptions,
  type OrderRow,
  orderMove,
  willGiveCards,
  willMove,
} from '#backend/mall/orders.store.ts'
import type { NoticeBeside } from '#backend/notice/notice-beside.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { RedemptionStatus } from '#contract/mall-rules.ts'
import { auditAbout, type MallAct } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

function textFilter(text: string): SQL | undefined {
  const wanted = text.trim()
  if (wanted === '') return undefined
  const number = /^\d{1,16}$/.test(wanted) ? Number(wanted) : undefined
  return or(
    number === undefined ? undefined : or(eq(mallOrders.id, number), eq(mallOrders.uid, number)),
    eq(mallOrders.tracking, wanted),
    // D1 takes patterns of 50 bytes at most.
    sql`instr(lower(${mallOrders.recipient}), lower(${wanted})) > 0`,
  )
}

interface RedemptionSearch extends ListPart {
  state?: RedemptionStatus | undefined
  text?: string | undefined
  sort?: 'oldest'
}

/** A part of the list of redemptions, the newest first, with their owners' names. */
export async function listMallOrders(db: AccountDatabase, search: RedemptionSearch) {
  const { state, text, sort } = search
  const part = listPart({ by: [mallOrders.createdAt, mallOrders.id], isAscending: sort === 'oldest' }, search)
  const rows = await db
    .select({ order: mallOrders, username: accounts.username })
    .from(mallOrders)
    .leftJoin(accounts, eq(accounts.uid, mallOrders.uid))
    .where(
      and(
        state && inArray(mallOrders.state, statesOf(state)),
        text === undefined ? undefined : textFilter(text),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  const named = rows.map(({ order, username }) => ({ order: order as OrderRow, username }))
  return part.partOf(named, ({ order }) => [order.createdAt, order.id])
}

export async function findMallOrder(db: AccountDatabase, id: number) {
  const [row] = await db
    .select({ order: mallOrders, username: accounts.username })
    .from(mallOrders)
    .leftJoin(accounts, eq(accounts.uid, mallOrders.uid))
    .where(eq(mallOrders.id, id))
  return row && { order: row.order as OrderRow, username: row.username }
}

interface Deed extends MoveOptions {
  act: MallAct
  detail: string
  /** For the order's owner. */
  notice: NoticeBeside | null
}

/**
 * Moves an order with its audit line and the owner's notice, all or none. Null when it has moved on, or the caller may not
 * act any more.
 */
export async function moveMallOrder(
  context: UserContext,
  order: OrderRow,
  event: OrderEvent,
  { act, detail, notice, ...options }: Deed,
): Promise<OrderRow | null> {
  const { accountDb: db, now } = context
  const may = mayAct(context)
  const where = willMove(order.id, event, may)
  const moving = [
    auditAbout(context, act, detail, { targetUid: order.uid, where }),
    ...orderMove(db, order, event, now, { ...options, where: may }),
  ] as const
  if (!notice) return (await db.batch(moving))[2].map((row) => row as OrderRow)[0] ?? null
  const [stored, , , [row]] = await db.batch([notice.statement(where), ...moving])
  if (stored.length > 0) notice.announce()
  return row ? (row as OrderRow) : null
}

/** As `moveMallOrder`: gives an order the cards that were missing. Null also when there are too few. */
export async function giveMallCards(
  context: UserContext,
  order: OrderRow,
  notice: NoticeBeside | null,
): Promise<OrderRow | null> {
  const { accountDb: db, now } = context
  const may = mayAct(context)
  const where = willGiveCards(order, may)
  const moving = [
    auditAbout(context, 'finish_redemption', `order ${order.id}`, { targetUid: order.uid, where }),
    ...cardsMove(db, order, now, may),
  ] as const
  if (!notice) return (await db.batch(moving))[3].map((row) => row as OrderRow)[0] ?? null
  const [stored, , , , [row]] = await db.batch([notice.statement(where), ...moving])
  if (stored.length > 0) notice.announce()
  return row ? (row as OrderRow) : null
}

/**
 * Stores new goods, or changes some, with the audit line. Null when there are none with this id, or the caller may not act
 * any more.
 */
export async function storeGoods(
  context: UserContext,
  id: number | undefined,
  change: Omit<NewGoods, 'stock' | 'createdAt' | 'demo'>,
  detail: string,
): Promise<GoodsRow | null> {
  const { accountDb: db, now } = context
  const { kind: _, ...changes } = change
  const may = mayAct(context)
  const [, [row]] = await db.batch([
    auditAbout(context, 'save_goods', detail, { where: id === undefined ? may : existsGoods(id, may) }),
    id === undefined
      ? insertGoods(db, { ...change, stock: 0, createdAt: now }, may)
      : updateGoods(db, id, changes, may),
  ])
  return row ?? null
}

/** Puts goods on sale or takes them off, with the audit line; false when they are so already, or the caller may not act any more. */
export async function storeSale(
  context: UserContext,
  { id, names }: Pick<GoodsRow, 'id' | 'names'>,
  isOnSale: boolean,
): Promise<boolean> {
  const { accountDb: db } = context
  const may = mayAct(context)
  const detail = `goods ${id}: ${names.en_US}, ${isOnSale ? 'on sale' : 'off sale'}`
  const [, changed] = await db.batch([
    auditAbout(context, 'save_goods', detail, { where: willSetSale(id, isOnSale, may) }),
    setSale(db, id, isOnSale, may),
  ])
  return changed.length > 0
}

/** Changes the stock with the audit line; null when that cannot be, or the caller may not act any more. */
export async function storeStock(context: UserContext, id: number, by: number): Promise<GoodsRow | null> {
  const { accountDb: db } = context
  const may = mayAct(context)
  const [, [row]] = await db.batch([
    auditAbout(context, 'change_stock', `goods ${id}: ${by}`, { where: willChangeStock(id, by, may) }),
    changeStock(db, id, by, may),
  ])
  return row ?? null
}

/**
 * Adds cards with the audit line, which says how many and never which. Returns how many were added; null when the caller
 * may not act any more.
 */
export async function storeCards(
  context: UserContext,
  id: number,
  sealed: readonly SealedCard[],
): Promise<number | null> {
  const { accountDb: db, now } = context
  const where = mayAct(context)
  const upload = randomRowId()
  const detail = sql`${`goods ${id}: `} || ${addedCards(id, upload)}`
  const [added, , written] = await db.batch([
    ...addCards(db, id, sealed, now, { upload, where }),
    auditAbout(context, 'add_cards', detail, { where }),
  ])
  return written.length > 0 ? added.length : null
}
