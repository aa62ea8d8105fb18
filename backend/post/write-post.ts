import { isStaff } from '#backend/chat/speaker.ts'
import { mutedUntil } from '#backend/comment/write-comment.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import { isLimitReached, isWithinLimit } from '#backend/core/limit.ts'
import { plainDocument } from '#backend/core/plain-document.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readTexts } from '#backend/news/articles.store.ts'
import { keepPictures } from '#backend/picture/stored-pictures.ts'
import { plainLineOf } from '#contract/plain-text.ts'
import type { PostTaken, postCalls } from '#contract/post.ts'
import { picturesIn } from '#contract/post-document.ts'
import { POSTS_A_DAY, POSTS_WAITING_MAX, type PostRefusal } from '#contract/post-rules.ts'
import { findOwn } from './own-posts.ts'
import { excessOf, faultOf, keyOfPost } from './post-text.ts'
import {
  countWaiting,
  type FoundPost,
  findPost,
  hasSent,
  insertPost,
  sendRow,
  updatePost,
  type WrittenPost,
} from './posts.store.ts'
import { toOwnPost } from './to-own-post.ts'

type Calls = typeof postCalls

const DAY_MS = 86_400_000

const refused = (why: PostRefusal, until?: number): PostTaken => ({
  refused: why,
  ...(until === undefined ? {} : { until: instant(until) }),
})

async function stored(
  { accountDb }: UserContext,
  id: number,
): Promise<PostTaken | ReturnType<typeof fail<'not_found'>>> {
  const row = await findPost(accountDb, id)
  return row ? { post: toOwnPost(row) } : fail('not_found')
}

const isSame = ({ language, gameId, title, document }: FoundPost, written: WrittenPost): boolean =>
  JSON.stringify([language, gameId, title, document]) ===
  JSON.stringify([written.language, written.gameId, written.title, written.document])

export const savePost: Verb<Calls['savePost']> = async (
  context,
  { id, revision, title, document, language, gameId },
) => {
  const { accountDb, viewer, now } = context
  const until = await mutedUntil(context)
  if (until !== undefined) return refused('muted', until)
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'postSave'))) return fail('rate_limited')
  const written = { language, gameId: gameId ?? null, title: plainLineOf(title), document: plainDocument(document) }
  const excess = excessOf(written)
  if (excess) return refused(excess)
  // Pictures are those that were uploaded for this post.
  const folder = `/media/articles/${id}/`
  if (picturesIn(document).some((path) => !path.startsWith(folder))) return fail('invalid_input')
  if (id === undefined) {
    const made = await insertPost(accountDb, viewer.uid, written, now)
    return made === undefined ? fail('too_many') : stored(context, made)
  }
  const found = await findOwn(context, id)
  if (!found) return fail('not_found')
  if (found.revision !== revision) return fail('order_moved')
  if (!isSame(found, written) && !(await updatePost(accountDb, found, written, now))) return fail('order_moved')
  return stored(context, id)
}

/** Pictures that neither its author's text nor the public one has any more. */
export async function dropPictures(
  { env, accountDb }: UserContext,
  { articleId, document }: FoundPost,
): Promise<number> {
  const texts = await readTexts(accountDb, articleId)
  const kept = [document, ...texts.map((text) => text.document)].flatMap(picturesIn)
  return keepPictures(env, 'articles', articleId, kept)
}

export const sendPost: Verb<Calls['sendPost']> = async (context, { id, revision }) => {
  const { accountDb, viewer, now } = context
  const found = await findOwn(context, id)
  if (!found) return fail('not_found')
  if (found.revision !== revision || found.state !== 'draft') return fail('order_moved')
  const until = await mutedUntil(context)
  if (until !== undefined) return refused('muted', until)
  const fault = faultOf(found, isStaff(viewer.roles))
  if (fault) return refused(fault)
  const digest = await keyOfPost(found.document)
  if (await hasSent(accountDb, viewer.uid, digest, id)) return refused('repeated')
  if ((await countWaiting(accountDb, viewer.uid)) >= POSTS_WAITING_MAX) return refused('waiting')
  const limit = `post:u${viewer.uid}`
  if (await isLimitReached(context, limit, POSTS_A_DAY)) return refused('daily')
  if (!(await sendRow(accountDb, found, digest, now))) return fail('order_moved')
  await isWithinLimit(context, limit, POSTS_A_DAY, DAY_MS)
  context.defer(dropPictures(context, found))
  return stored(context, id)
}
