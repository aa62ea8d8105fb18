import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { followCalls } from '#contract/follow.ts'
import { addLike, countLikes, removeLike } from './likes.store.ts'

/**
 * Adds or removes a like; one for each user. News, videos, comments and posts do not exist yet: until they do, any
 * positive id is accepted.
 */
export const updateLike: Verb<typeof followCalls.updateLike> = async (context, { type, id, isLiked }) => {
  const { accountDb, viewer, now } = context
  if (id < 1) return fail('invalid_input', 'no such id')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'like'))) return fail('rate_limited')
  const liked = { type, targetId: id }
  if (isLiked === 'true') await addLike(accountDb, viewer.uid, liked, now)
  else await removeLike(accountDb, viewer.uid, liked)
  return { isLiked: isLiked === 'true', likeCount: await countLikes(accountDb, liked) }
}
