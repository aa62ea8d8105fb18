import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import { plainLine, plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { FeedbackLine, userCalls } from '#contract/user.ts'
import { type FeedbackRow, insertFeedback, readFeedbackOf } from './feedback.store.ts'

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
  const { accountDb, viewer, now } = context
  const plain = plainText(text)
  if (plain === '') return fail('invalid_input', 'text is empty')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'feedback'))) return fail('rate_limited')
  const plainContact = plainLine(contact ?? '')
  return toLine(
    await insertFeedback(accountDb, {
      uid: viewer.uid,
      kind,
      text: plain,
      ...(plainContact ? { contact: plainContact } : {}),
      createdAt: now,
    }),
  )
}

export const listFeedback: Verb<Calls['listFeedback']> = async ({ accountDb, viewer }, { page }) => {
  const { rows, total } = await readFeedbackOf(accountDb, viewer.uid, offsetOf(page))
  return { list: rows.map(toLine), total }
}
