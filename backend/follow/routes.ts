import type { Verbs } from '#backend/core/serve.ts'
import type { followCalls } from '#contract/follow.ts'
import { follow, followedAmong, hasFollowed } from './follow.ts'
import { listFollows } from './list-follows.ts'
import { listOwnMatches } from './list-own-matches.ts'
import { updateLike } from './update-like.ts'

export const followRoutes: Verbs<typeof followCalls> = {
  listFollows,
  follow,
  hasFollowed,
  followedAmong,
  listOwnMatches,
  updateLike,
}
