import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { TEXT_LOOKED_AT, wantedText } from '#backend/core/text-search.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { setAnswer } from '#backend/user/feedback.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { auditFeedback } from './audit.store.ts'

interface FeedbackSearch extends ListPart {
  state?: 'open' | 'answered'
  id?: number
  text?: string
}

/** Those of the newest with a text in what was written, in the answer, or in the name or address of who wrote. */
function textFilter(db: AccountDatabase, wanted: string, inState: SQL | undefined): SQL | undefined {
  if (wanted === '') return undefined
  const newest = db
    .select({ id: feedback.id })
    .from(feedback)
    .where(inState)
    .orderBy(desc(feedback.answeredAt), desc(feedback.createdAt), desc(feedback.id))
    .limit(TEXT_LOOKED_AT)
  const columns = [feedback.text, feedback.contact, feedback.answer]
  return and(
    inArray(feedback.id, newest),
    isMeant({ numbers: [feedback.id, feedback.uid], columns, uid: feedback.uid }, wanted),
  )
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
    .where(
      and(
        id === undefined ? inState : eq(feedback.id, id),
        textFilter(db, wantedText(search.text), inState),
        part.where,
      ),
    )
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
