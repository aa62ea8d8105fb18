import { expect, test } from 'vitest'
import { isDocument, matchesInDocument, textOf } from './news-document.ts'
import { type ArticleNode, DOCUMENT_MAX, isSafeHref } from './news-rules.ts'

const p = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 ? { content } : {}) })
const t = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
const doc = (...content: object[]) => ({ type: 'doc', content })
const link = (href: string) => ({ type: 'link', attrs: { href } })

const PICTURE = { src: '/media/articles/7/0123456789abcdef.jpg', alt: 'A goal', width: 800, height: 450 }

test('a document of every kind of node is accepted', () => {
  const cell = (type: string, text: string) => ({ type, content: [p(t(text))] })
  const whole = doc(
    { type: 'heading', attrs: { level: 2 }, content: [t('Title')] },
    p(t('bold', { type: 'bold' }), t('both', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }),
    p(t('out', link('https://example.com/a?b=c')), t('in', link('/soccer/12'))),
    p(),
    { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('one'))] }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [p(t('one'))] }] },
    { type: 'blockquote', content: [p(t('said'))] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: PICTURE },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader', 'a'), cell('tableCell', 'b')] }] },
    { type: 'matchCard', attrs: { match: 12 } },
    { type: 'playerCard', attrs: { match: 13, player: 7 } },
  )
  expect(isDocument(whole)).toBe(true)
  expect(textOf(whole as ArticleNode)).toBe('Title boldboth outin one one said a b')
  expect(matchesInDocument(whole as ArticleNode)).toEqual([12, 13])
})

test.each([
  ['no document', p(t('x'))],
  ['an empty one', doc()],
  ['text as a string', 'x'],
  ['an unknown node', doc({ type: 'script', content: [t('alert(1)')] })],
  ['raw HTML', doc({ type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } })],
  ['an element by its name', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
  ['an attribute that is not known', doc({ ...p(t('x')), attrs: { onclick: 'alert(1)' } })],
  ['a field that is not known', doc({ ...p(t('x')), dangerouslySetInnerHTML: { __html: 'x' } })],
  ['an inherited name', doc({ type: 'constructor' }, { type: '__proto__' })],
  ['a heading of the page', doc({ type: 'heading', attrs: { level: 1 }, content: [t('x')] })],
  ['an unknown mark', doc(p(t('x', { type: 'style', attrs: { css: 'x' } })))],
  ['a mark with another attribute', doc(p(t('x', { type: 'link', attrs: { href: '/', onclick: 'x' } })))],
  ['the same mark twice', doc(p(t('x', { type: 'bold' }, { type: 'bold' })))],
  ['a picture of another host', doc({ type: 'image', attrs: { ...PICTURE, src: 'https://example.com/a.png' } })],
  ['an SVG', doc({ type: 'image', attrs: { ...PICTURE, src: '/media/articles/7/0123456789abcdef.svg' } })],
  ['a picture as data', doc({ type: 'image', attrs: { ...PICTURE, src: 'data:image/svg+xml,<svg onload=alert(1)>' } })],
  ['a picture with a handler', doc({ type: 'image', attrs: { ...PICTURE, onerror: 'alert(1)' } })],
  ['a match by a text', doc({ type: 'matchCard', attrs: { match: '1"><script>' } })],
  ['a player without a match', doc({ type: 'playerCard', attrs: { player: 7 } })],
  ['a block in a paragraph', doc(p({ type: 'table', content: [] }))],
  ['empty text', doc(p(t('')))],
  ['an empty list', doc({ type: 'bulletList', content: [] })],
  ['content that is no list', doc({ type: 'paragraph', content: { 0: t('x') } })],
  [
    'too many cards',
    doc(...Array.from({ length: DOCUMENT_MAX.cards + 1 }, () => ({ type: 'matchCard', attrs: { match: 1 } }))),
  ],
  ['too much text', doc(p(t('x'.repeat(DOCUMENT_MAX.chars + 1))))],
  ['too many nodes', doc(...Array.from({ length: DOCUMENT_MAX.nodes }, () => p()))],
])('%s is refused', (_, value) => {
  expect(isDocument(value)).toBe(false)
})

test('a list in a list in a list is refused before it is too deep', () => {
  const nested = (depth: number): object =>
    depth === 0 ? p(t('x')) : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }
  expect(isDocument(doc(nested(2)))).toBe(true)
  expect(isDocument(doc(nested(5_000)))).toBe(false)
})

/** Links of the OWASP list of evasions of filters, and of its kind. */
test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;&#97;vascript:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'jar:http://x!/',
  'file:///etc/passwd',
  'mailto:a@example.com',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  'https:evil.example',
  'http://user:pass@evil.example/',
  'https://',
  'relative',
  '#hash',
  '?a=1',
  '/java/user/followUser',
  '/en/%2e%2e/java/x',
  '',
  `https://example.com/${'a'.repeat(600)}`,
])('no link leads to %j', (href) => {
  expect(isSafeHref(href)).toBe(false)
  expect(isDocument(doc(p(t('x', link(href)))))).toBe(false)
})

test.each(['https://example.com', 'http://example.com/a?b=c#d', '/', '/news/soccer/1', '/match?day=2026-11-23'])(
  'a link may lead to %s',
  (href) => {
    expect(isSafeHref(href)).toBe(true)
  },
)
