import { expect, test } from 'vitest'
import { isDocument } from '#contract/news-document.ts'
import { documentOf, EMPTY_DOCUMENT, isEmptyDocument } from './document-text.ts'
import { linkFrom } from './link-from.ts'

test('plain lines become paragraphs with line breaks', () => {
  const document = documentOf('First\nsecond\n\n  \n\nThird <b>\n')
  expect(document.content).toEqual([
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'First' }, { type: 'hardBreak' }, { type: 'text', text: 'second' }],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'Third <b>' }, { type: 'hardBreak' }] },
  ])
  expect(isDocument(document)).toBe(true)
  expect(documentOf(' \n\n')).toEqual(EMPTY_DOCUMENT)
  expect(isEmptyDocument(documentOf(''))).toBe(true)
  expect(isEmptyDocument(document)).toBe(false)
})

test.each([
  [' https://example.org/a?b#c ', 'https://example.org/a?b#c'],
  ['example.org', 'https://example.org'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['/news/soccer', '/news/soccer'],
  ['', null],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)//example.org', undefined],
  ['data:text/html,<script>', undefined],
  ['//example.org', undefined],
  ['/\\example.org', undefined],
  ['https://user:secret@example.org', undefined],
  ['mailto:someone@example.org', undefined],
  ['just words', undefined],
])('an address typed as %j is the link %j', (typed, href) => {
  expect(linkFrom(typed)).toBe(href)
})
