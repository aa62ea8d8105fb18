import { createElement, Fragment, type ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ARTICLE_PICTURE, type ArticleMark, type ArticleNode, type CardOf, isSafeHref } from '#contract/news-rules.ts'
import { BLOCK_CLASSES, DOCUMENT_CLASS } from './document-classes.ts'
import { unbrokenParts } from './unbroken.ts'

interface DocumentViewProps {
  document: ArticleNode
  /** Draws a card; absent: the document has none. */
  card?: (card: CardOf) => ReactNode
}

/** A stored document as elements. What it holds is text to React, and a node of another kind is nothing. */
export const DocumentView = ({ document, card = () => null }: DocumentViewProps) => (
  <div className={DOCUMENT_CLASS}>{children(document, card)}</div>
)

type Card = NonNullable<DocumentViewProps['card']>

const children = ({ content = [] }: ArticleNode, card: Card): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
  content.map((node, at) => <Node key={at} node={node} card={card} />)

function marked(text: string, marks: readonly ArticleMark[]): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'bold') return <strong>{inner}</strong>
    if (type === 'italic') return <em>{inner}</em>
    const href = attrs?.href ?? ''
    return type === 'link' && isSafeHref(href) ? (
      // biome-ignore lint/correctness/useJsxKeyInIterable: one element, which `reduce` wraps.
      <a href={href} rel="noopener nofollow" className={BLOCK_CLASSES.link}>
        {inner}
      </a>
    ) : (
      inner
    )
  }, unbroken(text))
}

/** A text in which no line breaks a score. */
export function unbroken(text: string): ReactNode {
  const parts = unbrokenParts(text)
  if (parts.length === 1) return text
  const spans = parts.map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
  )
  return createElement(Fragment, null, ...spans)
}

const ELEMENTS: ReadonlyMap<string, readonly [tag: string, className?: string]> = new Map([
  ['paragraph', ['p']],
  ['blockquote', ['blockquote', BLOCK_CLASSES.blockquote]],
  ['bulletList', ['ul', BLOCK_CLASSES.bulletList]],
  ['orderedList', ['ol', BLOCK_CLASSES.orderedList]],
  ['listItem', ['li']],
])

function Node({ node, card }: { node: ArticleNode; card: Card }) {
  const { type, text = '', marks = [], attrs } = node
  if (type === 'text') return marked(text, marks)
  const element = ELEMENTS.get(type)
  if (element) return createElement(element[0], { className: element[1] }, ...children(node, card))
  switch (type) {
    case 'heading':
      return createElement(
        attrs?.level === 3 ? 'h3' : 'h2',
        { className: attrs?.level === 3 ? BLOCK_CLASSES.heading3 : BLOCK_CLASSES.heading2 },
        ...children(node, card),
      )
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr className={BLOCK_CLASSES.horizontalRule} />
    case 'image':
      return <Picture attrs={attrs} />
    case 'table':
      return <Table table={node} card={card} />
    case 'matchCard':
      return <Fragment>{card({ match: Number(attrs?.match) })}</Fragment>
    case 'playerCard':
      return <Fragment>{card({ match: Number(attrs?.match), player: Number(attrs?.player) })}</Fragment>
    default:
      return null
  }
}

function Picture({ attrs = {} }: { attrs: ArticleNode['attrs'] }) {
  const { src, alt, width, height } = attrs
  if (typeof src !== 'string' || !ARTICLE_PICTURE.test(src)) return null
  return (
    <figure>
      <img
        src={src}
        alt={typeof alt === 'string' ? alt : ''}
        width={Number(width)}
        height={Number(height)}
        loading="lazy"
        decoding="async"
        className={BLOCK_CLASSES.image}
      />
      {typeof alt === 'string' && alt !== '' && <figcaption className="mt-1 text-13 text-text-muted">{alt}</figcaption>}
    </figure>
  )
}

function Table({ table, card }: { table: ArticleNode; card: Card }) {
  return (
    // Wider than a phone, it scrolls on its own, also by keyboard.
    <section
      aria-label={m.rich_table()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className={BLOCK_CLASSES.tableFrame}
    >
      <table className={BLOCK_CLASSES.table}>
        <tbody>
          {table.content?.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
            <tr key={at} className={BLOCK_CLASSES.tableRow}>
              {row.content?.map((cell, column) => {
                const isHead = cell.type === 'tableHeader'
                return createElement(
                  isHead ? 'th' : 'td',
                  {
                    key: column,
                    ...(isHead ? { scope: at === 0 ? 'col' : 'row' } : {}),
                    className: isHead ? BLOCK_CLASSES.tableHeader : BLOCK_CLASSES.tableCell,
                  },
                  ...children(cell, card),
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
