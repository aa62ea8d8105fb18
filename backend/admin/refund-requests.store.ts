import { aliasedTable, and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { refundRequests } from '#backend/db/accounts/schema/refund-requests.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import { REFUND_DECIDED_MS, REFUND_REQUEST_MS, type RefundKind } from '#contract/refund-rules.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

/** What is given back, and to whom. */
export interface Refund {
  kind: RefundKind
  id: number
  uid: number
  gold: number
  diamond: number
}

type Subject = Pick<Refund, 'kind' | 'id'>

const isOf = ({ kind, id }: Subject): SQL => and(eq(refundRequests.kind, kind), eq(refundRequests.subject, id)) as SQL

/** Nothing has become of it, and it still counts. */
export const isWaiting = (now: number): SQL =>
  and(isNull(refundRequests.decidedAt), gt(refundRequests.expiresAt, now)) as SQL

const detailOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** Whether another one, who is still an administrator, has asked for the same refund, or for more of it. */
export async function isAskedByAnother({ accountDb, now, viewer }: UserContext, refund: Refund): Promise<boolean> {
  const rows = await accountDb
    .select({ kind: refundRequests.kind })
    .from(refundRequests)
    .where(
      and(
        isOf(refund),
        isWaiting(now),
        sql`${refundRequests.gold} >= ${refund.gold} and ${refundRequests.diamond} >= ${refund.diamond}`,
        ne(refundRequests.requestedBy, viewer.uid),
        isAdministrator(refundRequests.requestedBy),
      ),
    )
  return rows.length > 0
}

/** Whether the caller has asked for it before. */
export async function isAskedByCaller({ accountDb, now, viewer }: UserContext, refund: Refund): Promise<boolean> {
  const rows = await accountDb
    .select({ kind: refundRequests.kind })
    .from(refundRequests)
    .where(and(isOf(refund), eq(refundRequests.requestedBy, viewer.uid), isWaiting(now)))
  return rows.length > 0
}

/** Asks for a refund, with the audit line; what was asked before for the same is replaced. */
export async function askForRefund(context: UserContext, refund: Refund, reason: string): Promise<void> {
  const { accountDb: db, now, viewer } = context
  const { kind, id: subject, uid, gold, diamond } = refund
  const by = {
    ...{ uid, gold, diamond, reason, requestedBy: viewer.uid, createdAt: now, expiresAt: now + REFUND_REQUEST_MS },
    ...{ decision: null, decidedBy: null, decidedAt: null },
  }
  await db.batch([
    auditAccount(context, 'ask_refund', uid, `${detailOf(refund)} ${reason}`, mayAct(context)),
    db
      .insert(refundRequests)
      .values({ kind, subject, ...by })
      .onConflictDoUpdate({ target: [refundRequests.kind, refundRequests.subject], set: by }),
  ])
}

const decided = ({ now, viewer }: UserContext, decision: 'made' | 'declined') => ({
  ...{ decision, decidedBy: viewer.uid, decidedAt: now, expiresAt: now + REFUND_DECIDED_MS },
})

/** The second administrator has made it. */
export const settleRefundRequest = async (context: UserContext, subject: Subject): Promise<void> => {
  await context.accountDb
    .update(refundRequests)
    .set(decided(context, 'made'))
    .where(and(isOf(subject), isNull(refundRequests.decidedAt)))
}

/** Withdraws or declines, with the audit line; whether there was anything. */
export async function declineRefundRequest(context: UserContext, subject: Subject): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = and(isOf(subject), isWaiting(now), mayAct(context)) as SQL
  const [row] = await db.select({ uid: refundRequests.uid }).from(refundRequests).where(where)
  if (!row) return false
  const isThere = sql`exists (select 1 from ${refundRequests} where ${where})`
  const [, declined] = await db.batch([
    auditAccount(context, 'decline_refund', row.uid, detailOf(subject), isThere),
    db
      .update(refundRequests)
      .set(decided(context, 'declined'))
      .where(where)
      .returning({ subject: refundRequests.subject }),
  ])
  return declined.length > 0
}

interface RefundSearch extends ListPart {
  state?: 'waiting' | 'decided'
  kind?: RefundKind
  uid?: number
  sort?: 'oldest'
}

/** A part of what waits, the newest first, or of what is decided, the last first; with the names of all three. */
export async function searchRefunds(db: AccountDatabase, search: RefundSearch, now: number) {
  const { state = 'waiting', kind, uid } = search
  const requester = aliasedTable(accounts, 'requester')
  const decider = aliasedTable(accounts, 'decider')
  const time = state === 'waiting' ? refundRequests.createdAt : refundRequests.decidedAt
  const rowId = sql<number>`${refundRequests}.rowid`
  const part = listPart({ by: [time, rowId], isAscending: search.sort === 'oldest' }, search)
  const rows = await db
    .select({
      row: refundRequests,
      rowId,
      username: accounts.username,
      requesterName: requester.username,
      deciderName: decider.username,
    })
    .from(refundRequests)
    .leftJoin(accounts, eq(accounts.uid, refundRequests.uid))
    .leftJoin(requester, eq(requester.uid, refundRequests.requestedBy))
    .leftJoin(decider, eq(decider.uid, refundRequests.decidedBy))
    .where(
      and(
        state === 'waiting' ? isWaiting(now) : isNotNull(refundRequests.decidedAt),
        kind && eq(refundRequests.kind, kind),
        uid === undefined ? undefined : eq(refundRequests.uid, uid),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ row, rowId: id }) => [(state === 'waiting' ? row.createdAt : row.decidedAt) ?? 0, id])
}

export const removeExpiredRefundRequests = (db: AccountDatabase, now: number) =>
  db.delete(refundRequests).where(lte(refundRequests.expiresAt, now))
