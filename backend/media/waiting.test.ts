import { expect, test } from 'vitest'
import { Waiting } from './waiting.ts'

const NOW = 1_000_000

test('one address cannot make others be refused, and what has been waited for counts no more', () => {
  const waiting = new Waiting()
  const enter = (address: string, now = NOW) => waiting.enter(address, NOW + 1000, now)
  expect(Array.from({ length: 9 }, () => enter('one'))).toEqual([...Array(6).fill(true), ...Array(3).fill(false)])
  expect(waiting.enter('one', NOW + 2000, NOW)).toBe(false)
  expect(enter('other')).toBe(true)
  expect(waiting.enter('one', NOW + 2000, NOW + 1000)).toBe(true)
})

test('an isolate holds two thousand requests at once, whosever they are', () => {
  const waiting = new Waiting()
  const entered = Array.from({ length: 2500 }, (_, index) =>
    waiting.enter(String(index), NOW + 1000 * (1 + (index % 3)), NOW),
  )
  expect(entered.filter(Boolean)).toHaveLength(2000)
  expect(waiting.enter('late', NOW + 3000, NOW + 1000)).toBe(true)
})
