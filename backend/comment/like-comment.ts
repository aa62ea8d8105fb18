import { addLike, removeLike } from '#backend/follow/likes.store.ts'
import type { LikeComment } from '#backend/follow/update-like.ts'
import { changeLikes, findComment } from './comments.store.ts'
import { tellOfLikes } from './tell-of-comment.ts'

/** The like and its count are one batch, so that clicks at once count one. */
export const likeComment: LikeComment = async (context, id, isLiked) => {
  const { accountDb, viewer, now } = context
  const found = await findComment(accountDb, id)
  if (!found || found.uid === null || found.removedAt !== null) return undefined
  const liked = { type: 'comment', targetId: id } as const
  await accountDb.batch([
    changeLikes(accountDb, id, viewer.uid, isLiked),
    isLiked ? addLike(accountDb, viewer.uid, liked, now) : removeLike(accountDb, viewer.uid, liked),
  ])
  const likes = (await findComment(accountDb, id))?.likes
  if (likes !== found.likes) context.defer(tellOfLikes(context, found))
  return likes
}
