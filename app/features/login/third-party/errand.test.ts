import { expect, test } from 'vitest'
import { parseErrand } from './errand.ts'

test('a visitor comes back to the page she left, for what she left it', () => {
  expect(parseErrand('{"purpose":"bind","from":"/userInfo/setting?a=1"}')).toEqual({
    purpose: 'bind',
    from: '/userInfo/setting?a=1',
  })
})

test('what is not a page of ours leads to the home page', () => {
  for (const from of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1', ''])
    expect(parseErrand(JSON.stringify({ from })).from, from).toBe('/')
  for (const stored of [null, 'null', '{', '7', '[]'])
    expect(parseErrand(stored), String(stored)).toEqual({ purpose: 'sign-in', from: '/' })
})
