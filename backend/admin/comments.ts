import { pathOfSubject } from '#backend/comment/subjects.ts'
import type { UserContext } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import type { AdminComment, adminCommentCalls } from '#contract/admin-comments.ts'
import { auditFile } from './audit.store.ts'
import { searchComments } from './comments.store.ts'

type Calls = typeof adminCommentCalls
type Found = Awaited<ReturnType<typeof searchComments>>['rows'][number]

interface About {
  path: string | undefined
  title: string | undefined
}

const toComment = ({ row, username }: Found, { path, title }: Partial<About> = {}): AdminComment => ({
  id: row.id,
  subject: row.subject,
  ...(path === undefined ? {} : { path }),
  ...(title === undefined ? {} : { title }),
  ...(row.uid === null ? {} : { uid: row.uid, username: username ?? `#${row.uid}` }),
  ...(row.text === null ? {} : { text: row.text }),
  isReply: row.parentId !== null,
  isRemoved: row.removedAt !== null,
  likes: row.likes,
  createdAt: instant(row.createdAt),
})

const MATCH = /^match:(\d+)$/

/** Who plays, by the subject of a match. */
async function titlesOf(context: UserContext, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.flatMap((subject) => MATCH.exec(subject)?.[1] ?? []).map(Number)
  const found = await matchesOf(
    context,
    ids.map((matchId) => ({ matchId, match: null })),
  )
  return new Map([...found].map(([id, { home, away }]) => [`match:${id}`, `${home.name} \u2013 ${away.name}`]))
}

/** Each subject once: its page is looked up. */
async function aboutEach(context: UserContext, subjects: readonly string[]): Promise<Map<string, About>> {
  const each = [...new Set(subjects)]
  const [titles, ...paths] = await Promise.all([
    titlesOf(context, each),
    ...each.map((subject) => pathOfSubject(context, subject)),
  ])
  return new Map(each.map((subject, at) => [subject, { path: paths[at], title: titles.get(subject) }]))
}

export const listAllComments: Verb<Calls['listAllComments']> = async (context, search) => {
  const { rows, ...ways } = await searchComments(context.accountDb, search)
  await auditFile(context, 'comments', search)
  const subjects = search.size === 'file' ? [] : rows.map(({ row }) => row.subject)
  const about = await aboutEach(context, subjects)
  return { list: rows.map((found) => toComment(found, about.get(found.row.subject))), ...ways }
}
