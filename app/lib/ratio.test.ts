import { expect, test } from 'vitest'
import { ratioPercent } from './ratio.ts'

test('the scale 0 to 1.2 fills 0 to 100 percent', () => {
  expect([ratioPercent(0), ratioPercent(0.6), ratioPercent(1.2)]).toEqual([0, 50, 100])
  expect(ratioPercent(1)).toBeCloseTo(83.333, 3)
})

test('values outside the scale are clamped to 0 and 100', () => {
  expect([ratioPercent(-1), ratioPercent(1.3), ratioPercent(Infinity), ratioPercent(Number.NaN)]).toEqual([
    0, 100, 100, 0,
  ])
})
