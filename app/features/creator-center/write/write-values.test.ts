import { expect, test } from 'vitest'
import { documentIn, EMPTY_PLAN, emptyPlanOf } from './write-values.ts'

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

test('a new plan is about a game that the brand has', () => {
  expect(emptyPlanOf(undefined).game).toBe('202')
  expect(emptyPlanOf([201, 202]).game).toBe('202')
  expect(emptyPlanOf([206, 201]).game).toBe('206')
})
