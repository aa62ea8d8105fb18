import { type AnyExtension, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { ALT_CHARS_MAX, ARTICLE_PICTURE, ARTICLE_PICTURE_PX_MAX, isSafeHref } from '#contract/news-rules.ts'
import { BLOCK_CLASSES } from './document-classes.ts'

/** Which blocks a text may have besides paragraphs, lists and quotes. */
export interface Blocks {
  headings: boolean
  tables: boolean
  pictures: boolean
  cards: boolean
}

export const ALL_BLOCKS: Blocks = { headings: true, tables: true, pictures: true, cards: true }

const TEXTS = '(paragraph | bulletList | orderedList)+'
const NO_ATTRIBUTES = { addAttributes: () => ({}) }

/** A side of a picture in pixels, as stored; undefined for another value. */
function sideOf(value: string | null): number | undefined {
  const side = Number(value)
  return Number.isInteger(side) && side > 0 && side <= ARTICLE_PICTURE_PX_MAX ? side : undefined
}

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return isSafeHref(href) ? { href } : false
      },
    },
  ],
  // Without an address: in the editor a click sets the cursor and leads nowhere.
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes.href, class: BLOCK_CLASSES.link }, 0],
})

const image = Node.create({
  name: 'image',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: { default: 1 }, height: { default: 1 } }),
  // Pictures of other sites are left out: only what was uploaded is shown.
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        const width = sideOf(element.getAttribute('width'))
        const height = sideOf(element.getAttribute('height'))
        if (!ARTICLE_PICTURE.test(src) || !width || !height) return false
        return { src, width, height, alt: (element.getAttribute('alt') ?? '').slice(0, ALT_CHARS_MAX) }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, class: BLOCK_CLASSES.image }],
})

/** The number that an attribute of a pasted element has; undefined where it is no id. */
function idOf(element: HTMLElement, name: string): number | undefined {
  const id = Number(element.getAttribute(name))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The views of cards in the editor are the caller's: card-node.tsx. */
export const matchCard = Node.create({
  name: 'matchCard',
  atom: true,
  draggable: true,
  addAttributes: () => ({ match: { default: 0 } }),
  parseHTML: () => [
    {
      tag: 'div[data-match]',
      getAttrs: (element) => {
        const match = idOf(element, 'data-match')
        return match ? { match } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-match': HTMLAttributes.match }],
})

export const playerCard = Node.create({
  name: 'playerCard',
  atom: true,
  draggable: true,
  addAttributes: () => ({ match: { default: 0 }, player: { default: 0 } }),
  parseHTML: () => [
    {
      tag: 'div[data-player]',
      // A card of a player names its match too.
      priority: 60,
      getAttrs: (element) => {
        const [match, player] = [idOf(element, 'data-match'), idOf(element, 'data-player')]
        return match && player ? { match, player } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { match, player } }) => ['div', { 'data-match': match, 'data-player': player }],
})

const table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => [
    'div',
    { class: BLOCK_CLASSES.tableFrame },
    ['table', { class: BLOCK_CLASSES.table }, ['tbody', 0]],
  ],
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', { class: BLOCK_CLASSES.tableRow }, 0],
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, { class: BLOCK_CLASSES[name] }, 0],
  })

const heading = Heading.extend({
  content: '(text | hardBreak)*',
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  // A page has one heading of the first level, its title; there are two levels below.
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [
    node.attrs.level === 3 ? 'h3' : 'h2',
    { class: node.attrs.level === 3 ? BLOCK_CLASSES.heading3 : BLOCK_CLASSES.heading2 },
    0,
  ],
}).configure({ levels: [2, 3] })

/**
 * The nodes and marks of the editor: those of contract/news-document.ts with the same attributes, so that what it
 * holds can be stored. Whatever else is pasted is dropped or becomes text.
 */
export function documentExtensions(
  { headings, tables, pictures, cards }: Blocks,
  cardNodes: readonly AnyExtension[] = [matchCard, playerCard],
): AnyExtension[] {
  const blocks = [
    'paragraph',
    'bulletList',
    'orderedList',
    'blockquote',
    'horizontalRule',
    ...(headings ? ['heading'] : []),
    ...(pictures ? ['image'] : []),
    ...(tables ? ['table'] : []),
    ...(cards ? cardNodes.map(({ name }) => name) : []),
  ]
  return [
    Document.extend({ content: `(${blocks.join(' | ')})+` }),
    Paragraph.extend({ content: '(text | hardBreak)*' }),
    Text,
    HardBreak,
    Bold,
    Italic,
    link,
    BulletList.configure({ HTMLAttributes: { class: BLOCK_CLASSES.bulletList } }),
    OrderedList.extend(NO_ATTRIBUTES).configure({ HTMLAttributes: { class: BLOCK_CLASSES.orderedList } }),
    ListItem.extend({ content: TEXTS }),
    Blockquote.extend({ content: TEXTS }).configure({ HTMLAttributes: { class: BLOCK_CLASSES.blockquote } }),
    HorizontalRule.configure({ HTMLAttributes: { class: BLOCK_CLASSES.horizontalRule } }),
    ...(headings ? [heading] : []),
    ...(tables ? [table, tableRow, cell('tableHeader', 'th'), cell('tableCell', 'td')] : []),
    ...(pictures ? [image] : []),
    ...(cards ? cardNodes : []),
  ]
}
