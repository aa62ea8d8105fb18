import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { announce } from '#backend/notice/notify.ts'
import {
  findPost,
  findPublished,
  type PostRow,
  type PublishedPost,
  readPublishedPosts,
  readSentPosts,
} from '#backend/post/posts.store.ts'
import { publicPostOf } from '#backend/post/publish-post.ts'
import type { adminPostCalls, PostAct, ReviewedPost } from '#contract/admin-posts.ts'
import { gameById } from '#contract/games.ts'
import { languageOf } from '#contract/languages.ts'
import type { Notice } from '#contract/notice.ts'
import { auditFile } from './audit.store.ts'
import { storePostDecision } from './posts.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'

type Calls = typeof adminPostCalls

const gameOf = (gameId: number | null) => (gameId === null || !gameById(gameId) ? {} : { gameId })

const toSent = (
  { post, username }: Awaited<ReturnType<typeof readSentPosts>>['rows'][number],
  state: 'reviewing' | 'failed',
): ReviewedPost => ({
  id: post.articleId,
  uid: post.uid,
  username: username ?? `#${post.uid}`,
  state,
  isChange: post.isPublic === 1,
  title: post.title,
  language: languageOf(post.language),
  ...gameOf(post.gameId),
  document: post.document,
  ...(post.reason === null ? {} : { reason: post.reason }),
  revision: post.revision,
  at: instant(post.sentAt ?? post.updatedAt),
  acts: state === 'reviewing' ? ['publish', 'refuse'] : [],
})

const toPublished = ({ article, text, reason, username }: PublishedPost, state: 'published' | 'off'): ReviewedPost => ({
  id: article.id,
  uid: article.authorUid ?? 0,
  username: username ?? `#${article.authorUid}`,
  state,
  isChange: false,
  title: text.title,
  language: languageOf(text.language),
  ...gameOf(article.gameId),
  document: text.document,
  ...(state === 'off' && reason !== null ? { reason } : {}),
  revision: text.revision,
  at: instant(article.publishAt ?? article.updatedAt),
  acts: state === 'published' ? ['take_off'] : [],
})

export const listAllPosts: Verb<Calls['listAllPosts']> = async (context, { state = 'reviewing', ...search }) => {
  const { accountDb } = context
  await auditFile(context, 'posts', search)
  if (state === 'reviewing' || state === 'failed') {
    const { rows, ...ways } = await readSentPosts(accountDb, { ...search, state })
    return { list: rows.map((row) => toSent(row, state)), ...ways }
  }
  const { rows, ...ways } = await readPublishedPosts(accountDb, { ...search, state })
  return { list: rows.map((row) => toPublished(row, state)), ...ways }
}

const NOTICES = {
  publish: 'post_published',
  refuse: 'post_refused',
  take_off: 'post_removed',
} as const satisfies Record<PostAct, Notice['type']>

/** What a decision is about: what waits, or what is public. */
async function subjectOf({ accountDb }: UserContext, id: number, act: PostAct) {
  if (act === 'take_off') {
    const found = await findPublished(accountDb, id)
    const uid = found?.article.authorUid
    return found && uid ? { uid, title: found.text.title, revision: found.text.revision, post: undefined } : undefined
  }
  const post: PostRow | undefined = await findPost(accountDb, id)
  return post && { uid: post.uid, title: post.title, revision: post.revision, post }
}

export const decidePost: Verb<Calls['decidePost']> = async (context, { id, revision, act, reason }) => {
  const found = await subjectOf(context, id, act)
  if (!found) return fail('not_found')
  const { uid, title, post } = found
  if (uid === context.viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'posts', id)) return fail('claimed')
  if (found.revision !== revision) return fail('order_moved')
  const text = reason.trim()
  const params = { postId: id, title, ...(act === 'publish' ? {} : { reason: text }) }
  const notice = { type: NOTICES[act], params }
  const decision = { act, reason: text, notice, text: post && publicPostOf(post) }
  if (!(await storePostDecision(context, { id, uid, revision }, decision))) return fail('order_moved')
  await endClaim(context, 'posts', id)
  announce(context, uid, notice)
  return { done: true }
}
