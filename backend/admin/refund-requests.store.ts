import { aliasedTable, and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { refundRequests } from '#backend/db/accounts/schema/refund-requests.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'
import type { RefundKind } from '#contract/refund-rules.ts'
import { REFUND_REQUEST_MS } from '#contract/refund-rules.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const LISTED_MAX = 100

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

const detailOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** Whether another one, who is still an administrator, has asked for the same refund, or for more of it. */
export async function isAskedByAnother({ accountDb, now, viewer }: UserContext, refund: Refund): Promise<boolean> {
  const rows = await accountDb
    .select({ kind: refundRequests.kind })
    .from(refundRequests)
    .where(
      and(
        isOf(refund),
        gt(refundRequests.expiresAt, now),
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
    .where(and(isOf(refund), eq(refundRequests.requestedBy, viewer.uid), gt(refundRequests.expiresAt, now)))
  return rows.length > 0
}

/** Asks for a refund, with the audit line; what was asked before for the same is replaced. */
export async function askForRefund(context: UserContext, refund: Refund, reason: string): Promise<void> {
  const { accountDb: db, now, viewer } = context
  const { kind, id: subject, uid, gold, diamond } = refund
  const by = { uid, gold, diamond, reason, requestedBy: viewer.uid, createdAt: now, expiresAt: now + REFUND_REQUEST_MS }
  await db.batch([
    auditAccount(context, 'ask_refund', uid, `${detailOf(refund)} ${reason}`, mayAct(context)),
    db
      .insert(refundRequests)
      .values({ kind, subject, ...by })
      .onConflictDoUpdate({ target: [refundRequests.kind, refundRequests.subject], set: by }),
  ])
}

export const forgetRefundRequest = async (db: AccountDatabase, subject: Subject): Promise<void> => {
  await db.delete(refundRequests).where(isOf(subject))
}

/** Withdraws or declines, with the audit line; whether there was anything. */
export async function declineRefundRequest(context: UserContext, subject: Subject): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = and(isOf(subject), gt(refundRequests.expiresAt, now), mayAct(context)) as SQL
  const [row] = await db.select({ uid: refundRequests.uid }).from(refundRequests).where(where)
  if (!row) return false
  const isThere = sql`exists (select 1 from ${refundRequests} where ${where})`
  const [, deleted] = await db.batch([
    auditAccount(context, 'decline_refund', row.uid, detailOf(subject), isThere),
    db.delete(refundRequests).where(where).returning({ subject: refundRequests.subject }),
  ])
  return deleted.length > 0
}

/** What waits, the newest first, with the names of the receiver and of the administrator. */
export async function listWaitingRefunds(db: AccountDatabase, now: number) {
  const requester = aliasedTable(accounts, 'requester')
  return db
    .select({ row: refundRequests, username: accounts.username, requesterName: requester.username })
    .from(refundRequests)
    .innerJoin(accounts, eq(accounts.uid, refundRequests.uid))
    .innerJoin(requester, eq(requester.uid, refundRequests.requestedBy))
    .where(gt(refundRequests.expiresAt, now))
    .orderBy(desc(refundRequests.createdAt))
    .limit(LISTED_MAX)
}

export const removeExpiredRefundRequests = (db: AccountDatabase, now: number) =>
  db.delete(refundRequests).where(lte(refundRequests.expiresAt, now))
