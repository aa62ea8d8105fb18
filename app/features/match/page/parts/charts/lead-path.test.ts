import { expect, test } from 'vitest'
import { heightAt, leadPathOf } from './lead-path.ts'
import { timeAxisOf } from './time-axis.ts'

const box = { width: 100, height: 100 }
const points = (...values: [number, number][]) => values.map(([t, value]) => ({ t, value, period: 'g1' }))

test('a lead holds until the next point, and each point stands at its time', () => {
  const given = points([2, 5], [8, -10], [10, -10])
  const { above, below, top } = leadPathOf(given, timeAxisOf(given, 'games'), 'steps', box)
  expect(top).toBe(10)
  expect(above).toBe('M20 50L20 50L20 25L80 25L80 50L100 50L100 50L100 50Z')
  expect(below).toContain('L80 50L80 100L100 100')
})

test('a bar stands for the time before its point', () => {
  const given = points([5, 10], [10, -10])
  const { above, below } = leadPathOf(given, timeAxisOf(given, 'games'), 'bars', box)
  expect(above).toContain('L0 0L50 0L50 50')
  expect(below).toContain('L50 100L100 100')
})

test('a mark stands on the curve: on the step that holds at its time, on the bar of the time before a point', () => {
  const given = points([2, 5], [8, -10])
  const at = (t: number) => ({ t, period: 'g1' })
  expect(heightAt(given, at(5), 'steps', 10)).toBe(0.25)
  expect(heightAt(given, at(8), 'steps', 10)).toBe(1)
  expect(heightAt(given, at(1), 'steps', 10)).toBe(0.5)
  expect(heightAt(given, at(5), 'bars', 10)).toBe(1)
  expect(heightAt(given, at(9), 'bars', 10)).toBe(1)
})
