import { expect, test } from 'vitest'
import { hereInHerLanguage, parseErrand } from './errand.ts'

test('a visitor comes back to the page she left, for what she left it', () => {
  expect(parseErrand('{"purpose":"bind","from":"/userInfo/setting?a=1"}')).toEqual({
    purpose: 'bind',
    from: '/userInfo/setting?a=1',
  })
  expect(parseErrand('{"from":"/soccer/1","act":"reserve:1"}')).toEqual({
    purpose: 'sign-in',
    from: '/soccer/1',
    act: 'reserve:1',
  })
})

test('who left a page of one language comes back to that language, with what the provider said', () => {
  const back = (from: string, pathname = '/') =>
    hereInHerLanguage({ purpose: 'sign-in', from }, { pathname, search: '?code=a' })
  expect(back('/ar/soccer/1')).toBe('/ar?code=a')
  expect(back('/zh-Hans?page=2')).toBe('/zh-Hans?code=a')
  expect(back('/ar/soccer/1', '/ar')).toBeNull()
  expect(back('/soccer/1')).toBeNull()
})

test('what is not a page of ours leads to the home page', () => {
  for (const from of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1', ''])
    expect(parseErrand(JSON.stringify({ from })).from, from).toBe('/')
  for (const stored of [null, 'null', '{', '7', '[]'])
    expect(parseErrand(stored), String(stored)).toEqual({ purpose: 'sign-in', from: '/' })
})
