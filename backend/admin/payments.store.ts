import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { tellBuyer } from '#backend/payment/move-order.ts'
import type { OrderEvent } from '#backend/payment/order-states.ts'
import { moveStatement, moves, type OrderRow } from '#backend/payment/orders.store.ts'
import type { AuditLine } from '#contract/admin.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

interface PaymentSearch extends ListPart {
  id?: number
  uid?: number
  state?: OrderRow['state']
  sort?: 'newest' | 'oldest' | 'largest'
}

/** Those that wait for a decision first: written as the index is. */
const IS_UNDECIDED = sql`(state = 'held' or state = 'part_returned')`

/** Where an order stands in a list; largest: by the figure, whatever its currency. */
const valuesOf = ({ order }: { order: typeof paymentOrders.$inferSelect }, sort: PaymentSearch['sort']) =>
  sort === 'largest' ? [order.amount, order.id] : [order.createdAt, order.id]

/** A part of the list of orders, with the names of their buyers. */
export async function searchPayments(db: AccountDatabase, search: PaymentSearch) {
  const { id, uid, state, sort } = search
  const filter = and(
    id === undefined ? undefined : eq(paymentOrders.id, id),
    uid === undefined ? undefined : eq(paymentOrders.uid, uid),
    state === undefined ? undefined : eq(paymentOrders.state, state),
  )
  const isUndecidedFirst = filter === undefined && sort === undefined
  const by = sort === 'largest' ? paymentOrders.amount : paymentOrders.createdAt
  const part = listPart(
    {
      by: isUndecidedFirst ? [IS_UNDECIDED, by, paymentOrders.id] : [by, paymentOrders.id],
      isAscending: sort === 'oldest',
    },
    search,
  )
  const rows = await db
    .select({ order: paymentOrders, username: accounts.username })
    .from(paymentOrders)
    .leftJoin(accounts, eq(accounts.uid, paymentOrders.uid))
    .where(and(filter, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [
    ...(isUndecidedFirst ? [Number(row.order.state === 'held' || row.order.state === 'part_returned')] : []),
    ...valuesOf(row, sort),
  ])
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
