import { expect, test } from 'vitest'
import { latinDigits, memoize } from './intl.ts'

test('the same parts are made once', () => {
  let made = 0
  const get = memoize((tag: string, zone: string) => `${tag} in ${zone} ${++made}`)
  expect([get('en', 'UTC'), get('en', 'UTC'), get('ja', 'UTC')]).toEqual(['en in UTC 1', 'en in UTC 1', 'ja in UTC 2'])
})

test('only the latest 64 are kept, so a visitor cannot fill the memory with zones', () => {
  let made = 0
  const get = memoize((zone: string) => `${zone} ${++made}`)
  for (let zone = 0; zone < 65; zone++) get(String(zone))
  get('64')
  expect(made).toBe(65)
  get('0')
  expect(made).toBe(66)
})

test('Arabic numbers use the digits of scores', () => {
  expect(new Intl.NumberFormat(latinDigits('ar')).format(12)).toBe('12')
})
