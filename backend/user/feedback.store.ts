import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export async function insertFeedback(db: AccountDatabase, row: typeof feedback.$inferInsert): Promise<FeedbackRow> {
  const [inserted] = await db.insert(feedback).values(row).returning()
  if (!inserted) throw new Error('feedback was not inserted')
  return inserted
}

/** A page of what a user wrote, newest first. */
export async function readFeedbackOf(db: AccountDatabase, uid: number, offset: number) {
  const belongsTo = eq(feedback.uid, uid)
  const [rows, totals] = await db.batch([
    db
      .select()
      .from(feedback)
      .where(belongsTo)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(feedback).where(belongsTo),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Answers a feedback that has no answer; its row says who wrote it. For a batch, with the audit line of who answers. */
export const setAnswer = (db: AccountDatabase, id: number, change: { answer: string; answeredAt: number }) =>
  db
    .update(feedback)
    .set(change)
    .where(and(eq(feedback.id, id), isNull(feedback.answeredAt)))
    .returning({ uid: feedback.uid })
