import { expect, test } from 'vitest'
import { isPlanDocument } from '#contract/plan-document.ts'
import { PLAN_CONTENT } from '#contract/plan-rules.ts'
import { documentIn, EMPTY_PLAN, isContent } from './write-values.ts'

const documentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('a draft from before documents keeps what was written', () => {
  const content = 'Nobody has scored against them.\n\nNot since August.'
  expect(documentIn({ document: null, content }).content).toHaveLength(2)
  const document = documentOf('Written since')
  expect(documentIn({ document, content })).toBe(document)
  expect(documentIn(EMPTY_PLAN)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
})

test.each([0, PLAN_CONTENT.min - 1, PLAN_CONTENT.min, PLAN_CONTENT.max, PLAN_CONTENT.max + 1])(
  'the form takes a content of %s characters as the backend does',
  (chars) => {
    const document = chars === 0 ? documentIn(EMPTY_PLAN) : documentOf('x'.repeat(chars))
    expect(isContent(document)).toBe(isPlanDocument(document))
  },
)
