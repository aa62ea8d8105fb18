import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { followCalls } from '#contract/follow.ts'
import { addLike, countLikes, removeLike } from './likes.store.ts'

/** Likes a comment, or no longer, and returns how many do; undefined when there is none. */
export type LikeComment = (context: UserContext, id: number, isLiked: boolean) => Promise<number | undefined>

/**
 * Adds or removes a like; one for each user. News, videos and posts do not exist yet: until they do, any positive id of
 * them is accepted.
 */
export const updateLike =
  (likeComment: LikeComment): Verb<typeof followCalls.updateLike> =>
  async (context, { type, id, isLiked: wished }) => {
    const { accountDb, viewer, now } = context
    if (id < 1) return fail('invalid_input', 'no such id')
    if (!(await isWithinHourlyLimit(context, viewer.uid, 'like'))) return fail('rate_limited')
    const isLiked = wished === 'true'
    if (type === 'comment') {
      const likeCount = await likeComment(context, id, isLiked)
      return likeCount === undefined ? fail('not_found') : { isLiked, likeCount }
    }
    const liked = { type, targetId: id }
    if (isLiked) await addLike(accountDb, viewer.uid, liked, now)
    else await removeLike(accountDb, viewer.uid, liked)
    return { isLiked, likeCount: await countLikes(accountDb, liked) }
  }
