import type { Verb } from '#backend/core/serve.ts'
import type { commentCalls } from '#contract/comment.ts'
import { readCommentCounts } from './comment-counts.store.ts'
import { type After, authorsOf, findComments, listRepliesOf, listThreads } from './comments.store.ts'
import { isReadable } from './subjects.ts'
import { toComment, toPage } from './to-comment.ts'

/** `likes.id` of a page by likes, `id` of any other. */
function afterOf(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined
  const [first = 0, second] = cursor.split('.').map(Number)
  return second === undefined ? { likes: 0, id: first } : { likes: first, id: second }
}

export const listComments: Verb<typeof commentCalls.listComments> = async (
  context,
  { subject, sort = 'new', after },
) => {
  const { accountDb } = context
  const [isOpen, rows, { count, newest }] = await Promise.all([
    isReadable(context, subject),
    listThreads(accountDb, subject, sort, afterOf(after)),
    readCommentCounts(accountDb, subject),
  ])
  if (!isOpen) return { list: [], count: 0 }
  const { list, last } = await toPage(context, rows)
  const next = last && (sort === 'likes' ? `${last.likes}.${last.id}` : String(last.id))
  return { list, count, newest, ...(next === undefined ? {} : { next }) }
}

export const listReplies: Verb<typeof commentCalls.listReplies> = async (context, { id, after }) => {
  const rows = await listRepliesOf(context.accountDb, id, afterOf(after)?.id ?? 0)
  const subject = rows[0]?.subject
  if (subject === undefined || !(await isReadable(context, subject))) return { list: [] }
  const { list, last } = await toPage(context, rows)
  return { list, ...(last ? { next: String(last.id) } : {}) }
}

export const getComments: Verb<typeof commentCalls.getComments> = async (context, { subject, ids }) => {
  const { accountDb, now } = context
  const [isOpen, rows] = await Promise.all([
    isReadable(context, subject),
    findComments(accountDb, subject, ids.split(',').map(Number)),
  ])
  if (!isOpen) return { list: [] }
  const authors = await authorsOf(accountDb, rows)
  return { list: rows.map((row) => toComment(row, authors.get(row.uid ?? 0), now)).filter(({ by }) => by) }
}
