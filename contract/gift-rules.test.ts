import { expect, test } from 'vitest'
import { shareOf } from './gift-rules.ts'

test('streamer and house get an amount between them, whole, and never more than it', () => {
  for (let amount = 1; amount < 600_000; amount += 1 + Math.floor(amount / 7))
    for (let percent = 0; percent <= 100; percent += 1) {
      const share = shareOf(amount, percent)
      expect(Number.isInteger(share)).toBe(true)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual((amount * percent) / 100)
      expect(amount * percent - share * 100).toBeLessThan(100)
    }
  expect([shareOf(7, 50), shareOf(7, 0), shareOf(7, 100), shareOf(1, 99)]).toEqual([3, 0, 7, 0])
})
