import type { ArticleMark, ArticleNode } from '#contract/news-rules.ts'

/** What a new text begins with. */
export const EMPTY_DOCUMENT: ArticleNode = { type: 'doc', content: [{ type: 'paragraph' }] }

const isEmptyParagraph = ({ type, content }: ArticleNode): boolean => type === 'paragraph' && !content?.length

/** Whether a reader would see nothing. */
export const isEmptyDocument = ({ content = [] }: ArticleNode): boolean => content.every(isEmptyParagraph)

/** The editor's attributes are objects without a prototype, which server functions do not take. */
const withOwnAttrs = ({ type, attrs }: ArticleMark): ArticleMark => ({
  type,
  ...(attrs ? { attrs: { ...attrs } } : {}),
})

function withoutStrayMarks(node: ArticleNode): ArticleNode {
  const { marks, content, attrs, ...rest } = node
  return {
    ...rest,
    ...(attrs ? { attrs: { ...attrs } } : {}),
    ...(marks && node.type === 'text' ? { marks: marks.map(withOwnAttrs) } : {}),
    ...(content ? { content: content.map(withoutStrayMarks) } : {}),
  }
}

/**
 * The editor's JSON as it is stored: marks are those of text only (the editor also marks a line break in a bold text),
 * and empty paragraphs at the end are left out.
 */
export function toStored(document: ArticleNode): ArticleNode {
  const { content = [], ...rest } = withoutStrayMarks(document)
  const last = content.findLastIndex((node) => !isEmptyParagraph(node))
  return { ...rest, content: last < 0 ? [{ type: 'paragraph' }] : content.slice(0, last + 1) }
}

/** A text of plain lines as a document; an empty line begins a paragraph. */
export function documentOf(text: string): ArticleNode {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) =>
      lines.flatMap((line, at): ArticleNode[] => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line ? [{ type: 'text', text: line }] : []),
      ]),
    )
    .filter((content) => content.some(({ type }) => type === 'text'))
  if (paragraphs.length === 0) return EMPTY_DOCUMENT
  return { type: 'doc', content: paragraphs.map((content) => ({ type: 'paragraph', content })) }
}
