import { between, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import { mallOrders } from '#backend/db/accounts/schema/mall-orders.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import { refundRequests } from '#backend/db/accounts/schema/refund-requests.ts'
import { roleProposals } from '#backend/db/accounts/schema/role-proposals.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { FIGURE_MAX } from '#contract/list-limits.ts'
import { readQueues } from './queues.store.ts'
import { isWaiting } from './refund-requests.store.ts'

const DAY_MS = 24 * 60 * 60_000

type Filter = ReturnType<typeof gt>

/** Counts rows by an index, no further than one beyond the largest figure shown. */
const countUpTo = (db: AccountDatabase, table: SQLiteTable, where: Filter) =>
  db.select({ count: sql<number>`count(*)` }).from(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(FIGURE_MAX + 1)
      .as('counted'),
  )

/** What administrators see first: the last 24 hours, and what is open now. */
export async function readFigures(db: AccountDatabase, now: number) {
  const weekAgo = now - 7 * DAY_MS
  const reviews = readQueues(db)
  const answers = await db.batch([
    countUpTo(db, accounts, gte(accounts.createdAt, now - DAY_MS)),
    countUpTo(db, sessions, gt(sessions.expiresAt, now)),
    countUpTo(db, feedback, isNull(feedback.answeredAt)),
    countUpTo(db, accounts, isNotNull(accounts.bannedAt)),
    countUpTo(db, accounts, isNotNull(accounts.deletingAt)),
    countUpTo(db, roleProposals, gt(roleProposals.expiresAt, now)),
    countUpTo(db, refundRequests, isWaiting(now)),
    countUpTo(db, mallOrders, eq(mallOrders.state, 'review')),
    countUpTo(db, paymentOrders, eq(paymentOrders.state, 'held')),
    countUpTo(db, complaints, isNull(complaints.decidedAt)),
    countUpTo(db, accounts, between(accounts.createdAt, weekAgo - DAY_MS, weekAgo)),
  ])
  const counts = answers.map(([row]) => row?.count ?? 0)
  const [signUps = 0, openSessions = 0, openFeedback = 0, banned = 0, deleting = 0, proposals = 0] = counts
  const [refunds = 0, redemptions = 0, payments = 0, openComplaints = 0, signUpsBefore = 0] = counts.slice(-5)
  return {
    signUps,
    signUpsBefore,
    sessions: openSessions,
    complaints: openComplaints,
    feedback: openFeedback,
    banned,
    deleting,
    proposals,
    refunds,
    redemptions,
    payments,
    reviews: await reviews,
  }
}
