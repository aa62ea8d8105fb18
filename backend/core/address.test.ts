import { expect, test } from 'vitest'
import { visitorAddress } from './address.ts'

test('an IPv4 address is one visitor, however it is written', () => {
  expect(visitorAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(visitorAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('every address of one IPv6 network is one visitor, the next network another', () => {
  const own = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'].map(visitorAddress)
  expect(new Set(own)).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(visitorAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
})

test('what is no address stays', () => {
  for (const text of ['unknown', '', '1:2:3', '203.0.113.7, 10.0.0.1']) expect(visitorAddress(text)).toBe(text)
})
