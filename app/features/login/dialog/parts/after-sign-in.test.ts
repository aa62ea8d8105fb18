import { expect, test } from 'vitest'
import { cleanPath } from './after-sign-in.ts'

const at = (search: string) => cleanPath({ pathname: '/live', search, hash: '' })

test('parameters of a login redirect are removed, the page’s own parameters stay', () => {
  expect(at('?code=x&scope=email&authuser=0&page=2')).toBe('/live?page=2')
  expect(at('?oauth_token=a&oauth_verifier=b')).toBe('/live')
})

test('an address without such parameters gives null', () => {
  expect(at('?page=2&state=live')).toBeNull()
  expect(at('')).toBeNull()
})
