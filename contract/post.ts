import { type } from './ark.ts'
import { call } from './call.ts'
import { REPORT_REASONS } from './chat-rules.ts'
import { Instant, IntegerText } from './entities.ts'
import { ArticleDocument, GameId, LanguageCode } from './news.ts'
import { isPostDocument } from './post-document.ts'
import { POST_BODY_BYTES_MAX, POST_PICTURE_BYTES_MAX, POST_REFUSALS, POST_STATES, POST_TITLE } from './post-rules.ts'
import { Done, Paged } from './user.ts'

export const PostStateName = type.enumerated(...POST_STATES)

/** A post as its author sees it in a list. */
export const OwnPostLine = type({
  id: 'number.integer',
  title: 'string',
  language: LanguageCode,
  'gameId?': 'number.integer',
  state: PostStateName,
  /** Whether a text of it is public now, be it an earlier one. */
  isPublic: 'boolean',
  /** What staff said when they refused it or took it off. */
  'reason?': 'string',
  /** Grows with each change. */
  revision: 'number.integer',
  updatedAt: Instant,
  /** When it was first public. */
  'publishedAt?': Instant,
})
export type OwnPostLine = typeof OwnPostLine.infer

export const OwnPost = OwnPostLine.and({ document: ArticleDocument })
export type OwnPost = typeof OwnPost.infer

/** Why nothing was stored or sent; `until`: when a mute ends. */
const Refused = type({ refused: type.enumerated(...POST_REFUSALS), 'until?': Instant })
const Taken = type({ post: OwnPost }).or(Refused)
export type PostTaken = typeof Taken.infer

const PostDocument = type('object')
  .narrow((value) => isPostDocument(value))
  .as<typeof ArticleDocument.infer>()
const Id = type({ id: 'number.integer > 0' })

/** Posts of users: articles that staff review before they are public. All are calls of this project. */
export const postCalls = {
  /** The caller's own, those that changed last first; 20 a page. `published`: those of which a text is public. */
  listOwnPosts: call({
    method: 'GET',
    path: '/post/own',
    access: 'user',
    isOurs: true,
    input: Paged.and({ 'state?': PostStateName }),
    result: type({ list: OwnPostLine.array(), total: 'number.integer' }),
  }),
  /** One of the caller's own, as it was left. */
  getOwnPost: call({
    method: 'GET',
    path: '/post/own/one',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: OwnPost,
  }),
  /**
   * Stores what is written as a draft, without `id` a new one. What is public stays as it is; one that waited for staff waits
   * no more. `order_moved`: it was changed elsewhere since `revision`; `too_many`: there are too many drafts, or posts.
   */
  savePost: call({
    method: 'POST',
    path: '/post/save',
    access: 'user',
    feature: 'news',
    isOnce: true,
    isOurs: true,
    bodyBytesMax: POST_BODY_BYTES_MAX,
    errors: ['not_found', 'order_moved', 'too_many'],
    input: type({
      'id?': 'number.integer > 0',
      /** 0 of a new one. */
      revision: 'number.integer >= 0',
      title: `string <= ${POST_TITLE.max * 2}`,
      document: PostDocument,
      language: LanguageCode,
      'gameId?': GameId,
    }),
    result: Taken,
  }),
  /** Gives a draft to staff to be reviewed. `order_moved`: it was changed since `revision`, or waits already. */
  sendPost: call({
    method: 'POST',
    path: '/post/send',
    access: 'user',
    feature: 'news',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: Id.and({ revision: 'number.integer > 0' }),
    result: Taken,
  }),
  /** Deletes an own post with its pictures and what was said about it. */
  deletePost: call({
    method: 'POST',
    path: '/post/delete',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: Id,
    result: Done,
  }),
  /** Stores a picture for an own post. `too_many`: it, or this day, has too many. */
  uploadPostPicture: call({
    method: 'POST',
    path: '/post/picture',
    access: 'user',
    feature: 'news',
    isOurs: true,
    upload: { bytesMax: POST_PICTURE_BYTES_MAX },
    errors: ['not_found', 'wrong_file_type', 'too_many'],
    input: type({ id: IntegerText }),
    result: type({ path: 'string', width: 'number.integer', height: 'number.integer' }),
  }),
  /** Reports a public post to staff, once; decided by `decideReport`. `not_yourself`: it is her own. */
  reportPost: call({
    method: 'POST',
    path: '/post/report',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'not_yourself'],
    input: Id.and({ reason: type.enumerated(...REPORT_REASONS) }),
    result: type({ isNew: 'boolean' }),
  }),
} as const
