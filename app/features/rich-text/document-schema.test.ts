import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { DOCUMENT_NODES, isDocument } from '#contract/news-document.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { ALL_BLOCKS, documentExtensions } from './document-schema.ts'
import { EMPTY_DOCUMENT, toStored } from './document-text.ts'

const schema = getSchema(documentExtensions(ALL_BLOCKS))

/** Names of the nodes that may begin the content of a node. */
const childrenOf = (of: Schema, name: string): string[] => {
  const names: string[] = []
  const match = of.nodes[name]?.contentMatch
  for (let at = 0; match && at < match.edgeCount; at += 1) names.push(match.edge(at).type.name)
  return names.sort()
}

test('the editor has the nodes of the stored vocabulary, with the same attributes and children', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual([...DOCUMENT_NODES.keys(), 'text'].sort())
  for (const [name, { attrs = {}, content = [], isFilled }] of DOCUMENT_NODES) {
    const type = schema.nodes[name]
    expect(Object.keys(type?.spec.attrs ?? {}), name).toEqual(Object.keys(attrs))
    expect(childrenOf(schema, name), name).toEqual([...content].sort())
    expect(type?.contentMatch.validEnd, name).toBe(!isFilled)
  }
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link'])
  expect(Object.keys(schema.marks.link?.spec.attrs ?? {})).toEqual(['href'])
})

test('any order of children that the stored vocabulary allows is one of the editor', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] }
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }
  const document = {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [{ type: 'listItem', content: [list, paragraph, list] }] },
      { type: 'blockquote', content: [list, paragraph] },
      { type: 'horizontalRule' },
      { type: 'matchCard', attrs: { match: 7 } },
      { type: 'playerCard', attrs: { match: 7, player: 3 } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph, { type: 'paragraph' }] }] },
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph] }] },
        ],
      },
      { type: 'image', attrs: { src: `/media/articles/1/${'a'.repeat(16)}.png`, alt: '', width: 16, height: 16 } },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'hardBreak' }] },
    ],
  }
  expect(isDocument(document)).toBe(true)
  const node = schema.nodeFromJSON(document)
  node.check()
  expect(node.toJSON()).toEqual(document)
})

test('blocks that are switched off are in no schema', () => {
  const plain = getSchema(documentExtensions({ headings: false, tables: false, pictures: false, cards: false }))
  expect(childrenOf(plain, 'doc')).toEqual(['blockquote', 'bulletList', 'horizontalRule', 'orderedList', 'paragraph'])
  for (const name of ['heading', 'table', 'tableRow', 'tableCell', 'image', 'matchCard', 'playerCard'])
    expect(plain.nodes[name]).toBeUndefined()
})

test('what is stored of a bold line with a break has marks on its text only, and no empty end', () => {
  const bold = [{ type: 'bold' as const }]
  const written: ArticleNode = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a', marks: bold },
          { type: 'hardBreak', marks: bold },
          { type: 'text', text: 'b', marks: bold },
        ],
      },
      { type: 'paragraph' },
      { type: 'paragraph' },
    ],
  }
  expect(isDocument(written)).toBe(false)
  const stored = toStored(written)
  expect(isDocument(stored)).toBe(true)
  expect(stored.content).toEqual([
    { type: 'paragraph' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a', marks: bold },
        { type: 'hardBreak' },
        { type: 'text', text: 'b', marks: bold },
      ],
    },
  ])
  expect(toStored({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toEqual(EMPTY_DOCUMENT)
})

test('attributes of what is stored are plain objects, which server functions take', () => {
  const marks = [{ type: 'link', attrs: { href: '/news' } }]
  const written = {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'a', marks }] }],
  }
  const inEditor = schema.nodeFromJSON(written).toJSON() as ArticleNode
  expect(Object.getPrototypeOf(inEditor.content?.[0]?.attrs)).toBeNull()
  const [heading] = toStored(inEditor).content ?? []
  for (const attrs of [heading?.attrs, heading?.content?.[0]?.marks?.[0]?.attrs])
    expect(Object.getPrototypeOf(attrs)).toBe(Object.prototype)
})
