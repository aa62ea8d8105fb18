import { expect, test } from 'vitest'
import { oneDecimal } from './one-decimal.ts'

test('there is always one decimal, rounded', () => {
  expect([0, 7, 6.84, 6.85, 9.96].map((value) => oneDecimal(value, 'en'))).toEqual(['0.0', '7.0', '6.8', '6.9', '10.0'])
})

test('the decimal mark is that of the language, the digits are Latin', () => {
  expect([oneDecimal(7.25, 'de'), oneDecimal(7.25, 'zh-Hans'), oneDecimal(7.25, 'ar')]).toEqual(['7,3', '7.3', '7.3'])
})
