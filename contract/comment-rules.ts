/** What may be commented on: `match:123`, `news:12`, `video:12`. A kind is added here, in `COMMENT_SUBJECT` and in backend/comment/subjects.ts. */
export const COMMENT_KINDS = ['match', 'news', 'video'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]
export type CommentSubject = `${CommentKind}:${number}`
export const COMMENT_SUBJECT = /^(?:match|news|video):[1-9]\d{0,11}$/

/** Letters of a comment at most. */
export const COMMENT_TEXT_MAX = 500
/** For how long its author may change a comment. */
export const COMMENT_EDIT_MS = 15 * 60_000
/** Threads, or replies, of a page. */
export const COMMENTS_PAGE = 20
/** Of how many comments one may ask what became of them. */
export const COMMENTS_ASKED = 20
/** Replies that a thread may have, and comments that a subject may have. */
export const COMMENT_REPLIES_MAX = 500
/** Comments are counted no further than this. */
export const COMMENTS_COUNTED = 1000

export const COMMENT_SORTS = ['new', 'likes'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/** Why a comment was not taken. */
export const COMMENT_REFUSALS = [
  'empty',
  'too_long',
  'link',
  'content',
  'slow',
  'repeated',
  'muted',
  'full',
  'too_late',
] as const
export type CommentRefusal = (typeof COMMENT_REFUSALS)[number]
