import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask.ts'

test('a masked email keeps its first letter and its domain', () => {
  expect(maskEmail('anna@example.org')).toBe('a***@example.org')
  expect(maskEmail('a@example.org')).toBe('a***@example.org')
})

test.each([
  ['+8613800138000', '86', '138****8000'],
  ['+15551234567', '1', '55****4567'],
  ['+4712345678', '47', '1****678'],
  ['+2901234', '290', '****'],
  ['+8613800138000', null, '861****8000'],
])('%s with area code %s shows as %s', (phone, areaCode, shown) => {
  expect(maskPhone(phone, areaCode)).toBe(shown)
})
