import { expect, test } from 'vitest'
import { brandUnavailable, tooManyRequests, unknownHost } from './plain-pages.ts'

const requestFor = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://x.test${path}`, { headers })
const headOf = async (response: Response) => /<html[^>]*>/.exec(await response.text())?.[0]

test('a page without a brand is in the language of the address, else of the cookie, else of the browser', async () => {
  const hints = { cookie: 'lang=jp', 'accept-language': 'zh-TW' }
  expect(await headOf(brandUnavailable(requestFor('/ar/match', hints)))).toBe('<html lang="ar" dir="rtl">')
  expect(await headOf(brandUnavailable(requestFor('/match', hints)))).toBe('<html lang="ja" dir="ltr">')
  expect(await headOf(unknownHost(requestFor('/', { 'accept-language': 'zh-TW' })))).toBe(
    '<html lang="zh-Hant" dir="ltr">',
  )
  expect(await headOf(unknownHost(requestFor('/', { 'accept-language': 'ar-SA,en;q=0.5' })))).toBe(
    '<html lang="ar" dir="rtl">',
  )
  expect(await headOf(unknownHost(requestFor('/')))).toBe('<html lang="en" dir="ltr">')
})

test('an incomplete language gives the English page', async () => {
  const response = brandUnavailable(requestFor('/de'))
  const text = await response.clone().text()
  expect(await headOf(response)).toBe('<html lang="en" dir="ltr">')
  expect(text).toContain('<h1>Back in a moment</h1>')
})

test('an unavailable brand gives a 503 with retry-after that is not cached', () => {
  const { status, headers } = brandUnavailable(requestFor('/'))
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
})

test('the page follows the visitor’s colour scheme', async () => {
  const text = await unknownHost(requestFor('/')).text()
  expect(text).toContain(':root{color-scheme:light dark;')
  expect(text).toContain('@media(prefers-color-scheme:dark){:root{--ground:')
})

test('the page of a client that asks too much says so in its title', async () => {
  const response = tooManyRequests(requestFor('/en'), 7)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await response.text()).toContain('<title>Too many requests</title>')
})
