import { type } from './ark.ts'
import { call } from './call.ts'
import { REPORT_REASONS } from './chat-rules.ts'
import { COMMENT_REFUSALS, COMMENT_SORTS, COMMENT_SUBJECT } from './comment-rules.ts'
import { Instant, IntegerText } from './entities.ts'
import { Done, TierName } from './user.ts'

/**
 * A comment, or a reply to one. Without `by` and `text` it was deleted and is shown for its replies only. `parentId`: of a
 * reply, the first comment of its thread; replies have no replies.
 */
export const Comment = type({
  id: 'number.integer',
  'parentId?': 'number.integer',
  'by?': {
    uid: 'number.integer',
    name: 'string',
    /** A path under `/media/avatars`. */
    'avatar?': 'string',
    level: 'number.integer',
    'membership?': TierName,
    'part?': "'staff'",
  },
  /** Plain text; line breaks are `\n`. */
  'text?': 'string',
  createdAt: Instant,
  'editedAt?': Instant,
  likes: 'number.integer',
  replies: 'number.integer',
})
export type Comment = typeof Comment.infer

const Subject = type(COMMENT_SUBJECT)
/** Of the last comment of a page: `next` of its answer. */
const Cursor = type(/^\d{1,15}(\.\d{1,15})?$/)
/** Checked again by the backend, which counts letters and not their encoding. */
const Text = type('string <= 4000')
/** Until when she is muted, or when the same may be sent again. */
const Refused = type({ refused: type.enumerated(...COMMENT_REFUSALS), 'until?': Instant })
const Taken = type({ comment: Comment }).or(Refused)
export type CommentTaken = typeof Taken.infer
const cache = { freshSeconds: 2, staleSeconds: 3 }

/**
 * Comments on a match: threads with one level of replies. All are calls of this project. Likes: `updateLike`; what became of
 * comments meanwhile: the topic `comments:<subject>` of socket `g`.
 */
export const commentCalls = {
  /**
   * A page of threads of a subject, 20. `count`: all comments and replies that are shown, counted to 1000; `newest`: the id of the
   * last one. Of the request, `newest` is one that the answer must have: no answer from before it is used.
   */
  listComments: call({
    method: 'GET',
    path: '/comment/list',
    access: 'guest',
    isOurs: true,
    cache,
    input: type({
      subject: Subject,
      'sort?': type.enumerated(...COMMENT_SORTS),
      'after?': Cursor,
      'newest?': IntegerText,
    }),
    result: type({ list: Comment.array(), 'next?': 'string', count: 'number.integer', 'newest?': 'number.integer' }),
  }),
  /** A page of replies of a thread, the first said first, 20. */
  listReplies: call({
    method: 'GET',
    path: '/comment/replies',
    access: 'guest',
    isOurs: true,
    cache,
    input: type({ id: IntegerText, 'after?': Cursor, 'newest?': IntegerText }),
    result: type({ list: Comment.array(), 'next?': 'string' }),
  }),
  /**
   * Comments of a subject as they are now, without those that are gone. `at`: the `seq` of the frame that told of them; no answer
   * from before it is used. Who asks for all that a frame named shares the answer with all others.
   */
  getComments: call({
    method: 'GET',
    path: '/comment/get',
    access: 'guest',
    isOurs: true,
    cache,
    input: type({ subject: Subject, ids: /^\d{1,15}(,\d{1,15}){0,19}$/, 'at?': IntegerText }),
    result: type({ list: Comment.array() }),
  }),
  /** What only the caller gets: which of at most 60 comments she likes, and until when she is muted. */
  getOwnMarks: call({
    method: 'GET',
    path: '/comment/own',
    access: 'user',
    isOurs: true,
    input: type({ 'ids?': /^\d{1,15}(,\d{1,15}){0,59}$/ }),
    result: type({ liked: 'number.integer[]', 'mutedUntil?': Instant }),
  }),
  /** Adds a comment, or a reply to the thread of `replyTo`. `not_found`: there is no such match, or comment (any more). */
  addComment: call({
    method: 'POST',
    path: '/comment/add',
    access: 'user',
    isOurs: true,
    isOnce: true,
    errors: ['not_found'],
    input: type({ subject: Subject, text: Text, 'replyTo?': 'number.integer > 0' }),
    result: Taken,
  }),
  /** Changes an own comment within fifteen minutes; `too_late` after them. */
  editComment: call({
    method: 'POST',
    path: '/comment/edit',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer > 0', text: Text }),
    result: Taken,
  }),
  /** Deletes an own comment. */
  deleteComment: call({
    method: 'POST',
    path: '/comment/delete',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer > 0' }),
    result: Done,
  }),
  /** Reports a comment to staff, once; decided by `decideReport`. Staff take one out by `takeOutComment`. `not_yourself`: it is her own. */
  reportComment: call({
    method: 'POST',
    path: '/comment/report',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'not_yourself'],
    input: type({ id: 'number.integer > 0', reason: type.enumerated(...REPORT_REASONS) }),
    result: type({ isNew: 'boolean' }),
  }),
} as const
