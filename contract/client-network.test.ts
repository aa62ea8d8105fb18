import { expect, test } from 'vitest'
import { clientNetwork, networkAround, widerNetwork } from './client-network.ts'

test('an IPv4 address is one client in either notation', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of one IPv6 /64 are one client, the next /64 is another', () => {
  const own = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'].map(clientNetwork)
  expect(new Set(own)).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(clientNetwork('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
})

test('text that is not an IP address is returned unchanged, but not at any length', () => {
  for (const text of ['unknown', '', '1:2:3', '203.0.113.7, 10.0.0.1']) expect(clientNetwork(text)).toBe(text)
  expect(clientNetwork('x'.repeat(60_000))).toHaveLength(64)
})

test('the /48 around a /64; an IPv4 address and other text have none', () => {
  expect(widerNetwork(clientNetwork('2001:db8:77:1:2:3:4:5'))).toBe('2001:db8:77::/48')
  expect(widerNetwork(clientNetwork('203.0.113.7'))).toBeUndefined()
  expect(widerNetwork('x/64')).toBeUndefined()
})

test('the network around a client: the /24 of an IPv4 address, the /48 of a /64', () => {
  expect(networkAround(clientNetwork('203.0.113.7'))).toBe('203.0.113.0/24')
  expect(networkAround(clientNetwork('::ffff:203.0.113.9'))).toBe('203.0.113.0/24')
  expect(networkAround(clientNetwork('2001:db8:77:1:2:3:4:5'))).toBe('2001:db8:77::/48')
  for (const text of ['unknown', '1.2.3', '203.0.113.7, 10.0.0.1']) expect(networkAround(text)).toBeUndefined()
})
