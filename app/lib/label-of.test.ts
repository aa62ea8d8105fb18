import { expect, test } from 'vitest'
import { humanised, labelOf } from './label-of.ts'

test('a known key has its word, an unknown one reads like words', () => {
  const words = { goal: () => '进球' }
  expect([labelOf(words, 'goal'), labelOf(words, 'shots_on_target')]).toEqual(['进球', 'Shots on target'])
})

test('a key that every object has is unknown as well', () => {
  expect([labelOf({}, 'constructor'), labelOf({}, 'toString')]).toEqual(['Constructor', 'ToString'])
})

test('an empty key is an empty word', () => {
  expect(humanised('')).toBe('')
})
