import { expect, test } from 'vitest'
import { localeByCode } from '#contract/languages.ts'
import { demoBrand } from '#tests/support/brands.ts'
import type { RequestScope } from './request-scope.ts'
import { isSharedPage, sharedScopeOf } from './shared-scope.ts'

const scope = {
  brand: demoBrand('main'),
  brandVersion: '1',
  host: 'localhost',
  origin: 'http://localhost',
  locale: localeByCode('en_US'),
  isPrefixed: false,
  zone: 'UTC',
  isZoneAssumed: false,
  token: 'hers',
  browser: 'hers',
  display: {},
  userInfo: 'hers',
  known: 'hers',
  cookies: ['hers'],
  address: '192.0.2.1',
  userAgent: '',
  nonce: 'n',
  defer: () => undefined,
} as unknown as RequestScope

test('a page for all is rendered with nothing that is one visitor’s', () => {
  const { caller, ...shared } = sharedScopeOf(scope)
  expect(JSON.stringify(shared)).not.toContain('hers')
  expect(caller).toEqual({ address: '192.0.2.1', token: 'hers' })
})

test.each([
  ['/', true],
  ['/zh-Hans', true],
  ['/ar/match/soccer', true],
  ['/live/12', true],
  ['/cs:go/7', true],
  ['/soccer/data', true],
  ['/s/arsenal', true],
  ['/userInfo/info', false],
  ['/en/userInfo/7', false],
  ['/admin/users', false],
  ['/caijian', false],
  ['/constructor', false],
])('%s is a page for all: %s', (path, isShared) => {
  expect(isSharedPage(new URL(path, 'http://localhost'))).toBe(isShared)
})
