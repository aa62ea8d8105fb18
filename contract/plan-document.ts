import { isDocument, nodesOf, textOf } from './news-document.ts'
import type { ArticleNode } from './news-rules.ts'
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

/** Whether a value is a document that may be the content of a plan: what an article may have, without pictures and cards. */
export function isPlanDocument(value: unknown): value is ArticleNode {
  if (!isDocument(value) || JSON.stringify(value).length > PLAN_DOCUMENT_UNITS_MAX) return false
  if ([...nodesOf(value)].some(({ type }) => !IN_PLANS.has(type))) return false
  const { length } = textOf(value)
  return length >= PLAN_CONTENT.min && length <= PLAN_CONTENT.max
}
