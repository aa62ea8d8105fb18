import type { Context } from '#backend/core/context.ts'
import type { CommentChange } from '#backend/core/objects.ts'
import { logError } from '#contract/log-error.ts'
import { type CommentRow, removeComment } from './comments.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** Tells open pages that a comment came or went; they learn it later when this fails. */
export async function tellOfComment(
  { env }: Pick<Context, 'env'>,
  subject: string,
  change: CommentChange,
): Promise<void> {
  try {
    await env.TOPICS.getByName(`comments:${subject}`).noteComment(change)
  } catch (error) {
    logError({ event: 'comment_not_told', subject }, error)
  }
}

/** Removes a comment, and from open pages. It may be removed already. */
export async function takeOut(working: Working, comment: CommentRow): Promise<void> {
  const { accountDb, now } = working
  if (await removeComment(accountDb, comment, now))
    await tellOfComment(working, comment.subject, { removed: comment.id })
}
