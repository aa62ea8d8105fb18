import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { OwnRowsAsked } from '#backend/core/own-orders.ts'
import { planOrders, plans } from '#backend/db/accounts/schema/plans.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'

export type PlanOrderRow = typeof planOrders.$inferSelect
export type PlanOrderState = PlanOrderRow['state']

/** Literal text: with bound values SQLite cannot use the partial index. */
const isOpen = sql`state in ('new', 'held', 'done')`

/** How many plans a user may begin to pay for within `WITHIN_MS`: each is a row and a hold. */
const ORDERS_MAX = 30
const WITHIN_MS = 3_600_000

/**
 * Stores what is to be paid for a plan that is on sale at this price; null when it is not, or this user has bought it, has
 * used the intent, or began too many.
 */
export async function insertPlanOrder(
  db: AccountDatabase,
  {
    uid,
    intent,
    planId,
    price,
    share,
    now,
  }: Record<'uid' | 'planId' | 'price' | 'share' | 'now', number> & { intent: string },
): Promise<PlanOrderRow | null> {
  const recent = sql`(select count(*) from ${planOrders}
    where ${planOrders.uid} = ${uid} and ${planOrders.createdAt} > ${now - WITHIN_MS})`
  const [stored] = await db
    .insert(planOrders)
    .select(
      sql`select ${randomRowId()}, ${uid}, ${intent}, ${plans.id}, ${plans.uid}, ${plans.price}, ${share},
        ${plans.hasRefund}, ${plans.startsAt}, 'new', ${now}, null from ${plans}
        where ${plans.id} = ${planId} and ${plans.uid} <> ${uid} and ${plans.price} = ${price}
          and ${plans.state} = 'published' and ${plans.result} is null and ${plans.startsAt} > ${now}
          and ${recent} < ${ORDERS_MAX}`,
    )
    .onConflictDoNothing()
    .returning()
  return stored ?? null
}

export const findOrder = async (db: AccountDatabase, id: number): Promise<PlanOrderRow | undefined> =>
  (await db.select().from(planOrders).where(eq(planOrders.id, id)))[0]

export const findByIntent = async (
  db: AccountDatabase,
  uid: number,
  intent: string,
): Promise<PlanOrderRow | undefined> =>
  (
    await db
      .select()
      .from(planOrders)
      .where(and(eq(planOrders.uid, uid), eq(planOrders.intent, intent)))
  )[0]

/** What a user paid, or is about to pay, for a plan. */
export const findOpenOrder = async (
  db: AccountDatabase,
  uid: number,
  planId: number,
): Promise<PlanOrderRow | undefined> =>
  (
    await db
      .select()
      .from(planOrders)
      .where(and(eq(planOrders.uid, uid), eq(planOrders.planId, planId), isOpen))
  )[0]

/** What a user paid for a plan, and may have back. */
export const findBought = async (db: AccountDatabase, uid: number, planId: number): Promise<PlanOrderRow | undefined> =>
  (
    await db
      .select()
      .from(planOrders)
      .where(
        and(
          eq(planOrders.uid, uid),
          eq(planOrders.planId, planId),
          inArray(planOrders.state, ['held', 'done', 'refunded']),
        ),
      )
      .limit(1)
  )[0]

/** Notes that coins are set aside, and counts the sale, once however often it is called. */
export const noteHeld = (db: AccountDatabase, { id, planId }: Pick<PlanOrderRow, 'id' | 'planId'>): Promise<unknown> =>
  runTogether(db, [
    sql`update plans set sales = sales + 1 where id = ${planId} and exists
      (select 1 from plan_orders where id = ${id} and state = 'new')`,
    sql`update plan_orders set state = 'held' where id = ${id} and state = 'new'`,
  ])

/** Moves an order on; false when it is in another state. */
export async function moveOrder(
  db: AccountDatabase,
  id: number,
  from: PlanOrderState,
  to: PlanOrderState,
  settledAt: number | null = null,
): Promise<boolean> {
  const moved = await db
    .update(planOrders)
    .set({ state: to, settledAt })
    .where(and(eq(planOrders.id, id), eq(planOrders.state, from)))
    .returning({ id: planOrders.id })
  return moved.length > 0
}

/** Orders of a plan for which coins are set aside. By lot: one that fails keeps no other waiting. */
export const readHeldOrders = (db: AccountDatabase, planId: number, limit: number): Promise<PlanOrderRow[]> =>
  db
    .select()
    .from(planOrders)
    .where(and(eq(planOrders.planId, planId), eq(planOrders.state, 'held')))
    .orderBy(sql`random()`)
    .limit(limit)

/** Orders without refund whose coins were not passed on by the call that set them aside. */
export const readDueOrders = (db: AccountDatabase, before: number, limit: number): Promise<PlanOrderRow[]> =>
  db
    .select()
    .from(planOrders)
    .where(and(sql`state = 'held' and has_refund = 0`, lte(planOrders.createdAt, before)))
    .orderBy(sql`random()`)
    .limit(limit)

/** Orders begun before a time of which nothing is noted. */
export const readUnfinishedOrders = (db: AccountDatabase, before: number, limit: number): Promise<PlanOrderRow[]> =>
  db
    .select()
    .from(planOrders)
    .where(and(sql`state = 'new'`, lte(planOrders.createdAt, before)))
    .orderBy(planOrders.createdAt)
    .limit(limit)

/** Orders that were begun in this time and refused. */
export const readRefusedOrders = (
  db: AccountDatabase,
  { after, before }: { after: number; before: number },
  limit: number,
): Promise<PlanOrderRow[]> =>
  db
    .select()
    .from(planOrders)
    .where(and(sql`state = 'refused'`, gt(planOrders.createdAt, after), lte(planOrders.createdAt, before)))
    .orderBy(sql`random()`)
    .limit(limit)

/** What became of some of a user's orders. */
export const readOrderStates = (
  db: AccountDatabase,
  uid: number,
  ids: readonly number[],
): Promise<Pick<PlanOrderRow, 'id' | 'state'>[]> =>
  db
    .select({ id: planOrders.id, state: planOrders.state })
    .from(planOrders)
    .where(
      and(
        sql`${planOrders.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        sql`+${planOrders.uid} = ${uid}`,
      ),
    )

/** The newest orders of a user, or those older than one: by time, then by id. */
export const readOrdersBefore = (
  db: AccountDatabase,
  uid: number,
  { before, limit, states }: OwnRowsAsked<PlanOrderState>,
): Promise<PlanOrderRow[]> =>
  db
    .select()
    .from(planOrders)
    .where(
      and(
        eq(planOrders.uid, uid),
        states ? inArray(planOrders.state, [...states]) : undefined,
        before ? sql`(${planOrders.createdAt}, ${planOrders.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(planOrders.createdAt), desc(planOrders.id))
    .limit(limit)

const KEPT_MS = 30 * 24 * 3_600_000
const REMOVED_MAX = 5_000

/** Removes what was refused a month ago. */
export async function removeRefusedOrders(db: AccountDatabase, now: number): Promise<void> {
  const refused = db
    .select({ id: planOrders.id })
    .from(planOrders)
    .where(and(sql`state = 'refused'`, lte(planOrders.createdAt, now - KEPT_MS)))
    .limit(REMOVED_MAX)
  await db.delete(planOrders).where(inArray(planOrders.id, refused))
}
