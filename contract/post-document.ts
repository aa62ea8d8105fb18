import { isDocument, matchesInDocument, nodesOf } from './news-document.ts'
import type { ArticleNode } from './news-rules.ts'
import { POST_CARDS_MAX, POST_PICTURES_MAX } from './post-rules.ts'

/** Nodes of articles that posts have not. */
const NOT_OF_POSTS: ReadonlySet<string> = new Set(['table', 'tableRow', 'tableHeader', 'tableCell'])

export const picturesIn = (document: ArticleNode): string[] =>
  [...nodesOf(document)].flatMap(({ type, attrs }) => (type === 'image' ? String(attrs?.src) : []))

export const linksIn = (document: ArticleNode): string[] =>
  [...nodesOf(document)].flatMap(({ marks = [] }) =>
    marks.flatMap(({ type, attrs }) => (type === 'link' ? (attrs?.href ?? '') : [])),
  )

/**
 * Whether a value is a document that a user's post may have: that of an article without tables, with fewer cards and
 * pictures. Whose pictures they are, and where links lead, is asked by the backend.
 */
export const isPostDocument = (value: unknown): value is ArticleNode =>
  isDocument(value) &&
  [...nodesOf(value)].every(({ type }) => !NOT_OF_POSTS.has(type)) &&
  picturesIn(value).length <= POST_PICTURES_MAX &&
  new Set(matchesInDocument(value)).size <= POST_CARDS_MAX
