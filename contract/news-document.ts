import {
  ALT_CHARS_MAX,
  ARTICLE_PICTURE,
  ARTICLE_PICTURE_PX_MAX,
  type ArticleNode,
  DOCUMENT_MAX,
  isSafeHref,
} from './news-rules.ts'

/** What one kind of node may have; an attribute that is not named is refused, as is one that is missing. */
export interface NodeRule {
  attrs?: Readonly<Record<string, (value: unknown) => boolean>>
  /** Kinds of its children; absent: it has none. */
  content?: readonly string[]
  /** It must have a child. */
  isFilled?: true
  isCard?: true
}

const INLINE = ['text', 'hardBreak'] as const
const TEXTS = ['paragraph', 'bulletList', 'orderedList'] as const
const BLOCKS = [
  ...TEXTS,
  'heading',
  'blockquote',
  'horizontalRule',
  'image',
  'table',
  'matchCard',
  'playerCard',
] as const

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const isSide = (value: unknown): boolean => isId(value) && (value as number) <= ARTICLE_PICTURE_PX_MAX
const isText =
  (charsMax: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= charsMax

const CELL: NodeRule = { content: ['paragraph'], isFilled: true }

/** The whole vocabulary of a document, which the editor's schema (app/features/rich-text) has too. */
export const DOCUMENT_NODES: ReadonlyMap<string, NodeRule> = new Map<string, NodeRule>([
  ['doc', { content: BLOCKS, isFilled: true }],
  ['paragraph', { content: INLINE }],
  ['heading', { content: INLINE, attrs: { level: (value) => value === 2 || value === 3 } }],
  ['blockquote', { content: TEXTS, isFilled: true }],
  ['bulletList', { content: ['listItem'], isFilled: true }],
  ['orderedList', { content: ['listItem'], isFilled: true }],
  ['listItem', { content: TEXTS, isFilled: true }],
  ['horizontalRule', {}],
  ['hardBreak', {}],
  [
    'image',
    {
      attrs: {
        src: (value) => typeof value === 'string' && ARTICLE_PICTURE.test(value),
        alt: isText(ALT_CHARS_MAX),
        width: isSide,
        height: isSide,
      },
    },
  ],
  ['table', { content: ['tableRow'], isFilled: true }],
  ['tableRow', { content: ['tableHeader', 'tableCell'], isFilled: true }],
  ['tableHeader', CELL],
  ['tableCell', CELL],
  ['matchCard', { attrs: { match: isId }, isCard: true }],
  // Players are made for a match: there are no others.
  ['playerCard', { attrs: { match: isId, player: isId }, isCard: true }],
])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))

function isMark(value: unknown): boolean {
  if (!isObject(value) || !hasOnly(value, ['type', 'attrs'])) return false
  const { type, attrs } = value
  if (type === 'bold' || type === 'italic') return attrs === undefined
  return (
    type === 'link' &&
    isObject(attrs) &&
    hasOnly(attrs, ['href']) &&
    typeof attrs.href === 'string' &&
    isSafeHref(attrs.href)
  )
}

const areMarks = (marks: unknown): boolean =>
  marks === undefined ||
  (Array.isArray(marks) &&
    marks.length <= 3 &&
    marks.every(isMark) &&
    new Set(marks.map(({ type }) => type)).size === marks.length)

function areAttrs(rules: NodeRule['attrs'], attrs: unknown): boolean {
  if (!rules) return attrs === undefined
  return (
    isObject(attrs) &&
    hasOnly(attrs, Object.keys(rules)) &&
    Object.entries(rules).every(([name, isValid]) => Object.hasOwn(attrs, name) && isValid(attrs[name]))
  )
}

interface Count {
  nodes: number
  chars: number
  cards: number
}

const isWithin = ({ nodes, chars, cards }: Count): boolean =>
  nodes <= DOCUMENT_MAX.nodes && chars <= DOCUMENT_MAX.chars && cards <= DOCUMENT_MAX.cards

function isNode(value: unknown, among: readonly string[], depth: number, count: Count): boolean {
  if (!isObject(value) || depth > DOCUMENT_MAX.depth) return false
  const { type, text, marks, attrs, content } = value
  if (typeof type !== 'string' || !among.includes(type)) return false
  count.nodes += 1
  if (type === 'text') {
    if (typeof text !== 'string' || text === '' || !hasOnly(value, ['type', 'text', 'marks'])) return false
    count.chars += text.length
    return isWithin(count) && areMarks(marks)
  }
  const rule = DOCUMENT_NODES.get(type)
  if (!rule || !hasOnly(value, ['type', 'attrs', 'content']) || !areAttrs(rule.attrs, attrs)) return false
  if (rule.isCard) count.cards += 1
  if (!isWithin(count)) return false
  if (content === undefined) return !rule.isFilled
  if (!rule.content || !Array.isArray(content) || (rule.isFilled && content.length === 0)) return false
  const children = rule.content
  return content.every((child) => isNode(child, children, depth + 1, count))
}

/**
 * Whether a value is a document that may be stored: nothing but known nodes with known attributes, links that lead to the
 * web or to this site, pictures that staff uploaded. What is drawn from it is never HTML.
 */
export const isDocument = (value: unknown): value is ArticleNode =>
  isNode(value, ['doc'], 0, { nodes: 0, chars: 0, cards: 0 })

/** The nodes of a document, itself first. */
export function* nodesOf(node: ArticleNode): Generator<ArticleNode> {
  yield node
  for (const child of node.content ?? []) yield* nodesOf(child)
}

/** Matches whose cards, or cards of whose players, a document has. */
export const matchesInDocument = (document: ArticleNode): number[] =>
  [...nodesOf(document)].flatMap(({ type, attrs }) =>
    type === 'matchCard' || type === 'playerCard' ? Number(attrs?.match) : [],
  )

/** Its text, a space between the blocks. */
export const textOf = (document: ArticleNode): string =>
  [...nodesOf(document)]
    .map(({ type, text }) => text ?? (type === 'text' ? '' : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
