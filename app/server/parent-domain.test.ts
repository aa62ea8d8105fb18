import { expect, test } from 'vitest'
import { parentDomain } from './parent-domain.ts'

test.each([
  ['www.example.org', [], '.example.org'],
  ['example.org', [], '.example.org'],
  ['live.example.co.uk', [], '.example.co.uk'],
  ['example.com.cn', [], '.example.com.cn'],
  ['www.sport.example.org', ['sport.example.org'], '.sport.example.org'],
])('cookies of %s are shared on its parent domain', (host, brandHosts, domain) => {
  expect(parentDomain(host, brandHosts)).toBe(domain)
})

test.each(['localhost', 'arena.localhost', '127.0.0.1', '[::1]', 'intranet'])('%s has no parent domain', (host) => {
  expect(parentDomain(host, ['localhost'])).toBeUndefined()
})
