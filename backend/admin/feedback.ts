import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { notify } from '#backend/notice/notify.ts'
import type { adminCalls } from '#contract/admin.ts'
import { auditFeedback, auditFile } from './audit.store.ts'
import { answerFeedbackRow, listFeedbackRows } from './feedback.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'

type Calls = typeof adminCalls

export const listAllFeedback: Verb<Calls['listAllFeedback']> = async (context, search) => {
  const { rows, ...ways } = await listFeedbackRows(context.accountDb, search)
  await auditFile(context, 'feedback', search)
  const list = rows.map(({ line, username }) => ({
    id: line.id,
    uid: line.uid,
    username: username ?? `#${line.uid}`,
    kind: line.kind,
    text: line.text,
    ...(line.contact ? { contact: line.contact } : {}),
    createdAt: instant(line.createdAt),
    ...(line.answer ? { answer: line.answer } : {}),
    ...(line.answeredAt === null ? {} : { answeredAt: instant(line.answeredAt) }),
  }))
  return { list, ...ways }
}

export const answerFeedback: Verb<Calls['answerFeedback']> = async (context, { id, answer }) => {
  const line = auditFeedback(context, 'answer_feedback', id, `feedback ${id}`)
  if (await isAtAnother(context, 'feedback', id)) return fail('claimed')
  const row = await answerFeedbackRow(context.accountDb, id, { answer, answeredAt: context.now }, line)
  if (!row) return fail('not_found')
  await endClaim(context, 'feedback', id)
  await notify(context, row.uid, 'feedback_answered', { feedbackId: id })
  return { done: true }
}
