import { expect, test } from 'vitest'
import { roundTop } from './round-top.ts'

test('a scale ends with a round number that has room for the most', () => {
  expect([1, 1.2, 4, 4.34, 9.1, 10, 11, 231, 4_001, 99_999].map(roundTop)).toEqual([
    1, 2, 4, 6, 10, 10, 20, 400, 6_000, 100_000,
  ])
})
