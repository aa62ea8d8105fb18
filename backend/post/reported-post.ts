import type { CaseRow } from '#backend/chat/reports.store.ts'
import type { Context } from '#backend/core/context.ts'
import { insertNotice } from '#backend/notice/notices.store.ts'
import { articlePath } from '#contract/news-rules.ts'
import { findPublished, takeOffNow } from './posts.store.ts'

const SUBJECT = /^post:([1-9]\d{0,11})$/

/** The post that a case is about; undefined when it is about something else. */
export function postIdOf(subject: string): number | undefined {
  const id = SUBJECT.exec(subject)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The address of a post that is public. */
export async function pathOfPost({ accountDb }: Context, subject: string): Promise<string | undefined> {
  const found = await findPublished(accountDb, postIdOf(subject) ?? 0)
  if (found?.article.state !== 'published') return undefined
  return articlePath({ id: found.article.id, gameId: found.article.gameId ?? undefined })
}

/** Takes a reported post off and tells its author why; may be done twice. */
export async function takeOffReported(
  { env, accountDb, now }: Pick<Context, 'env' | 'accountDb' | 'now'>,
  { id: caseId, subject, uid, reason }: CaseRow,
): Promise<void> {
  const id = postIdOf(subject ?? '') ?? 0
  const found = await findPublished(accountDb, id)
  // Who has deleted it needs no word.
  if (!found) return
  await takeOffNow(accountDb, id, reason ?? '', now)
  const params = { postId: id, title: found.text.title, reason: reason ?? '' }
  const notice = { uid, type: 'post_removed' as const, params, createdAt: now, intent: `post:${id}:case:${caseId}` }
  if (await insertNotice(accountDb, notice)) await env.INBOXES.getByName(String(uid)).sendUnread(uid)
}
