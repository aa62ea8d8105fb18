import { addReport } from '#backend/chat/reports.store.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { commentCalls } from '#contract/comment.ts'
import { caseOfComment } from './comment-case.ts'
import { findComment, likedAmong } from './comments.store.ts'
import { takeOut } from './take-out.ts'
import { mutedUntil } from './write-comment.ts'

type Calls = typeof commentCalls

export const getOwnMarks: Verb<Calls['getOwnMarks']> = async (context, { ids }) => {
  const { accountDb, viewer } = context
  const wanted = ids?.split(',').map(Number) ?? []
  const [liked, until] = await Promise.all([likedAmong(accountDb, viewer.uid, wanted), mutedUntil(context)])
  return { liked, ...(until === undefined ? {} : { mutedUntil: instant(until) }) }
}

export const deleteComment: Verb<Calls['deleteComment']> = async (context, { id }) => {
  const { accountDb, viewer } = context
  const found = await findComment(accountDb, id)
  if (found?.uid !== viewer.uid) return fail('not_found')
  await takeOut(context, found)
  return { done: true }
}

export const reportComment: Verb<Calls['reportComment']> = async (context, { id, reason }) => {
  const { accountDb, viewer, now } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'chatReport'))) return fail('rate_limited')
  const said = await caseOfComment(context, id)
  if (!said) return fail('not_found')
  if (said.message.by.uid === viewer.uid) return fail('not_yourself')
  return { isNew: await addReport(accountDb, { ...said, uid: viewer.uid, reason }, now) }
}
