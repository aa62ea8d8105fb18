import { expect, test } from 'vitest'
import { secondsUntil } from './countdown.ts'

test('a code may be asked for at once when none was sent, and again after its countdown', () => {
  expect(secondsUntil(undefined, 5000)).toBe(0)
  expect(secondsUntil(5000, 5000)).toBe(0)
})

test('seconds are counted to the end, the last one whole', () => {
  expect(secondsUntil(65_000, 5000)).toBe(60)
  expect(secondsUntil(5001, 5000)).toBe(1)
})

test('a clock that was set back never locks anybody for longer than a minute', () => {
  expect(secondsUntil(10_000_000, 5000)).toBe(60)
})
