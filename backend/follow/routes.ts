import type { Verbs } from '#backend/core/serve.ts'
import type { followCalls } from '#contract/follow.ts'
import { follow, followedAmong, hasFollowed } from './follow.ts'
import { listFollows } from './list-follows.ts'
import { listOwnMatches } from './list-own-matches.ts'
import { type LikeComment, updateLike } from './update-like.ts'

/** `likeComment`: the area of comments counts its likes. */
export const followRoutes = (likeComment: LikeComment): Verbs<typeof followCalls> => ({
  listFollows,
  follow,
  hasFollowed,
  followedAmong,
  listOwnMatches,
  updateLike: updateLike(likeComment),
})
