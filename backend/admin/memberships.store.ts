import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { membershipOrders } from '#backend/db/accounts/schema/membership-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { BOUGHT, type OwnedOrder, refundMove, willRefund } from '#backend/membership/orders.store.ts'
import type { Decided } from '#backend/membership/refund-order.ts'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

/** A page of what was bought, by all or by one user, and how many there are, counted no further than `ROWS_MAX`. */
export async function searchMemberships(db: AccountDatabase, uid: number | undefined, page: number) {
  const filter = and(
    inArray(membershipOrders.state, [...BOUGHT]),
    uid === undefined ? undefined : eq(membershipOrders.uid, uid),
  )
  const newestFirst = [desc(membershipOrders.createdAt), desc(membershipOrders.id)]
  const some = db
    .select({ id: membershipOrders.id })
    .from(membershipOrders)
    .where(filter)
    .orderBy(...newestFirst)
    .limit(ROWS_MAX)
    .as('some')
  const [rows, totals] = await db.batch([
    db
      .select({ order: membershipOrders, username: accounts.username })
      .from(membershipOrders)
      .leftJoin(accounts, eq(accounts.uid, membershipOrders.uid))
      .where(filter)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(some),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/**
 * Refunds a membership as an administrator decided: its time goes, what is given back is noted, the member is told, and
 * the audit log has its line; all or none. Null when there is nothing to refund any more, or the caller may not act.
 */
export async function decideRefund(
  context: UserContext,
  order: OwnedOrder,
  { refund, noticeAt, notice }: Decided,
  reason: string,
): Promise<OwnedOrder | null> {
  const { accountDb: db, now } = context
  const may = mayAct(context)
  const where = willRefund(order, refund, now, may)
  const [stored, , , [row]] = await db.batch([
    notice.statement(where),
    auditAccount(context, 'refund_membership', order.uid, `${order.id} ${reason}`, where),
    ...refundMove(db, order, refund, { now, noticeAt, where: may }),
  ])
  if (stored.length > 0) notice.announce()
  return (row as OwnedOrder | undefined) ?? null
}
