import { type } from './ark.ts'
import { call } from './call.ts'
import { Crest, Instant, IntegerText } from './entities.ts'
import { MatchRow } from './match-row.ts'
import { Paged, TierName } from './user.ts'

export const FollowKind = type("'user' | 'team' | 'league' | 'player' | 'anchor' | 'expert'")
export type FollowKind = typeof FollowKind.infer

/** One line of a list of follows or fans. */
export const FollowLine = type({
  kind: FollowKind,
  id: 'number.integer',
  name: 'string',
  /** Of a user: the badge beside the name. */
  'membership?': TierName,
  'avatar?': 'string',
  'crest?': Crest,
  'gameId?': 'number.integer',
  /** Whether the caller follows it. */
  isFollowed: 'boolean',
  createdAt: Instant,
})
export type FollowLine = typeof FollowLine.infer

export const followCalls = {
  /** `type` 1: what the user `userId` follows; 2: the user's newest thousand fans. Newest first, 20 a page. */
  listFollows: call({
    method: 'GET',
    path: '/user/getFollowOrFansH5',
    access: 'guest',
    errors: ['not_found'],
    input: Paged.and({ userId: IntegerText, type: "'1' | '2'", 'kind?': FollowKind }),
    result: type({ list: FollowLine.array(), total: 'number.integer' }),
  }),
  /** Follows or unfollows `userId`, the id of a user or of another `kind`. A user may follow 5,000. */
  follow: call({
    method: 'GET',
    path: '/user/followUser',
    access: 'user',
    isWrite: true,
    errors: ['not_found', 'not_yourself'],
    input: type({ userId: IntegerText, 'kind?': FollowKind, isFollowed: "'true' | 'false'" }),
    result: type({ isFollowed: 'boolean', fanCount: 'number.integer' }),
  }),
  hasFollowed: call({
    method: 'GET',
    path: '/user/hasFollowUser',
    access: 'user',
    input: type({ userId: IntegerText, 'kind?': FollowKind }),
    result: type('boolean'),
  }),
  /** Which of at most 60 ids, separated by commas, the caller follows. */
  followedAmong: call({
    method: 'GET',
    path: '/user/getFollowedAmong',
    access: 'user',
    input: type({ kind: FollowKind, ids: /^\d{1,15}(,\d{1,15}){0,59}$/ }),
    result: type({ followed: 'number.integer[]' }),
  }),
  /**
   * Matches that the caller has reserved, and those of the teams followed last, that began in the last twelve hours or
   * begin within a week. In order of time.
   */
  listOwnMatches: call({
    method: 'GET',
    path: '/user/ownMatches',
    access: 'user',
    workMs: 30,
    isOurs: true,
    input: type({}),
    result: type({ matches: MatchRow.array() }),
  }),
  /** `not_found`: there is no such comment (any more). */
  updateLike: call({
    method: 'GET',
    path: '/user/updateLike',
    access: 'user',
    isWrite: true,
    errors: ['not_found'],
    input: type({ type: "'news' | 'video' | 'comment' | 'post'", id: IntegerText, isLiked: "'true' | 'false'" }),
    result: type({ isLiked: 'boolean', likeCount: 'number.integer' }),
  }),
} as const
