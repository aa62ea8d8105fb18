import { pathOfSubject } from '#backend/comment/subjects.ts'
import type { UserContext } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { AdminComment, adminCommentCalls } from '#contract/admin-comments.ts'
import { auditFile } from './audit.store.ts'
import { searchComments } from './comments.store.ts'

type Calls = typeof adminCommentCalls
type Found = Awaited<ReturnType<typeof searchComments>>['rows'][number]

const toComment = ({ row, username }: Found, path: string | undefined): AdminComment => ({
  id: row.id,
  subject: row.subject,
  ...(path === undefined ? {} : { path }),
  ...(row.uid === null ? {} : { uid: row.uid, username: username ?? `#${row.uid}` }),
  ...(row.text === null ? {} : { text: row.text }),
  isReply: row.parentId !== null,
  isRemoved: row.removedAt !== null,
  likes: row.likes,
  createdAt: instant(row.createdAt),
})

/** Each subject once: its page is looked up. */
async function pathsOf(context: UserContext, subjects: readonly string[]): Promise<Map<string, string | undefined>> {
  const each = [...new Set(subjects)]
  const paths = await Promise.all(each.map((subject) => pathOfSubject(context, subject)))
  return new Map(each.map((subject, at) => [subject, paths[at]]))
}

export const listAllComments: Verb<Calls['listAllComments']> = async (context, search) => {
  const { rows, ...ways } = await searchComments(context.accountDb, search)
  await auditFile(context, 'comments', search)
  const subjects = search.size === 'file' ? [] : rows.map(({ row }) => row.subject)
  const paths = await pathsOf(context, subjects)
  return { list: rows.map((found) => toComment(found, paths.get(found.row.subject))), ...ways }
}
