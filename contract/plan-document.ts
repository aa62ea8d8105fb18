import { isDocument, nodesOf, textOf } from './news-document.ts'
import type { ArticleNode } from './news-rules.ts'
import { lettersSeenIn } from './plain-text.ts'
import { PLAN_CONTENT, PLAN_DOCUMENT_UNITS_MAX } from './plan-rules.ts'

/** Not pictures, whose addresses everybody may open, nor cards, which are live: neither can be locked and sealed. */
const IN_PLANS: ReadonlySet<string> = new Set([
  ...[
    'doc',
    'paragraph',
    'heading',
    'blockquote',
    'bulletList',
    'orderedList',
    'listItem',
    'horizontalRule',
    'hardBreak',
  ],
  ...['table', 'tableRow', 'tableHeader', 'tableCell', 'text'],
])

/** Whether a value is a document that a plan may have: what an article may have, without pictures and cards. */
export function isPlanDocument(value: unknown): value is ArticleNode {
  if (!isDocument(value) || JSON.stringify(value).length > PLAN_DOCUMENT_UNITS_MAX) return false
  return [...nodesOf(value)].every(({ type }) => IN_PLANS.has(type)) && textOf(value).length <= PLAN_CONTENT.max
}

/** What is wrong with what is written: what nobody sees does not make it longer. */
export function contentFaultOf(document: ArticleNode): 'short' | 'long' | null {
  const text = textOf(document)
  if (lettersSeenIn(text) < PLAN_CONTENT.min) return 'short'
  return text.length > PLAN_CONTENT.max ? 'long' : null
}
