import { expect, test } from 'vitest'
import { isSmsDestination } from './sms-destination.ts'

test.each(['+8613800138000', '+85291234567', '+12025550143', '+447400123456', '+819012345678'])(
  '%s gets an SMS',
  (phone) => {
    expect(isSmsDestination(phone, undefined)).toBe(true)
  },
)

test.each([
  ['premium', '+19005550143'],
  ['premium', '+449012345678'],
  ['satellite', '+881612345678'],
  ['satellite', '+870773112345'],
  ['shared cost', '+448431234567'],
  ['landline', '+441212345678'],
  ['a country that is not served', '+37360123456'],
  ['an island under the calling code of the United States', '+18765550143'],
])('%s: %s gets none', (_, phone) => {
  expect(isSmsDestination(phone, undefined)).toBe(false)
})

test('a brand’s own countries take the place of the usual ones', () => {
  expect(isSmsDestination('+37360123456', { smsCountries: ['MD'] })).toBe(true)
  expect(isSmsDestination('+8613800138000', { smsCountries: ['MD'] })).toBe(false)
  expect(isSmsDestination('+8613800138000', { smsCountries: [] })).toBe(false)
})
