import { and, asc, between, eq, gt, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { brandProposals } from '#backend/db/accounts/schema/brand-proposals.ts'
import { mallOrders } from '#backend/db/accounts/schema/mall-orders.ts'
import { paymentOrders } from '#backend/db/accounts/schema/payment-orders.ts'
import { refundRequests } from '#backend/db/accounts/schema/refund-requests.ts'
import { roleProposals } from '#backend/db/accounts/schema/role-proposals.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { twoStepResets } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { FIGURE_MAX } from '#contract/list-limits.ts'
import { readDay } from './day-figures.store.ts'
import { readDesk, readQueues } from './queues.store.ts'
import { isWaiting } from './refund-requests.store.ts'

const DAY_MS = 24 * 60 * 60_000

/** Counts rows by an index, no further than one beyond the largest figure shown. */
const countUpTo = (db: AccountDatabase, table: SQLiteTable, where: SQL) =>
  db.select({ count: sql<number>`count(*)` }).from(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(FIGURE_MAX + 1)
      .as('counted'),
  )

/** What another administrator than this one proposed, so that this one may confirm it. */
export async function countProposals(db: AccountDatabase, uid: number, now: number) {
  const ofOthers = (table: typeof roleProposals | typeof brandProposals) =>
    countUpTo(db, table, and(gt(table.expiresAt, now), ne(table.proposedBy, uid)) as SQL)
  const [[roles], [brands]] = await db.batch([ofOthers(roleProposals), ofOthers(brandProposals)])
  return { proposals: roles?.count ?? 0, brandProposals: brands?.count ?? 0 }
}

/** The account whose second step is to go, of those that wait the one whose time ends first. */
async function firstReset(db: AccountDatabase, now: number): Promise<number | undefined> {
  const [row] = await db
    .select({ uid: twoStepResets.uid })
    .from(twoStepResets)
    .where(gt(twoStepResets.expiresAt, now))
    .orderBy(asc(twoStepResets.expiresAt))
    .limit(1)
  return row?.uid
}

/** What administrators see first: the last 24 hours and those of a week ago, and what is open now. */
export async function readFigures(db: AccountDatabase, now: number) {
  const weekBefore = now - 7 * DAY_MS
  const asked = {
    signUps: countUpTo(db, accounts, gte(accounts.createdAt, now - DAY_MS)),
    signUpsBefore: countUpTo(db, accounts, between(accounts.createdAt, weekBefore - DAY_MS, weekBefore)),
    sessions: countUpTo(db, sessions, gt(sessions.expiresAt, now)),
    banned: countUpTo(db, accounts, isNotNull(accounts.bannedAt)),
    deleting: countUpTo(db, accounts, isNotNull(accounts.deletingAt)),
    twoStepResets: countUpTo(db, twoStepResets, gt(twoStepResets.expiresAt, now)),
    refunds: countUpTo(db, refundRequests, isWaiting(now)),
    redemptions: countUpTo(db, mallOrders, eq(mallOrders.state, 'review')),
    payments: countUpTo(db, paymentOrders, eq(paymentOrders.state, 'held')),
  }
  const names = Object.keys(asked) as (keyof typeof asked)[]
  const [first, ...others] = Object.values(asked)
  const [answers, reviews, desk, lastDay, weekAgo, resetUid] = await Promise.all([
    first ? db.batch([first, ...others]) : [],
    readQueues(db),
    readDesk(db),
    readDay(db, now),
    readDay(db, weekBefore),
    firstReset(db, now),
  ])
  const counts = Object.fromEntries(names.map((name, at) => [name, answers[at]?.[0]?.count ?? 0]))
  return {
    ...(counts as Record<keyof typeof asked, number>),
    ...desk,
    ...(resetUid === undefined ? {} : { resetUid }),
    reviews,
    lastDay,
    weekAgo,
  }
}
