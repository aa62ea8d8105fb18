import type { ArticleNode } from '#contract/news-rules.ts'
import { plainLineOf, withoutTricks } from '#contract/plain-text.ts'

/** A document whose texts have nothing that nobody sees; always in the order of the editor, so that the same is equal. */
export function plainDocument({ type, text, attrs, marks, content }: ArticleNode): ArticleNode {
  return {
    type,
    ...(text === undefined ? {} : { text: withoutTricks(text) }),
    ...(attrs ? { attrs: typeof attrs.alt === 'string' ? { ...attrs, alt: plainLineOf(attrs.alt) } : attrs } : {}),
    ...(marks ? { marks } : {}),
    ...(content ? { content: content.map(plainDocument).filter((child) => child.type !== 'text' || child.text) } : {}),
  }
}
