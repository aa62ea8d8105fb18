import { expect, test } from 'vitest'
import { impliedPercents } from './implied-percents.ts'

test('prices of a market imply chances that add up to 100, without the margin', () => {
  expect(impliedPercents([1.9, 1.9])).toEqual([50, 50])
  expect(impliedPercents([2, 4, 3.5])).toEqual([48, 24, 28])
})

test('a market of which a price is missing implies none', () => {
  expect(impliedPercents([1.9, undefined])).toBeUndefined()
  expect(impliedPercents([1.9])).toBeUndefined()
})
