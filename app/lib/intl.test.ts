import { expect, test } from 'vitest'
import { latinDigits, memoize } from './intl.ts'

test('a result is computed once for the same arguments', () => {
  let made = 0
  const get = memoize((tag: string, zone: string) => `${tag} in ${zone} ${++made}`)
  expect([get('en', 'UTC'), get('en', 'UTC'), get('ja', 'UTC')]).toEqual(['en in UTC 1', 'en in UTC 1', 'ja in UTC 2'])
})

test('at most 64 results are cached, so that requests with many time zones cannot fill the memory', () => {
  let made = 0
  const get = memoize((zone: string) => `${zone} ${++made}`)
  for (let zone = 0; zone < 65; zone++) get(String(zone))
  get('64')
  expect(made).toBe(65)
  get('0')
  expect(made).toBe(66)
})

test('Arabic numbers use Latin digits', () => {
  expect(new Intl.NumberFormat(latinDigits('ar')).format(12)).toBe('12')
})
