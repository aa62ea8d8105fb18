import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { byAge, ListPart, ways } from './list-part.ts'
import { ArticleDocument, LanguageCode } from './news.ts'
import { REVIEW_STATES } from './post-rules.ts'
import { Done } from './user.ts'

const PostAct = type("'publish' | 'refuse' | 'take_off'")
export type PostAct = typeof PostAct.infer
const ReviewStateName = type.enumerated(...REVIEW_STATES)

/** A post with all that its author wrote: what waits or was refused, or what is or was public. */
export const ReviewedPost = type({
  id: 'number.integer',
  uid: 'number.integer',
  username: 'string',
  state: ReviewStateName,
  /** Whether an earlier text of it is public. */
  isChange: 'boolean',
  title: 'string',
  language: LanguageCode,
  'gameId?': 'number.integer',
  document: ArticleDocument,
  'reason?': 'string',
  /** A decision is about what was read. */
  revision: 'number.integer',
  at: Instant,
  acts: PostAct.array(),
})
export type ReviewedPost = typeof ReviewedPost.infer

/** Posts of users, for who decides about reports. */
export const adminPostCalls = {
  /** Without `sort` those that wait, the first sent first; or those of another state, the last changed first. `id`: that one alone. */
  listAllPosts: call({
    method: 'GET',
    path: '/admin/posts',
    access: 'moderator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'id?': IntegerText, 'state?': ReviewStateName, ...byAge }),
    result: type({ list: ReviewedPost.array(), ...ways }),
  }),
  /** `order_moved`: it was changed or decided about meanwhile; `not_yourself`: it is the caller's own. */
  decidePost: call({
    method: 'POST',
    path: '/admin/post/decide',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer', revision: 'number.integer', act: PostAct, reason: Reason }),
    result: Done,
  }),
} as const
