import { expect, test } from 'vitest'
import { betterOf } from './better-of.ts'

test('the better value is the higher one, or the lower one of what is bad', () => {
  expect(betterOf({ better: 'high', decimals: 0 }, 12, 9)).toBe('one')
  expect(betterOf({ better: 'low', decimals: 0 }, 12, 9)).toBe('other')
})

test('none is better of values that read the same, of one alone, and of what has no better', () => {
  expect(betterOf({ better: 'high', decimals: 1 }, 7.04, 7)).toBeUndefined()
  expect(betterOf({ better: 'high', decimals: 1 }, undefined, 7)).toBeUndefined()
  expect(betterOf({ decimals: 0 }, 900, 90)).toBeUndefined()
})
