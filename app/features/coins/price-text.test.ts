import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test('a price is written in the way of its language', () => {
  expect(priceText(100_000, 'CNY', 'en')).toBe('CN\u00a51,000.00')
  expect(priceText(143, 'USD', 'zh-Hans')).toBe('US$1.43')
})

test('between Arabic words a price is one word from left to right', () => {
  expect(priceText(1000, 'CNY', 'ar')).toBe('\u206610.00\u00a0CN\u00a5\u2069')
  expect(priceText(2858, 'USD', 'ar')).toBe('\u206628.58\u00a0US$\u2069')
})
