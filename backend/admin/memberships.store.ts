import { and, eq, inArray } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { membershipOrders } from '#backend/db/accounts/schema/membership-orders.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { BOUGHT, type OwnedOrder, refundMove, willRefund } from '#backend/membership/orders.store.ts'
import type { Decided } from '#backend/membership/refund-order.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

interface MembershipSearch extends ListPart {
  uid?: number
  sort?: 'oldest'
}

/** A part of what was bought, by all or by one user. */
export async function searchMemberships(db: AccountDatabase, search: MembershipSearch) {
  const { uid, sort } = search
  const part = listPart(
    { by: [membershipOrders.createdAt, membershipOrders.id], isAscending: sort === 'oldest' },
    search,
  )
  const rows = await db
    .select({ order: membershipOrders, username: accounts.username })
    .from(membershipOrders)
    .leftJoin(accounts, eq(accounts.uid, membershipOrders.uid))
    .where(
      and(
        inArray(membershipOrders.state, [...BOUGHT]),
        uid === undefined ? undefined : eq(membershipOrders.uid, uid),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ order }) => [order.createdAt, order.id])
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
