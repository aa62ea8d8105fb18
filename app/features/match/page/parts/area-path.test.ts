import { expect, test } from 'vitest'
import { areaPathOf } from './area-path.ts'

const at = (...values: number[]) => values.map((value, t) => ({ t, value }))

test('the scale ends on a round number not below any value', () => {
  expect(areaPathOf(at(-7, 3), 100, 50).top).toBe(10)
  expect(areaPathOf(at(12_300), 100, 50).top).toBe(20_000)
  expect(areaPathOf(at(), 100, 50).top).toBe(1)
})

test('home values rise above the middle line and away values fall below it', () => {
  const { above, below } = areaPathOf(at(10, -10), 100, 50)
  expect(above).toBe('M0 25L0 0L100 25L100 25Z')
  expect(below).toBe('M0 25L0 25L100 50L100 25Z')
})

test('no points give empty paths', () => {
  expect(areaPathOf([], 100, 50)).toMatchObject({ above: '', below: '' })
})
