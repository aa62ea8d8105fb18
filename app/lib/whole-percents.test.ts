import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test('whole percentages add up to 100, and the largest remainders are rounded up', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([45.5, 45.5, 9])).toEqual([46, 45, 9])
  expect(wholePercents([0.935, 0.065])).toEqual([94, 6])
  expect(wholePercents([2])).toEqual([100])
})
