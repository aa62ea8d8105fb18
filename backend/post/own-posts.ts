import { removeCommentsOn } from '#backend/comment/comments.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { deletePicturesOf } from '#backend/picture/stored-pictures.ts'
import type { postCalls } from '#contract/post.ts'
import { deletePostRows, type FoundPost, findPost, readOwnPosts } from './posts.store.ts'
import { toOwnLine, toOwnPost } from './to-own-post.ts'

type Calls = typeof postCalls

/** A post of the caller. */
export async function findOwn({ accountDb, viewer }: UserContext, id: number): Promise<FoundPost | undefined> {
  const row = await findPost(accountDb, id)
  return row?.uid === viewer.uid ? row : undefined
}

export const listOwnPosts: Verb<Calls['listOwnPosts']> = async ({ accountDb, viewer }, { state, page = 1 }) => {
  const { rows, total } = await readOwnPosts(accountDb, viewer.uid, state, page)
  return { list: rows.map(toOwnLine), total }
}

export const getOwnPost: Verb<Calls['getOwnPost']> = async (context, { id }) => {
  const row = await findOwn(context, id)
  return row ? toOwnPost(row) : fail('not_found')
}

/** The post goes last, so that a deletion that fails on the way can be repeated. */
export const deletePost: Verb<Calls['deletePost']> = async (context, { id }) => {
  const { env, accountDb, viewer } = context
  if (!(await findOwn(context, id))) return fail('not_found')
  await deletePicturesOf(env, 'articles', id)
  await removeCommentsOn(accountDb, [`news:${id}`])
  await deletePostRows(accountDb, id, viewer.uid)
  return { done: true }
}
