import { expect, test } from 'vitest'
import { contentFaultOf, isPlanDocument } from './plan-document.ts'

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const WORDS = 'Nobody has scored against them.'

test('a plan has headings, lists, tables, quotes and links', () => {
  const cell = { type: 'tableCell', content: [paragraph(text('1'))] }
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('One'))] }] }
  const written = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Form')] },
    paragraph(text(WORDS, 'https://example.org/')),
    ...[list, { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }],
    { type: 'blockquote', content: [paragraph(text('Quoted'))] },
  )
  expect(isPlanDocument(written)).toBe(true)
})

test.each([
  [
    'a picture',
    { type: 'image', attrs: { src: '/media/articles/1/0123456789abcdef.png', alt: '', width: 1, height: 1 } },
  ],
  ['a card of a match', { type: 'matchCard', attrs: { match: 1 } }],
  ['a card of a player', { type: 'playerCard', attrs: { match: 1, player: 1 } }],
  ['a script', { type: 'script', content: [text('alert(1)')] }],
  ['a link that runs', paragraph(text('x', 'javascript:alert(1)'))],
  ['an attribute that runs', { type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text('x')] }],
])('%s is refused', (_, node) => {
  expect(isPlanDocument(doc(paragraph(text(WORDS)), node))).toBe(false)
})

test('its JSON is bounded, not only its text', () => {
  const link = (at: number) => text('x', `https://example.org/${at}${'a'.repeat(440)}`)
  const links = (count: number) => doc(paragraph(text(WORDS), ...Array.from({ length: count }, (_, at) => link(at))))
  expect([isPlanDocument(links(50)), isPlanDocument(links(200))]).toEqual([true, false])
})

test('what is written has as many letters as it seems to', () => {
  const faultOf = (words: string) =>
    contentFaultOf({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
  expect(faultOf('x'.repeat(19))).toBe('short')
  expect(faultOf('x'.repeat(20))).toBeNull()
  expect(faultOf('\u200b'.repeat(40))).toBe('short')
  expect(faultOf(`x${'\u200d'.repeat(40)}`)).toBe('short')
  expect(faultOf('x'.repeat(10_001))).toBe('long')
})
