import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, Instant, IntegerText } from './entities.ts'
import { GAMES } from './games.ts'
import { type Language, LOCALES } from './languages.ts'
import { isDocument } from './news-document.ts'
import type { ArticleNode } from './news-rules.ts'
import { Paged, TierName } from './user.ts'

const LANGUAGES: ReadonlySet<string> = new Set(LOCALES.map(({ code }) => code))
/** A product language code. */
export const LanguageCode = type('string')
  .narrow((code) => LANGUAGES.has(code))
  .as<Language>()
/** A document of contract/news-document.ts. */
export const ArticleDocument = type('object')
  .narrow((value) => isDocument(value))
  .as<ArticleNode>()

/** The id of a brand. */
export const BrandId = type(/^[a-z0-9-]{1,40}$/)

const GAME_IDS: ReadonlySet<number> = new Set(GAMES.map(({ id }) => id))
/** A game of the site: an article of another one would have no address. */
export const GameId = type('number.integer').narrow((id) => GAME_IDS.has(id))

/** Who wrote it; of a post of a user with what is shown of her beside it. */
export const ArticleAuthor = type({
  uid: 'number.integer',
  name: 'string',
  /** A path under `/media/avatars`. */
  'avatar?': 'string',
  'level?': 'number.integer',
  'membership?': TierName,
})
export type ArticleAuthor = typeof ArticleAuthor.infer

/** An article in a list. Title and summary are in the language of the `lan` header, or else in `language`. */
export const ArticleLine = type({
  id: 'number.integer',
  'gameId?': 'number.integer',
  title: 'string',
  summary: 'string',
  language: LanguageCode,
  'cover?': 'string',
  /** The match that it is about first. */
  'matchId?': 'number.integer',
  publishedAt: Instant,
  /** All languages in which it can be read. */
  languages: LanguageCode.array(),
  /** Minutes. */
  reading: 'number.integer',
  /** Written by a program about a simulated match. */
  isSimulated: 'boolean',
  /** A post that a user wrote and staff reviewed. */
  'isPost?': 'true',
  /** In lists of posts only. Absent where a program wrote it, or who wrote it is gone. */
  'author?': ArticleAuthor,
})
export type ArticleLine = typeof ArticleLine.infer

export const Article = ArticleLine.and({
  updatedAt: Instant,
  document: ArticleDocument,
  /** Related matches, and those of its cards. */
  matchIds: 'number.integer[]',
})
export type Article = typeof Article.infer

/** Where an article is, for search engines. */
export const ArticlePlace = type({
  id: 'number.integer',
  'gameId?': 'number.integer',
  languages: LanguageCode.array(),
  updatedAt: Instant,
})
export type ArticlePlace = typeof ArticlePlace.infer

const ArticleList = type({ list: ArticleLine.array() })

/** Public articles: of all brands and of this one; simulated ones only of a demo brand. */
export const newsCalls = {
  /**
   * Newest first; of one game, or of these and of none; 20 a page, `ARTICLE_PAGES_MAX` pages at most. `post`: posts of users,
   * in the languages that readers of this one read.
   */
  listNews: call({
    method: 'GET',
    path: '/news/list',
    access: 'guest',
    feature: 'news',
    isOurs: true,
    cache: { freshSeconds: 5, staleSeconds: 60 },
    input: Paged.and({ 'gameId?': IntegerText, 'gameIds?': GameIdsText, 'brand?': BrandId, 'kind?': "'post'" }),
    result: ArticleList.and({ hasMore: 'boolean' }),
  }),
  getArticle: call({
    method: 'GET',
    path: '/news/details',
    access: 'guest',
    feature: 'news',
    isOurs: true,
    cache: { freshSeconds: 5, staleSeconds: 60 },
    errors: ['not_found'],
    input: type({ id: IntegerText, 'brand?': BrandId }),
    result: Article,
  }),
  /** All that a map of the site names: the newest `ARTICLE_PLACES_MAX`, of no language in particular. */
  listArticlePlaces: call({
    method: 'GET',
    path: '/news/places',
    access: 'guest',
    feature: 'news',
    isOurs: true,
    workMs: 40,
    cache: { freshSeconds: 300, staleSeconds: 3600 },
    input: type({ 'gameIds?': GameIdsText, 'brand?': BrandId }),
    result: type({ list: ArticlePlace.array() }),
  }),
  /** Says that a public article was read; counted about, each reader once an hour. */
  viewArticle: call({
    method: 'POST',
    path: '/news/view',
    access: 'guest',
    feature: 'news',
    isOurs: true,
    isRead: true,
    input: type({ id: '1 <= number.integer <= 999999999999' }),
    result: type({ done: 'true' }),
  }),
  /** The hottest of the last days, at most ten; those of a game where one is named. */
  getHotNewsByGame: call({
    method: 'GET',
    path: '/news/getHotNewsByGame',
    access: 'guest',
    feature: 'news',
    cache: { freshSeconds: 10, staleSeconds: 120 },
    input: type({ 'gameId?': IntegerText, 'brand?': BrandId }),
    result: ArticleList,
  }),
  /** What this user has published, the newest first, in any language; pages as of `listNews`. */
  listUserArticles: call({
    method: 'GET',
    path: '/news/user/:userId',
    access: 'guest',
    feature: 'news',
    isOurs: true,
    cache: { freshSeconds: 5, staleSeconds: 60 },
    input: Paged.and({ userId: IntegerText, 'brand?': BrandId }),
    result: ArticleList.and({ hasMore: 'boolean' }),
  }),
  /** The hottest that this user has written, at most ten. */
  listUserHot: call({
    method: 'GET',
    path: '/news/userHot/:userId',
    access: 'guest',
    feature: 'news',
    cache: { freshSeconds: 10, staleSeconds: 120 },
    input: type({ userId: IntegerText, 'brand?': BrandId }),
    result: ArticleList,
  }),
} as const
