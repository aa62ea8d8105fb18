import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { fanCounts, follows } from '#backend/db/accounts/schema/follows.ts'
import { expertViews, planOrders, plans } from '#backend/db/accounts/schema/plans.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Place, PlanRow } from '#backend/plan/plans.store.ts'
import { OWN_PLANS_SEARCHED_MAX, type PlanOutcome } from '#contract/creator-rules.ts'
import type { PlanState } from '#contract/plan-rules.ts'

/** Milliseconds since the epoch, the end not in it. */
export interface Span {
  from: number
  to: number
}

/** Spans as rows, in their order. */
const rowsOf = (spans: readonly Span[]): SQL =>
  sql`(select value ->> 'from' as "from", value ->> 'to' as "to" from json_each(${JSON.stringify(spans)})) s`

// Literal texts: with bound values SQLite cannot use the partial indexes.
const isSold = sql`state in ('held', 'done', 'refunded')`
const isSettled = sql`state in ('done', 'refunded')`

export interface Sums {
  sales: number
  gold: number
  refunded: number
}

/** What an expert sold, got and gave back in each span, from the purchases. */
export const readSums = (db: AccountDatabase, uid: number, spans: readonly Span[]): Promise<Sums[]> =>
  db.all<Sums>(
    sql`select
      (select count(*) from ${planOrders} where expert_uid = ${uid} and ${isSold}
        and created_at >= s."from" and created_at < s."to") as sales,
      (select coalesce(sum(iif(state = 'done', share, 0)), 0) from ${planOrders} where expert_uid = ${uid} and ${isSettled}
        and settled_at >= s."from" and settled_at < s."to") as gold,
      (select coalesce(sum(iif(state = 'refunded', amount, 0)), 0) from ${planOrders} where expert_uid = ${uid}
        and ${isSettled} and settled_at >= s."from" and settled_at < s."to") as refunded
      from ${rowsOf(spans)}`,
  )

export interface Counts {
  views: number
  followers: number
  won: number
  lost: number
  none: number
}

const HOUR_MS = 3_600_000
/** More new followers of a day are not counted. */
const FOLLOWERS_A_DAY_MAX = 10_000

/** How an expert's plans were seen and went in each span. */
export const readCounts = (db: AccountDatabase, uid: number, spans: readonly Span[]): Promise<Counts[]> => {
  const settled = (results: string) => sql`(select count(*) from ${plans} where uid = ${uid} and result is not null
    and settled_at >= s."from" and settled_at < s."to" and result in (${sql.raw(results)}))`
  return db.all<Counts>(
    sql`select
      (select coalesce(sum(views), 0) from ${expertViews} where uid = ${uid}
        and hour >= s."from" / ${HOUR_MS} and hour < s."to" / ${HOUR_MS}) as views,
      (select count(*) from (select 1 from ${follows} where kind = 'user' and target_id = ${uid}
        and created_at >= s."from" and created_at < s."to" limit ${FOLLOWERS_A_DAY_MAX})) as followers,
      ${settled(`'hit', 'half_hit'`)} as won, ${settled(`'half_miss', 'miss'`)} as lost,
      ${settled(`'push', 'void'`)} as none
      from ${rowsOf(spans)}`,
  )
}

export const readFollowers = async (db: AccountDatabase, uid: number): Promise<number> =>
  (
    await db
      .select({ fans: fanCounts.fans })
      .from(fanCounts)
      .where(and(eq(fanCounts.kind, 'user'), eq(fanCounts.targetId, uid)))
  )[0]?.fans ?? 0

const OUTCOMES: Readonly<Record<PlanOutcome, SQL>> = {
  open: sql`result is null`,
  won: sql`result in ('hit', 'half_hit')`,
  lost: sql`result in ('half_miss', 'miss')`,
  none: sql`result in ('push', 'void')`,
}

export interface PlansAsked {
  uid: number
  state?: PlanState | undefined
  gameId?: number | undefined
  outcome?: PlanOutcome | undefined
  text?: string | undefined
  place: Place | undefined
  limit: number
}

/** An expert's plans that are as asked, newest first; looked for among the newest of hers, so that no request reads more. */
export function readOwnPlansAs(db: AccountDatabase, asked: PlansAsked): Promise<PlanRow[]> {
  const { uid, state, gameId, outcome, text, place, limit } = asked
  const isBefore = and(
    eq(plans.uid, uid),
    place ? sql`(${plans.createdAt}, ${plans.id}) < (${place.at}, ${place.id})` : undefined,
  )
  const order = [desc(plans.createdAt), desc(plans.id)]
  const isFiltered = [state, gameId, outcome, text].some((each) => each !== undefined)
  const newest = db
    .select({ id: plans.id })
    .from(plans)
    .where(isBefore)
    .orderBy(...order)
    .limit(OWN_PLANS_SEARCHED_MAX)
  // The pluses keep one user's from being looked for among all of a state or game.
  const isAsked = and(
    inArray(plans.id, newest),
    state && sql`+${plans.state} = ${state}`,
    gameId === undefined ? undefined : sql`+${plans.gameId} = ${gameId}`,
    outcome && OUTCOMES[outcome],
    text === undefined ? undefined : sql`instr(lower(${plans.title}), lower(${text})) > 0`,
  )
  return db
    .select()
    .from(plans)
    .where(isFiltered ? isAsked : isBefore)
    .orderBy(...order)
    .limit(limit)
}

export interface OrderSums {
  planId: number
  state: 'held' | 'done' | 'refunded'
  count: number
  amount: number
  share: number
}

/** What was paid for each of these plans, by what became of it. */
export const readOrderSums = (db: AccountDatabase, ids: readonly number[]): Promise<OrderSums[]> =>
  db.all<OrderSums>(
    sql`select plan_id as planId, state, count(*) as count, sum(amount) as amount, sum(share) as share
      from ${planOrders} where plan_id in (select value from json_each(${JSON.stringify(ids)}))
        and state in ('held', 'done', 'refunded')
      group by plan_id, state`,
  )
