import { expect, test } from 'vitest'
import { parseReturn } from './parse-return.ts'

test.each([
  ['?oauth_token=a&oauth_verifier=b', 6],
  ['?code=4%2F0Ab&scope=email+profile&authuser=0', 3],
  ['?code=4%2F0Ab&scope=email+profile&authuser=0&state=3.x', 3],
  ['?code=a', 5],
  ['?code=a&state=whatever', 5],
  ['?code=a&state=4.x', 4],
  ['?code=a&state=9.x', 9],
  ['?code=a&state=1.x', 1],
  ['?state=2.x&code=a', 2],
])('%s comes from provider %i', (search, type) => {
  expect(parseReturn(search)).toEqual({ type, isDenied: false, answer: search.slice(1) })
})

test.each([
  ['?error=access_denied&state=3.x', 3],
  ['?error=access_denied&state=9.x&error_reason=user_denied', 9],
  ['?denied=token', 6],
])('%s is a denial at provider %i', (search, type) => {
  expect(parseReturn(search)).toMatchObject({ type, isDenied: true })
})

test.each(['', '?tab=1', '?state=3.x', '?error=x', '?list=live&page=2'])(
  '%s is not a return from a provider',
  (search) => {
    expect(parseReturn(search)).toBeNull()
  },
)
