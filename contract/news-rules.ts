import { gameById } from './games.ts'
import { isOwnPage } from './own-page.ts'

/** What an article may be, for the site and for staff's editor: a plain table without a schema library. */

/** `draft`: for staff only. `off`: was public, and is no more. One that is published for later is `scheduled`. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'off'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** What staff may do with an article. */
export const ARTICLE_ACTS = ['publish', 'take_off'] as const
export type ArticleAct = (typeof ARTICLE_ACTS)[number]

export const ARTICLES_PER_PAGE = 20
/** Further pages are not listed: older articles are found by search engines and by their links. */
export const ARTICLE_PAGES_MAX = 50
export const HOT_ARTICLES = 10
/** Of a brand's articles in the map of its site: a file of it may name 50,000 addresses. */
export const ARTICLE_PLACES_MAX = 1000

export const ARTICLE_TITLE_CHARS_MAX = 150
export const ARTICLE_SUMMARY_CHARS_MAX = 300
export const ARTICLE_MATCHES_MAX = 10
/** How far ahead an article can be published. */
export const SCHEDULE_DAYS_MAX = 365
export const ARTICLE_PICTURE_BYTES_MAX = 3 * 1024 * 1024
export const ARTICLE_PICTURE_PX_MAX = 2400

/** Bounds of a document. `chars`: of its text, in UTF-16 units. */
export const DOCUMENT_MAX = { nodes: 1500, depth: 8, chars: 20_000, cards: 10 } as const
/**
 * The longest JSON of a document and what is sent with it: each character has up to three bytes, and each node its name,
 * with a link an address.
 */
export const ARTICLE_BODY_BYTES_MAX = 512 * 1024
export const HREF_CHARS_MAX = 500
export const ALT_CHARS_MAX = 200

export interface ArticleMark {
  type: 'bold' | 'italic' | 'link'
  attrs?: { href: string }
}

/**
 * A node of an article's document, in the form of ProseMirror's JSON. Only nodes that `isDocument` of
 * contract/news-document.ts accepts are stored.
 */
export interface ArticleNode {
  type: string
  attrs?: Readonly<Record<string, unknown>>
  content?: readonly ArticleNode[]
  marks?: readonly ArticleMark[]
  text?: string
}

/** A card in a text: of a match, or of one of its players. */
export interface CardOf {
  match: number
  player?: number
}

/** Where a picture of an article is served. */
export const ARTICLE_PICTURE = /^\/media\/articles\/\d{1,16}\/[0-9a-f]{16}\.(?:jpg|png)$/

/** A web address without a password, or a page of this site. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_CHARS_MAX) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of a scheme.
  if (/[\u0000-\u0020\u007f-\u009f]/.test(href)) return false
  if (href.startsWith('/')) return !href.includes('\\') && isOwnPage(href)
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/** Path of an article's page, without a language prefix: `/news/soccer/12`, of no game `/news/12`. */
export function articlePath({ id, gameId }: { id: number; gameId?: number | undefined }): string {
  const game = gameId === undefined ? undefined : gameById(gameId)
  return game ? `/news/${game.code}/${id}` : `/news/${id}`
}
