import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { FeedbackLine, userCalls } from '#contract/user.ts'
import { type FeedbackRow, insertFeedback, readFeedbackOf } from './feedback.store.ts'
import { plainLine, plainText } from './plain-text.ts'

type Calls = typeof userCalls

const toLine = ({
  id,
  kind,
  text,
  contact,
  createdAt,
  answer,
  answeredAt,
}: FeedbackRow): typeof FeedbackLine.infer => ({
  id,
  kind,
  text,
  ...(contact ? { contact } : {}),
  createdAt: instant(createdAt),
  ...(answer ? { answer } : {}),
  ...(answeredAt === null ? {} : { answeredAt: instant(answeredAt) }),
})

export const sendFeedback: Verb<Calls['sendFeedback']> = async (context, { kind, text, contact }) => {
  const { db, viewer, now } = context
  const words = plainText(text)
  if (words === '') return fail('invalid_input', 'nothing is written')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'feedback'))) return fail('rate_limited')
  const reach = plainLine(contact ?? '')
  return toLine(
    await insertFeedback(db, {
      uid: viewer.uid,
      kind,
      text: words,
      ...(reach ? { contact: reach } : {}),
      createdAt: now,
    }),
  )
}

export const listFeedback: Verb<Calls['listFeedback']> = async ({ db, viewer }, { page }) => {
  const { rows, total } = await readFeedbackOf(db, viewer.uid, offsetOf(page))
  return { list: rows.map(toLine), total }
}
