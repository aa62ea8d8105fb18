import { addReport } from '#backend/chat/reports.store.ts'
import { speakerOf } from '#backend/chat/speaker.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { textOf } from '#contract/news-document.ts'
import type { postCalls } from '#contract/post.ts'
import { findPublished } from './posts.store.ts'

/** Cases of posts are in no room, and not among those of comments, which have room 0. */
export const POST_ROOM = -1
/** Staff see where a long one is. */
const TEXT_MAX = 2000

/** What is reported is the public text: a page says only which one it is. */
export const reportPost: Verb<typeof postCalls.reportPost> = async (context, { id, reason }) => {
  const { accountDb, viewer, now } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'chatReport'))) return fail('rate_limited')
  const found = await findPublished(accountDb, id)
  const uid = found?.article.authorUid
  if (!found || !uid || found.article.state !== 'published') return fail('not_found')
  if (uid === viewer.uid) return fail('not_yourself')
  const author = await findUser(accountDb, uid)
  if (!author) return fail('not_found')
  const { title, document, updatedAt } = found.text
  const text = `${title} | ${textOf(document)}`.slice(0, TEXT_MAX)
  // What was changed after a report is another case: staff decide about what they see.
  const message = { id, at: updatedAt, by: speakerOf(author, now), text }
  return {
    isNew: await addReport(
      accountDb,
      { roomId: POST_ROOM, subject: `post:${id}`, message, uid: viewer.uid, reason },
      now,
    ),
  }
}
