import { afterAll, expect, test } from 'vitest'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { adminNewsCalls } from '#contract/admin-news.ts'
import { newsCalls } from '#contract/news.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

afterAll(async () => {
  const db = openAccountDatabase(testEnv)
  await db.batch([db.delete(articleTexts), db.delete(articles)])
})

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const linked = (href: unknown, more = {}) => doc(paragraph(text('Read on', { type: 'link', attrs: { href, ...more } })))
const picture = (attrs: object) =>
  doc({
    type: 'image',
    attrs: { src: '/media/articles/7/0123456789abcdef.jpg', alt: '', width: 8, height: 8, ...attrs },
  })

/** By the filter-evasion list of OWASP: each would run, or load from elsewhere, in a page that made HTML of it. */
const REFUSED: readonly [name: string, document: unknown][] = [
  ['a node script', doc({ type: 'script', content: [text('alert(1)')] })],
  ['a node style', doc({ type: 'style', content: [text('@import "//evil.example"')] })],
  ['a node iframe', doc({ type: 'iframe', attrs: { srcdoc: '<script>alert(1)</script>' } })],
  ['a node svg', doc({ type: 'svg', attrs: { onload: 'alert(1)' } })],
  ['a node math', doc({ type: 'math', content: [text('x')] })],
  ['a node object', doc({ type: 'object', attrs: { data: 'data:text/html,x' } })],
  ['a node embed', doc({ type: 'embed', attrs: { src: 'https://evil.example/x.swf' } })],
  ['a node form', doc({ type: 'form', attrs: { action: 'https://evil.example' } })],
  ['a node base', doc({ type: 'base', attrs: { href: 'https://evil.example' } })],
  ['a node meta', doc({ type: 'meta', attrs: { 'http-equiv': 'refresh', content: '0;javascript:alert(1)' } })],
  ['a node by an inherited name', doc({ type: 'hasOwnProperty' })],
  ['a name in other letters', doc({ type: 'PARAGRAPH', content: [text('x')] })],
  ['a name that is no text', doc({ type: ['paragraph'], content: [text('x')] })],
  ['HTML as a child', doc(paragraph({ type: 'html', html: '<img src=x onerror=alert(1)>' }))],
  ['a child that is a text', doc(paragraph('<b>x</b>'))],
  ['what React would take as HTML', doc({ type: 'paragraph', dangerouslySetInnerHTML: { __html: '<script>' } })],
  ['a React element', doc({ $$typeof: 'Symbol(react.element)', type: 'paragraph', props: {}, ref: null })],
  ['a handler on a paragraph', doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text('x')] })],
  ['a style on a paragraph', doc({ type: 'paragraph', attrs: { style: 'background:url(//evil.example)' } })],
  ['a handler on a text', doc(paragraph({ type: 'text', text: 'x', onmouseover: 'alert(1)' }))],
  ['a handler on a link', linked('/news', { onclick: 'alert(1)' })],
  ['a target on a link', linked('/news', { target: '_top' })],
  ['javascript:', linked('javascript:alert(1)')],
  ['javascript: in other letters', linked('JaVaScRiPt:alert(1)')],
  ['javascript: behind a space', linked(' javascript:alert(1)')],
  ['javascript: behind a control', linked('\u0001javascript:alert(1)')],
  ['javascript: with a tab in it', linked('java\tscript:alert(1)')],
  ['javascript: with a line break in it', linked('java\nscript:alert(1)')],
  ['javascript: with a NUL in it', linked('java\u0000script:alert(1)')],
  ['javascript: with a zero-width space in it', linked('java\u200bscript:alert(1)')],
  ['javascript: in full width', linked('\uff4aavascript:alert(1)')],
  ['javascript: as an entity', linked('&#106;avascript:alert(1)')],
  ['javascript: escaped', linked('%6aavascript:alert(1)')],
  ['javascript: behind a comment', linked('javascript://https://a.example/%0aalert(1)')],
  ['view-source:', linked('view-source:javascript:alert(1)')],
  ['vbscript:', linked('vbscript:msgbox(1)')],
  ['data: with HTML', linked('data:text/html;base64,PHNjcmlwdD4=')],
  ['data: with SVG', linked('data:image/svg+xml,<svg onload=alert(1)>')],
  ['blob:', linked('blob:https://evil.example/1')],
  ['file:', linked('file:///etc/passwd')],
  ['another host without a scheme', linked('//evil.example/a')],
  ['another host by backslashes', linked('/\\evil.example')],
  ['another host by a tab', linked('/\t/evil.example')],
  ['a password', linked('https://user:word@evil.example')],
  ['a name before the host', linked('https://grandstand.test@evil.example')],
  ['an address without a host', linked('https://')],
  ['an address that is too long', linked(`https://a.example/${'a'.repeat(600)}`)],
  ['an address that is no text', linked({ toString: 'javascript:alert(1)' })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'code', attrs: { onload: 'x' } })))],
  ['a mark with HTML', doc(paragraph(text('x', { type: 'bold', attrs: { class: '"><script>' } })))],
  ['marks that are no list', doc(paragraph({ type: 'text', text: 'x', marks: { type: 'bold' } }))],
  ['a picture of another host', picture({ src: 'https://evil.example/a.png' })],
  ['a picture as SVG', picture({ src: '/media/articles/7/0123456789abcdef.svg' })],
  ['a picture as data', picture({ src: 'data:image/svg+xml,<svg onload=alert(1)>' })],
  ['a picture behind another path', picture({ src: '/media/articles/7/../../x.png' })],
  ['a picture with a line behind it', picture({ src: '/media/articles/7/0123456789abcdef.jpg\n" onerror=1' })],
  ['a picture with a handler', picture({ onerror: 'alert(1)' })],
  ['a picture with a set of sources', picture({ srcset: 'https://evil.example/a.png 2x' })],
  ['a picture that is wide beyond bounds', picture({ width: 1e9 })],
  ['a width that is no number', picture({ width: '8" onload="alert(1)' })],
  ['a heading of a script', doc({ type: 'heading', attrs: { level: 'script' }, content: [text('x')] })],
  ['a card by a text', doc({ type: 'matchCard', attrs: { match: '1"><script>' } })],
  ['a player by a text', doc({ type: 'playerCard', attrs: { match: 1, player: '<svg/onload=1>' } })],
  ['no document', paragraph(text('x'))],
  ['a document in a document', doc(doc(paragraph(text('x'))))],
  ['a text instead of one', '<p onclick=alert(1)>x</p>'],
  ['a list instead of one', [doc(paragraph(text('x')))]],
  ['a deep one', Array.from({ length: 40 }).reduce<object>((inner) => ({ type: 'blockquote', content: [inner] }), {})],
]

