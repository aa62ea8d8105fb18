import { expect, test } from 'vitest'
import { localizedReturn, parseReturnContext } from './return-context.ts'

test('the return context has the page that was left and its pending action', () => {
  expect(parseReturnContext('{"purpose":"bind","from":"/userInfo/setting?a=1"}')).toEqual({
    purpose: 'bind',
    from: '/userInfo/setting?a=1',
  })
  expect(parseReturnContext('{"from":"/soccer/1","action":"reserve:1"}')).toEqual({
    purpose: 'sign-in',
    from: '/soccer/1',
    action: 'reserve:1',
  })
})

test('a visitor who left a page of one language returns to that language, with the parameters of the provider', () => {
  const back = (from: string, pathname = '/') =>
    localizedReturn({ purpose: 'sign-in', from }, { pathname, search: '?code=a' })
  expect(back('/ar/soccer/1')).toBe('/ar?code=a')
  expect(back('/zh-Hans?page=2')).toBe('/zh-Hans?code=a')
  expect(back('/ar/soccer/1', '/ar')).toBeNull()
  expect(back('/soccer/1')).toBeNull()
})

test('anything but a path on our host becomes the home page', () => {
  for (const from of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1', ''])
    expect(parseReturnContext(JSON.stringify({ from })).from, from).toBe('/')
  for (const stored of [null, 'null', '{', '7', '[]'])
    expect(parseReturnContext(stored), String(stored)).toEqual({ purpose: 'sign-in', from: '/' })
})
