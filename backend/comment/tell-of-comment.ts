import type { Context } from '#backend/core/context.ts'
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

const GATHER_MS = 500
/** Who gathered for longer was ended meanwhile. */
const GATHERED_MS_MAX = 5_000
/** Comments that somebody is about to tell of, and since when. */
const gathering = new Map<number, number>()

/**
 * Tells that a comment has another number of likes, which is stored already. Likes within half a second are told of together:
 * thousands a minute of one comment are two calls a second of its topic from each isolate.
 */
export async function tellOfLikes(
  { env, now }: Pick<Context, 'env' | 'now'>,
  { id, subject }: Pick<CommentRow, 'id' | 'subject'>,
): Promise<void> {
  const since = gathering.get(id)
  if (since !== undefined && now < since + GATHERED_MS_MAX) return
  gathering.set(id, now)
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
  gathering.delete(id)
  await tellOfComment({ env }, subject, { liked: id })
}