/** What looks like code stays the text that it is: nothing is unescaped, cleaned or lost on the way. */
const TEXTS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(String.fromCharCode(88,83,83))//",
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><script>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text.
  '${alert(1)}',
  '\u202egnp.exe\u202c and \u2066isolated\u2069',
  '\ufeff\u200bzero width\u200d',
  '\uff1cscript\uff1e full width',
  '\u2028\u2029 line separators',
]

const ASKED = { language: 'en_US' as const, title: 'T', summary: '', matchIds: [], revision: 0 }

async function staff() {
  const { token } = await makeUser(['administrator'])
  return { token, at: EVENING }
}

test('no hostile document is stored', async () => {
  const asked = await staff()
  const stored: string[] = []
  for (const [name, document] of REFUSED) {
    const { status } = await envelopeOf(adminNewsCalls.saveArticle, { ...ASKED, document }, asked)
    if (status !== 'fail') stored.push(name)
  }
  expect(stored).toEqual([])
  // A link in a text has the same rule in each of its places.
  const named = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  const cell = { type: 'tableCell', content: [paragraph(text('x', named))] }
  for (const place of [
    { type: 'heading', attrs: { level: 2 }, content: [text('x', named)] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x', named))] }] },
    { type: 'blockquote', content: [paragraph(text('x', named))] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
  ])
    expect(await envelopeOf(adminNewsCalls.saveArticle, { ...ASKED, document: doc(place) }, asked)).toMatchObject({
      status: 'fail',
    })
})

test('a key that JSON makes an own one is an unknown field', async () => {
  const asked = await staff()
  const document = JSON.parse('{"type":"doc","content":[{"type":"paragraph","__proto__":{"onclick":"x"}}]}') as object
  expect(await envelopeOf(adminNewsCalls.saveArticle, { ...ASKED, document }, asked)).toMatchObject({ status: 'fail' })
})

test('what looks like code is read as it was written', async () => {
  const asked = await staff()
  const document = doc(...TEXTS.map((words) => paragraph(text(words, { type: 'bold' }))))
  const title = '<img src=x onerror=alert(1)>'
  const summary = '</title><script>alert(1)</script>'
  const { id } = await call(adminNewsCalls.saveArticle, { ...ASKED, title, summary, document } as never, asked)
  await call(adminNewsCalls.decideArticle, { id, act: 'publish' }, asked)
  expect(await call(newsCalls.getArticle, { id }, { at: EVENING })).toMatchObject({ title, summary, document })
})
