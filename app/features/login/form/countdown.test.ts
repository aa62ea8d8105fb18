import { expect, test } from 'vitest'
import { secondsUntil } from './countdown.ts'

test('a code may be requested when none was sent or its countdown is over', () => {
  expect(secondsUntil(undefined, 5000)).toBe(0)
  expect(secondsUntil(5000, 5000)).toBe(0)
})

test('remaining seconds are rounded up', () => {
  expect(secondsUntil(65_000, 5000)).toBe(60)
  expect(secondsUntil(5001, 5000)).toBe(1)
})

test('a clock that was set back blocks for a minute at most', () => {
  expect(secondsUntil(10_000_000, 5000)).toBe(60)
})
