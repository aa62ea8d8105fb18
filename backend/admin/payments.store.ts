import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { tellBuyer } from '#backend/payment/move-order.ts'
import type { OrderEvent } from '#backend/payment/order-states.ts'
import { moveStatement, moves, type OrderRow } from '#backend/payment/orders.store.ts'
import type { AuditLine } from '#contract/admin.ts'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

export interface PaymentSearch {
  id?: number
  uid?: number
  state?: OrderRow['state']
}

/** Those that wait for a decision first: written as the index is. */
const IS_UNDECIDED = sql`(state = 'held' or state = 'part_returned')`

/** A page of orders with the names of their buyers, and how many there are, counted no further than `ROWS_MAX`. */
export async function searchPayments(db: AccountDatabase, { id, uid, state }: PaymentSearch, page: number) {
  const filter = and(
    id === undefined ? undefined : eq(paymentOrders.id, id),
    uid === undefined ? undefined : eq(paymentOrders.uid, uid),
    state === undefined ? undefined : eq(paymentOrders.state, state),
  )
  const isAll = filter === undefined
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(paymentOrders)
    .where(filter)
    .limit(ROWS_MAX)
    .as('some')
  const [rows, totals] = await db.batch([
    db
      .select({ order: paymentOrders, username: accounts.username })
      .from(paymentOrders)
      .leftJoin(accounts, eq(accounts.uid, paymentOrders.uid))
      .where(filter)
      .orderBy(...(isAll ? [sql`${IS_UNDECIDED} desc`] : []), desc(paymentOrders.createdAt), desc(paymentOrders.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(some),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

interface Decision {
  event: OrderEvent
  act: (typeof AuditLine.infer)['act']
  detail: string
  /** What the administrator saw of money that came back. */
  returned: number | null
}

/**
 * Moves an order as an administrator decided, with the audit line: both or neither. Null when the event makes no move
 * there any more, another amount has come back by now, or the caller may not act.
 */
export async function decidePayment(
  context: UserContext,
  { id, uid }: Pick<OrderRow, 'id' | 'uid'>,
  { event, act, detail, returned }: Decision,
): Promise<OrderRow | null> {
  const { accountDb: db, now } = context
  if (uid === null) return null
  const may = mayAct(context)
  const isAsSeen = sql`${paymentOrders.returnedAmount} is ${returned}`
  const isThere = sql`exists (select 1 from ${paymentOrders} where ${and(moves(id, event), isAsSeen)})`
  const [, [row]] = await db.batch([
    auditAccount(context, act, uid, detail, and(may, isThere) as SQL),
    moveStatement(db, id, event, now, {}, and(may, isAsSeen)),
  ])
  if (!row) return null
  await tellBuyer(context, row as OrderRow)
  return row as OrderRow
}
