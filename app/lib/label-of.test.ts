import { expect, test } from 'vitest'
import { humanised, labelOf } from './label-of.ts'

test('a known key has its label, an unknown one is humanised', () => {
  const labels = { goal: () => '进球' }
  expect([labelOf(labels, 'goal'), labelOf(labels, 'shots_on_target')]).toEqual(['进球', 'Shots on target'])
})

test('names of Object.prototype are unknown keys', () => {
  expect([labelOf({}, 'constructor'), labelOf({}, 'toString')]).toEqual(['Constructor', 'ToString'])
})

test('an empty key gives an empty label', () => {
  expect(humanised('')).toBe('')
})
