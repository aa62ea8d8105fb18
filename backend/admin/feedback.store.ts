import { count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { setAnswer } from '#backend/user/feedback.store.ts'
import type { auditFeedback } from './audit.store.ts'

export async function listFeedbackRows(db: AccountDatabase, state: 'open' | 'answered' | undefined, page: number) {
  const filter =
    state === 'open' ? isNull(feedback.answeredAt) : state === 'answered' ? isNotNull(feedback.answeredAt) : undefined
  const [rows, totals] = await Promise.all([
    db
      .select({ line: feedback, username: accounts.username })
      .from(feedback)
      .leftJoin(accounts, eq(accounts.uid, feedback.uid))
      .where(filter)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(feedback).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Stores the answer and the audit line. Returns who wrote the feedback; undefined when there is no such feedback. */
export async function answerFeedbackRow(
  db: AccountDatabase,
  id: number,
  change: { answer: string; answeredAt: number },
  line: ReturnType<typeof auditFeedback>,
) {
  const [[row]] = await db.batch([setAnswer(db, id, change), line])
  return row
}
