import type { Context } from '#backend/core/context.ts'
import { type CommentRow, removeComment } from './comments.store.ts'
import { tellOfComment } from './tell-of-comment.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** Removes a comment, and from open pages. It may be removed already. */
export async function takeOut(working: Working, comment: CommentRow): Promise<void> {
  const { accountDb, now } = working
  if (await removeComment(accountDb, comment, now))
    await tellOfComment(working, comment.subject, { removed: comment.id })
}
