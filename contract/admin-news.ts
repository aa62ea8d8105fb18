import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { Article, ArticleDocument, GameId, LanguageCode } from './news.ts'
import {
  ARTICLE_ACTS,
  ARTICLE_BODY_BYTES_MAX,
  ARTICLE_MATCHES_MAX,
  ARTICLE_PICTURE,
  ARTICLE_PICTURE_BYTES_MAX,
  ARTICLE_STATES,
  ARTICLE_SUMMARY_CHARS_MAX,
  ARTICLE_TITLE_CHARS_MAX,
} from './news-rules.ts'

export const ArticleStateName = type.enumerated(...ARTICLE_STATES)

/** What an article has besides its texts. */
const ArticleFacts = type({
  /** Absent: of all brands. */
  'brand?': /^[a-z0-9-]{1,40}$/,
  'gameId?': GameId,
  'cover?': ARTICLE_PICTURE,
  matchIds: type('1 <= number.integer <= 999999999999').array().atMostLength(ARTICLE_MATCHES_MAX),
})

/** One language of an article. */
const ArticleText = type({
  title: `string <= ${ARTICLE_TITLE_CHARS_MAX}`,
  summary: `string <= ${ARTICLE_SUMMARY_CHARS_MAX}`,
  document: ArticleDocument,
})

export const ArticleActDone = type("'save_article' | 'publish_article' | 'take_off_article' | 'delete_article'")

export const AdminArticleLine = type({
  id: 'number.integer',
  state: ArticleStateName,
  /** In the administrator's language, or in another one. */
  title: 'string',
  languages: LanguageCode.array(),
  'brand?': 'string',
  'gameId?': 'number.integer',
  'publishAt?': Instant,
  'author?': 'string',
  isSimulated: 'boolean',
  updatedAt: Instant,
})
export type AdminArticleLine = typeof AdminArticleLine.infer

export const AdminArticle = AdminArticleLine.and(ArticleFacts).and({
  texts: ArticleText.and({
    language: LanguageCode,
    /** To be given back with the next change. */
    revision: 'number.integer',
  }).array(),
  /** What was done with it, the newest first; of a draft nothing is recorded. */
  history: type({
    act: ArticleActDone,
    at: Instant,
    adminUid: 'number.integer',
    adminName: 'string',
    detail: 'string',
  }).array(),
})
export type AdminArticle = typeof AdminArticle.infer

/** Articles for administrators. */
export const adminNewsCalls = {
  /** Those that changed last first, where `sort` is absent; `language`: those that have a text in it. */
  listArticles: call({
    method: 'GET',
    path: '/admin/news',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'state?': ArticleStateName,
      'language?': LanguageCode,
      'gameId?': IntegerText,
      'brand?': /^[a-z0-9-]{1,40}$/,
      /** Absent: both. */
      'source?': "'staff' | 'simulated'",
      ...searchText,
      ...oldestFirst,
    }),
    result: type({ list: AdminArticleLine.array(), ...ways }),
  }),
  getAnyArticle: call({
    method: 'GET',
    path: '/admin/news/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: AdminArticle,
  }),
  /**
   * Stores one language of an article; without `id` a new draft. `order_moved`: somebody else has changed this language since
   * `revision`, which is 0 of a language that is not there yet, or what the article has besides since it was as in
   * `basedOn`. Without `basedOn`, or where nothing differs from it, what an article has besides stays as it is.
   * `title_missing`: what readers may see, or will, needs a title.
   */
  saveArticle: call({
    method: 'POST',
    path: '/admin/news/save',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    bodyBytesMax: ARTICLE_BODY_BYTES_MAX,
    errors: ['not_found', 'order_moved', 'title_missing'],
    input: ArticleFacts.and(ArticleText).and({
      'id?': 'number.integer',
      'basedOn?': ArticleFacts,
      language: LanguageCode,
      revision: 'number.integer >= 0',
    }),
    result: AdminArticle,
  }),
  /**
   * Publishes an article, at once or at `at`, or takes it off. One that was public before keeps its time. `title_missing`:
   * a language has no title.
   */
  decideArticle: call({
    method: 'POST',
    path: '/admin/news/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'title_missing', 'out_of_range'],
    input: type({ id: 'number.integer', act: type.enumerated(...ARTICLE_ACTS), 'at?': Instant }),
    result: AdminArticle,
  }),
  /**
   * Deletes an article with its pictures and what was said about it, or one of its languages. `order_moved`: it is public or
   * will be, so it is taken off first; a last language goes with the article only.
   */
  deleteArticle: call({
    method: 'POST',
    path: '/admin/news/delete',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer', 'language?': LanguageCode }),
    result: type({ isDeleted: 'true' }),
  }),
  /** What the page of an article will show, of any state. */
  previewArticle: call({
    method: 'GET',
    path: '/admin/news/preview',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText, 'language?': LanguageCode }),
    result: Article,
  }),
  /** Stores a picture for an article, in its text or as its cover. */
  uploadArticlePicture: call({
    method: 'POST',
    path: '/admin/news/picture',
    access: 'administrator',
    isOurs: true,
    upload: { bytesMax: ARTICLE_PICTURE_BYTES_MAX },
    errors: ['not_found', 'wrong_file_type'],
    input: type({ id: IntegerText }),
    result: type({ path: 'string', width: 'number.integer', height: 'number.integer' }),
  }),
} as const
