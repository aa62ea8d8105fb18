import { hasBlockedWord } from '#backend/chat/blocked-words.ts'
import { hasLink, isVisible, keyOf } from '#backend/chat/say-rules.ts'
import { isStaff } from '#backend/chat/speaker.ts'
import { readStanding } from '#backend/chat/standing.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { notify } from '#backend/notice/notify.ts'
import type { CommentTaken, commentCalls } from '#contract/comment.ts'
import { COMMENT_EDIT_MS, COMMENT_TEXT_MAX, type CommentRefusal } from '#contract/comment-rules.ts'
import { plainLineOf } from '#contract/plain-text.ts'
import { authorsOf, type CommentRow, changeText, findComment, findLastOf, insertComment } from './comments.store.ts'
import { pathOfSubject } from './subjects.ts'
import { tellOfComment } from './tell-of-comment.ts'
import { toComment } from './to-comment.ts'

type Calls = typeof commentCalls

/** Between two comments of one user, and for how long the same text is not taken again. */
const PAUSE_MS = 8_000
const REPEATED_MS = 600_000

const refused = (why: CommentRefusal, until?: number): CommentTaken => ({
  refused: why,
  ...(until === undefined ? {} : { until: instant(until) }),
})

const LINES_MAX = 30

/** A typed text as paragraphs of plain text: blank lines are one. There are no more than thirty: what follows is all on the last. */
function plainTextOf(typed: string): string {
  const lines = typed
    .split(/\r\n?|\n/u)
    .map(plainLineOf)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
    .split('\n')
  const last = lines
    .slice(LINES_MAX - 1)
    .filter(Boolean)
    .join(' ')
  return [...lines.slice(0, LINES_MAX - 1), ...(last ? [last] : [])].join('\n').trim()
}

/** What may be shown of a typed text, or why nothing. Staff may link. */
function readText(typed: string, { env, viewer }: UserContext): { text: string } | { why: CommentRefusal } {
  const text = plainTextOf(typed)
  if (!isVisible(text)) return { why: 'empty' }
  if ([...text].length > COMMENT_TEXT_MAX) return { why: 'too_long' }
  // Also across lines that begin with a dot: an address may be broken there, and a sentence is not.
  if (!isStaff(viewer.roles) && (hasLink(text) || hasLink(text.replace(/\n(?=[.\u3002\uff0e])/gu, ''))))
    return { why: 'link' }
  if (hasBlockedWord(env.BLOCKED_WORDS, text)) return { why: 'content' }
  return { text }
}

/** Until when the caller is muted in all chats, which holds here too; undefined when she is not. */
export async function mutedUntil({ accountDb, viewer, now }: UserContext): Promise<number | undefined> {
  const { mutedUntil: until } = await readStanding(accountDb, viewer.uid, 0)
  return until > now ? until : undefined
}

const taken = async ({ accountDb, now }: UserContext, row: CommentRow): Promise<CommentTaken> => ({
  comment: toComment(row, (await authorsOf(accountDb, [row])).get(row.uid ?? 0), now),
})

const HOUR_MS = 3_600_000

/** Tells whoever wrote a comment that somebody else replied to it: once an hour, however many do. It names nobody. */
async function tellOfReply(context: UserContext, { id, uid, removedAt }: CommentRow, path: string): Promise<void> {
  if (uid === null || uid === context.viewer.uid || removedAt !== null) return
  const hour = Math.floor(context.now / HOUR_MS)
  await notify(context, uid, 'comment_reply', { path: path.replace(/[?#].*/, '') }, `comment_reply:${id}:${hour}`)
}

export const addComment: Verb<Calls['addComment']> = async (context, { subject, text: typed, replyTo }) => {
  const { accountDb, viewer, now } = context
  const path = await pathOfSubject(context, subject)
  if (path === undefined) return fail('not_found')
  const answered = replyTo === undefined ? undefined : await findComment(accountDb, replyTo)
  if (replyTo !== undefined && answered?.subject !== subject) return fail('not_found')
  const parentId = answered ? (answered.parentId ?? answered.id) : null
  const until = await mutedUntil(context)
  if (until !== undefined) return refused('muted', until)
  const said = readText(typed, context)
  if ('why' in said) return refused(said.why)
  const { text } = said
  const last = await findLastOf(accountDb, viewer.uid)
  if (last && last.createdAt > now - PAUSE_MS) return refused('slow', last.createdAt + PAUSE_MS)
  if (last?.text && last.createdAt > now - REPEATED_MS && keyOf(last.text) === keyOf(text)) return refused('repeated')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'comment'))) return fail('rate_limited')
  const row = await insertComment(
    accountDb,
    { subject, parentId, uid: viewer.uid, text },
    { now, since: now - PAUSE_MS },
  )
  if (row) {
    context.defer(tellOfComment(context, subject, { added: row.id }))
    if (answered) context.defer(tellOfReply(context, answered, path))
    return taken(context, row)
  }
  const isAtOnce = ((await findLastOf(accountDb, viewer.uid))?.createdAt ?? 0) > now - PAUSE_MS
  return isAtOnce ? refused('slow', now + PAUSE_MS) : refused('full')
}

export const editComment: Verb<Calls['editComment']> = async (context, { id, text: typed }) => {
  const { accountDb, viewer, now } = context
  const found = await findComment(accountDb, id)
  if (found?.uid !== viewer.uid || found.removedAt !== null) return fail('not_found')
  if (found.createdAt <= now - COMMENT_EDIT_MS) return refused('too_late')
  const until = await mutedUntil(context)
  if (until !== undefined) return refused('muted', until)
  const said = readText(typed, context)
  if ('why' in said) return refused(said.why)
  if (said.text === found.text) return taken(context, found)
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'commentEdit'))) return fail('rate_limited')
  const row = await changeText(accountDb, { id, uid: viewer.uid, text: said.text, now })
  if (!row) return refused('too_late')
  context.defer(tellOfComment(context, found.subject, { edited: id }))
  return taken(context, row)
}
