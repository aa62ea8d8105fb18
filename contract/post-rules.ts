/** What a user's post may be, for the site and the backend: a plain table without a schema library. */

/**
 * What became of the text that its author works on: `reviewing` waits for staff, `failed` was refused, `off` was published
 * and taken off by staff. An earlier text may be public beside each of them.
 */
export const POST_STATES = ['draft', 'reviewing', 'failed', 'published', 'off'] as const
export type PostState = (typeof POST_STATES)[number]
/** Those that staff see: a draft is its author's own. */
export const REVIEW_STATES = ['reviewing', 'published', 'failed', 'off'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const POST_TITLE = { min: 4, max: 80 } as const
/** Letters of the text. */
export const POST_TEXT = { min: 20, max: 8000 } as const
export const POST_CARDS_MAX = 5
/** Pictures of a text, and those that may be kept for it while it is written. */
export const POST_PICTURES_MAX = 9
export const POST_PICTURES_KEPT = 18
export const POST_PICTURE_BYTES_MAX = 2 * 1024 * 1024
export const POST_PICTURES_A_DAY = 60
/** Posts of one user: all of them, those that are not public, and those that wait for staff. */
export const POSTS_MAX = 500
export const POST_DRAFTS_MAX = 20
export const POSTS_WAITING_MAX = 3
export const POSTS_A_DAY = 10
export const POST_BODY_BYTES_MAX = 256 * 1024

/** Why a post was not taken. */
export const POST_REFUSALS = ['muted', 'title', 'short', 'long', 'link', 'repeated', 'waiting', 'daily'] as const
export type PostRefusal = (typeof POST_REFUSALS)[number]
