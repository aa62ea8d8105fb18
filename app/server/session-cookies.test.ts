import { afterEach, expect, test, vi } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { deletedSessionCookies, replacedTokenCookies, tokenCookieOf } from './session-cookies.ts'

const brand = demoBrand('main')
const secure = { brand, host: 'site.test', origin: 'https://site.test' }
const local = { brand, host: 'localhost', origin: 'http://localhost:3000' }
const withCookie = (origin: string, cookie: string) => new Request(`${origin}/`, { headers: { cookie } })

test('a token cookie of before the prefix is replaced by one with it', () => {
  const lines = replacedTokenCookies(withCookie(secure.origin, 'token=old'), secure)
  expect(lines[0]).toBe('__Host-token=old; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly')
  expect(lines[1]).toMatch(/^token=; Path=\/; Max-Age=0/)
})

test('nothing is replaced where the prefix is there already, on http, or without a token', () => {
  expect(replacedTokenCookies(withCookie(secure.origin, 'token=old; __Host-token=new'), secure)).toEqual([])
  expect(replacedTokenCookies(withCookie(secure.origin, 'lang=ar'), secure)).toEqual([])
  expect(replacedTokenCookies(withCookie(local.origin, 'token=here'), local)).toEqual([])
})

afterEach(() => void vi.useRealTimers())

test('from 2027 on a token without the prefix signs nobody in over HTTPS', () => {
  const [old, here] = [withCookie(secure.origin, 'token=old'), withCookie(local.origin, 'token=here')]
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23) })
  expect(tokenCookieOf(old)).toBe('old')
  vi.setSystemTime(Date.UTC(2027, 0, 1))
  expect(tokenCookieOf(old)).toBeUndefined()
  expect(replacedTokenCookies(old, secure)).toEqual([])
  expect(tokenCookieOf(withCookie(secure.origin, 'token=old; __Host-token=new'))).toBe('new')
  expect(tokenCookieOf(here)).toBe('here')
})

test('the end of a session deletes the token under both names', () => {
  const names = deletedSessionCookies(secure).map((line) => line.split('=')[0])
  expect(names).toEqual(expect.arrayContaining(['__Host-token', 'token', 'userInfo']))
})
