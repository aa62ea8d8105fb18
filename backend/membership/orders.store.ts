import { aliasedTable, and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { OwnRowsAsked } from '#backend/core/own-orders.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { membershipOrders as orders } from '#backend/db/accounts/schema/membership-orders.ts'
import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { extendMembership, type MembershipRow, shortenMembership } from '#backend/identity/memberships.store.ts'
import type { Tier } from '#contract/membership-rules.ts'
import type { Held, Quote, Refund } from './quote.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderState = OrderRow['state']
export type OwnedOrder = OrderRow & { uid: number }

/** How many orders a user may open within an hour: each is a row, and work for the ledger. */
const ORDERS_MAX = 20
const ORDERS_WITHIN_MS = 3_600_000
/** When the sweep takes up what a call left behind. */
const CHECK_MS = 5 * 60_000

const HELD: OrderState[] = ['given', 'paid']
/** What was bought, also what went back. */
export const BOUGHT: readonly OrderState[] = [...HELD, 'refunding', 'refunded']
const isOwn = (uid: number) => eq(orders.uid, uid)

/** What a user has, by the rows. */
export async function readHeld(db: AccountDatabase, uid: number, now: number): Promise<Held> {
  const [ends, vipTimes] = await db.batch([
    db
      .select({ vipUntil: memberships.vipUntil, svipUntil: memberships.svipUntil })
      .from(memberships)
      .where(eq(memberships.uid, uid)),
    db
      .select({ from: orders.fromAt, until: orders.untilAt, price: orders.price })
      .from(orders)
      .where(and(isOwn(uid), eq(orders.tier, 'vip'), inArray(orders.state, HELD), gt(orders.untilAt, now))),
  ])
  return { vipUntil: ends[0]?.vipUntil ?? 0, svipUntil: ends[0]?.svipUntil ?? 0, vipTimes }
}

const endIs = (column: typeof memberships.vipUntil | typeof memberships.svipUntil, uid: number, end: number): SQL =>
  sql`coalesce((select ${column} from ${memberships} where ${memberships.uid} = ${uid}), 0) = ${end}`

type NewOrder = Pick<OwnedOrder, 'uid' | 'intent' | 'brand' | 'currency' | 'createdAt'>

/**
 * Stores an order, if the user still has what its price was made from; null when not, when another order of this user is
 * open or has this intent, or when there were too many.
 */
export async function insertOrder(
  db: AccountDatabase,
  { uid, intent, brand, currency, createdAt }: NewOrder,
  held: Held,
  { tier, period, price, amount, from, until }: Quote,
): Promise<OwnedOrder | null> {
  const recent = sql`(select count(*) from ${orders}
    where ${orders.uid} = ${uid} and ${orders.createdAt} > ${createdAt - ORDERS_WITHIN_MS})`
  // Later than the order before, whatever the clocks say: a refund asks which was the last.
  const inTurn = sql`max(${createdAt},
    coalesce((select max(${orders.createdAt}) + 1 from ${orders} where ${orders.uid} = ${uid}), 0))`
  const [row] = await db
    .insert(orders)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${brand}, ${tier}, ${period}, ${currency}, ${price}, ${amount},
        ${from}, ${until}, 'new', ${inTurn}, ${createdAt + CHECK_MS}, null, null
        where ${recent} < ${ORDERS_MAX} and ${endIs(memberships.vipUntil, uid, held.vipUntil)}
          and ${endIs(memberships.svipUntil, uid, held.svipUntil)}`,
    )
    .onConflictDoNothing()
    .returning()
  return (row as OwnedOrder | undefined) ?? null
}

const findOne = async (db: AccountDatabase, where: SQL | undefined): Promise<OrderRow | null> =>
  (await db.select().from(orders).where(where))[0] ?? null

export const findOrder = (db: AccountDatabase, id: number) => findOne(db, eq(orders.id, id))

export const findOrderByIntent = async (db: AccountDatabase, uid: number, intent: string) =>
  (await findOne(db, and(isOwn(uid), eq(orders.intent, intent)))) as OwnedOrder | null

/** The one order of a user that is not decided yet. */
export const findOpenOrder = async (db: AccountDatabase, uid: number) =>
  (await findOne(db, and(isOwn(uid), eq(orders.state, 'new')))) as OwnedOrder | null

/** Moves an order from one state to another; null when it is in another one. `checkAt`: for the sweep; null: never. */
export async function moveOrder(
  db: AccountDatabase,
  id: number,
  from: OrderState,
  to: OrderState,
  checkAt: number | null,
): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ state: to, nextCheckAt: checkAt })
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning()
  return row ?? null
}

/** Decides that an order is bought, and gives what it is for, both or neither. Whoever comes second gives nothing more. */
export const giveMembership = (
  db: AccountDatabase,
  { id, uid, tier, untilAt }: OwnedOrder,
  noticeAt: MembershipRow['noticeAt'],
  now: number,
) =>
  db.batch([
    db
      .update(orders)
      .set({ state: 'given', nextCheckAt: now + CHECK_MS })
      .where(and(eq(orders.id, id), eq(orders.state, 'new'))),
    extendMembership(
      db,
      { uid, vipUntil: tier === 'vip' ? untilAt : null, svipUntil: tier === 'svip' ? untilAt : null, noticeAt },
      sql`exists (select 1 from ${orders} where ${orders.id} = ${id} and ${orders.state} = 'given')`,
    ),
  ])

const newer = aliasedTable(orders, 'newer')

/**
 * The one membership of a user that can be refunded, if it is decided: the last that was bought and is not over. The
 * prices of those before do not depend on it, as its own does on theirs.
 */
export const findLast = (db: AccountDatabase, uid: number, now: number) =>
  db
    .select()
    .from(orders)
    .where(and(isOwn(uid), inArray(orders.state, ['new', ...HELD]), gt(orders.untilAt, now)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
    .then(([row]) => (row as OwnedOrder | undefined) ?? null)

/** Whether an order is paid, was not refunded, and none that is not over was bought or begun after it. */
const isLastPaid = ({ id, uid, createdAt }: OwnedOrder, refund: Refund, now: number): SQL =>
  and(
    eq(orders.id, id),
    isOwn(uid),
    eq(orders.state, 'paid'),
    sql`${orders.amount} >= ${refund.amount}`,
    sql`not exists (select 1 from ${orders} as newer where ${newer.uid} = ${uid}
      and ${inArray(newer.state, ['new', ...HELD])} and ${newer.untilAt} > ${now}
      and (${newer.createdAt}, ${newer.id}) > (${createdAt}, ${id}))`,
  ) as SQL

/** Whether `refundMove` will refund an order, for what is written in one batch before it. */
export const willRefund = (order: OwnedOrder, refund: Refund, now: number, where: SQL): SQL =>
  sql`(${where} and exists (select 1 from ${orders} where ${isLastPaid(order, refund, now)}))`

/** The statements that take the time of a refund and note what is given back, both or neither; for one batch. */
export const refundMove = (
  db: AccountDatabase,
  order: OwnedOrder,
  refund: Refund,
  { now, noticeAt, where }: { now: number; noticeAt: MembershipRow['noticeAt']; where: SQL },
) =>
  [
    shortenMembership(
      db,
      { uid: order.uid, tier: order.tier, ms: refund.ms, noticeAt },
      willRefund(order, refund, now, where),
    ),
    db
      .update(orders)
      .set({ state: 'refunding', refund: refund.amount, refundedAt: now, nextCheckAt: now + CHECK_MS })
      .where(and(isLastPaid(order, refund, now), where))
      .returning(),
  ] as const

/** A page of what a user has bought, newest first. */
export async function readBought(db: AccountDatabase, uid: number, page: number | undefined, tier?: Tier) {
  const where = and(isOwn(uid), inArray(orders.state, [...BOUGHT]), tier ? eq(orders.tier, tier) : undefined)
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(orders).where(where),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** The newest that a user has bought, or those older than one: by time, then by id. */
export const readBoughtBefore = (
  db: AccountDatabase,
  uid: number,
  { before, limit, states = BOUGHT }: OwnRowsAsked<OrderState>,
) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        isOwn(uid),
        inArray(orders.state, [...states]),
        before ? sql`(${orders.createdAt}, ${orders.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)

/** Orders that the sweep is to look at, those that have waited longest first. */
export const readDueOrders = (db: AccountDatabase, now: number, limit: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(lte(orders.nextCheckAt, now)).orderBy(asc(orders.nextCheckAt)).limit(limit)

/** Takes an order for one look at it; false when another has taken it, or it was changed. */
export async function claimCheck(db: AccountDatabase, row: OrderRow, now: number): Promise<boolean> {
  const taken = await db
    .update(orders)
    .set({ nextCheckAt: now + CHECK_MS })
    .where(and(eq(orders.id, row.id), sql`${orders.nextCheckAt} is ${row.nextCheckAt}`))
    .returning({ id: orders.id })
  return taken.length > 0
}

export const deleteVoid = (db: AccountDatabase, id: number) =>
  db.delete(orders).where(and(eq(orders.id, id), eq(orders.state, 'void')))
