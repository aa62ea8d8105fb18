import { expect, test } from 'vitest'
import { decimalsOf } from './decimals-of.ts'

const lines = (...values: (number | string)[]) =>
  values.map((value, index) => ({ player: index, side: 'home' as const, values: { column: value } }))

test('all numbers of a column have as many decimals as its finest one, two at most', () => {
  expect(decimalsOf(lines(1, 2), 'column')).toBe(0)
  expect(decimalsOf(lines(7, 6.8), 'column')).toBe(1)
  expect(decimalsOf(lines(7, 0.1 + 0.2), 'column')).toBe(1)
  expect(decimalsOf(lines(1.23456, 3), 'column')).toBe(2)
})

test('figures that are no numbers, and missing ones, have none', () => {
  expect(decimalsOf(lines('8-10', 'c Smith 1.25'), 'column')).toBe(0)
  expect(decimalsOf([], 'column')).toBe(0)
})
