import { addLike, removeLike } from '#backend/follow/likes.store.ts'
import type { LikeComment } from '#backend/follow/update-like.ts'
import { changeLikes, findComment } from './comments.store.ts'

/** The like and its count are one batch, so that clicks at once count one. */
export const likeComment: LikeComment = async ({ accountDb, viewer: { uid }, now }, id, isLiked) => {
  const found = await findComment(accountDb, id)
  if (!found || found.uid === null || found.removedAt !== null) return undefined
  const liked = { type: 'comment', targetId: id } as const
  await accountDb.batch([
    changeLikes(accountDb, id, uid, isLiked),
    isLiked ? addLike(accountDb, uid, liked, now) : removeLike(accountDb, uid, liked),
  ])
  return (await findComment(accountDb, id))?.likes
}
