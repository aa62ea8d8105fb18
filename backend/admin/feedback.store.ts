import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { setAnswer } from '#backend/user/feedback.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { auditFeedback } from './audit.store.ts'

interface FeedbackSearch extends ListPart {
  state?: 'open' | 'answered'
  id?: number
}

export async function listFeedbackRows(db: AccountDatabase, search: FeedbackSearch) {
  const { id, state } = search
  const inState =
    state === 'open' ? isNull(feedback.answeredAt) : state === 'answered' ? isNotNull(feedback.answeredAt) : undefined
  const part = listPart({ by: [feedback.createdAt, feedback.id], isAscending: state === 'open' }, search)
  const rows = await db
    .select({ line: feedback, username: accounts.username })
    .from(feedback)
    .leftJoin(accounts, eq(accounts.uid, feedback.uid))
    .where(and(id === undefined ? inState : eq(feedback.id, id), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ line }) => [line.createdAt, line.id])
}

/** Stores the answer and the audit line. Returns who wrote the feedback; undefined when there is none that waits. */
export async function answerFeedbackRow(
  db: AccountDatabase,
  id: number,
  change: { answer: string; answeredAt: number },
  line: ReturnType<typeof auditFeedback>,
) {
  const [, [row]] = await db.batch([line, setAnswer(db, id, change)])
  return row
}
