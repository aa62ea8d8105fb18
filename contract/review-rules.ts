/** What waits for a decision of staff, one after the other. */
export const REVIEW_QUEUES = [
  'reports',
  'posts',
  'videos',
  'plans',
  'experts',
  'streamers',
  'complaints',
  'feedback',
  'support',
] as const
export type ReviewQueueName = (typeof REVIEW_QUEUES)[number]

/** Moderators of the platform decide about these, too. */
export const MODERATED_QUEUES: readonly ReviewQueueName[] = ['reports', 'posts']

/** For how long somebody has what she took. */
export const CLAIM_MINUTES = 15

/** For how long she has it at most, however often she takes it again. */
export const CLAIM_MINUTES_MAX = 60

/** After so long somebody else of staff may take it over; administrators at once. */
export const TAKE_OVER_MINUTES = 5

/** For how long a decision can be taken back by who made it. */
export const UNDO_MINUTES = 10

/** How many a reviewer passes over before she begins again. */
export const SKIPPED_MAX = 50
