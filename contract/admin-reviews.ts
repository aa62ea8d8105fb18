import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { REVIEW_QUEUES, SKIPPED_MAX } from './review-rules.ts'
import { Done } from './user.ts'

const Queue = type.enumerated(...REVIEW_QUEUES)
const Id = type('number.integer > 0')

/** Who has taken something to decide about it, and until when nobody else can. `canBeTakenOver`: by the caller, now. */
export const ReviewClaim = type({
  id: Id,
  uid: 'number.integer',
  name: 'string',
  until: Instant,
  canBeTakenOver: 'boolean',
})
export type ReviewClaim = typeof ReviewClaim.infer

/**
 * Reviews, one at a time: who takes something has it for `CLAIM_MINUTES`, and nobody else decides about it meanwhile, but
 * administrators about what a moderator has. `forbidden`: moderators have their own queues only.
 */
export const adminReviewCalls = {
  /**
   * Takes what waits longest and nobody has, or `id`, and gives back what the caller had of the queue. Taken again, it lasts longer, to
   * `CLAIM_MINUTES_MAX`; then others can take it first. Without `claim` nothing is left. `claimed`: somebody else has it, or the
   * caller had it for so long; `not_found`: it waits no more, or is the caller's own.
   */
  takeReview: call({
    method: 'POST',
    path: '/admin/review/take',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'claimed'],
    input: type({ queue: Queue, 'id?': Id, 'skipped?': Id.array().atMostLength(SKIPPED_MAX) }),
    result: type({ 'claim?': ReviewClaim }),
  }),
  /**
   * Takes what somebody else has, with an audit line: administrators at once, others when she has had it for `TAKE_OVER_MINUTES`;
   * sooner it is `claimed`. What nobody has is taken as by `takeReview`.
   */
  takeOverReview: call({
    method: 'POST',
    path: '/admin/review/takeOver',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'claimed'],
    input: type({ queue: Queue, id: Id }),
    result: type({ claim: ReviewClaim }),
  }),
  leaveReview: call({
    method: 'POST',
    path: '/admin/review/leave',
    access: 'moderator',
    isOurs: true,
    input: type({ queue: Queue, id: Id }),
    result: Done,
  }),
  /** What somebody has of a queue; at most 100. */
  listReviewClaims: call({
    method: 'GET',
    path: '/admin/reviews',
    access: 'moderator',
    isOurs: true,
    input: type({ queue: Queue }),
    result: type({ list: ReviewClaim.array() }),
  }),
} as const
