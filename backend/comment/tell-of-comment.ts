import type { Context } from '#backend/core/context.ts'
import { createGathering } from '#backend/core/gather.ts'
import type { CommentChange } from '#backend/core/objects.ts'
import { logError } from '#contract/log-error.ts'
import type { CommentRow } from './comments.store.ts'

/** Tells open pages what became of a comment; they learn it later when this fails. */
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

const isToTell = createGathering()

/** Tells that a comment has another number of likes, which is stored already; likes of half a second together. */
export async function tellOfLikes(
  { env, now }: Pick<Context, 'env' | 'now'>,
  { id, subject }: Pick<CommentRow, 'id' | 'subject'>,
): Promise<void> {
  if (await isToTell(id, now)) await tellOfComment({ env }, subject, { liked: id })
}
