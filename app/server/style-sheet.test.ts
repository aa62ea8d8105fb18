import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { finishPage, sendOnce, sendPage } from './page.ts'
import { pageWith } from './page-parts.ts'
import type { RequestScope } from './request-scope.ts'
import { styleSheetOf } from './style-sheet.ts'

const CSS = '.row{color:red}'.repeat(400)
const SHEET = styleSheetOf(CSS)
const ELEMENT = `<style data-precedence="default">${CSS}</style>`
const GUEST = '<button>Anmelden ✓</button>'
const QUERIES = '<script id="queries" type="application/json"></script>'
const HTML = `<head><title>Köln – 球</title></head><p>Köln</p>${GUEST}<p>Spiele</p>${QUERIES}<i></i>`
const LONG = HTML.replace('Spiele', Array.from({ length: 3000 }, (_, index) => `<a>${index}</a>`).join(''))

async function finished(html = HTML, status = 200, hasSheet = true) {
  const scope = { brand: demoBrand('main'), nonce: 'n', html, queries: '[1]', corner: GUEST }
  return await finishPage(
    new Response(null, { status }),
    scope as RequestScope,
    undefined,
    hasSheet ? SHEET : undefined,
  )
}
const expected = (html = HTML) =>
  html.replace('</head>', `${ELEMENT}</head>`).replace(QUERIES, QUERIES.replace('><', '>[1]<'))
const asked = (encoding = 'gzip, br') => new Request('http://site.test/', { headers: { 'accept-encoding': encoding } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('a page has its style sheet at the end of the head, packed or not, for guests and members', async () => {
  const { value: page } = await finished()
  expect(gunzipSync(await bytesOf(sendPage(page, asked(), {}))).toString()).toBe(expected())
  expect(await sendPage(page, asked('identity'), {}).text()).toBe(expected())
  expect(await sendOnce(page, asked(), {}).text()).toBe(expected())
  const own = pageWith(page, { corner: '<b>Ann ☂</b>', queries: '2' })
  if (!own) throw new Error('the page has no places')
  expect(await sendOnce(own, asked(), {}).text()).toBe(
    expected().replace(GUEST, '<b>Ann ☂</b>').replace('[1]', '[2,1]'),
  )
})

test('its policy allows that sheet and no other inline one', async () => {
  const { value: page } = await finished()
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(CSS))).toString('base64')
  const styles = page.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((each) => each.startsWith('style-src '))
  expect(styles).toBe(`style-src 'self' 'sha256-${digest}'`)
})

test('a cached page holds no sheet of its own but the packed one, and says so', async () => {
  const { value: page, weight } = await finished(LONG)
  expect(new TextDecoder().decode(page.html)).toBe(expected(LONG).replace(ELEMENT, ''))
  const without = await finished(LONG, 200, false)
  expect(weight - without.weight).toBe(SHEET.deflated.length)
})

test('what is packed in parts is as small as what is packed at once', async () => {
  const { value: page } = await finished(LONG)
  const parts = await bytesOf(sendPage(page, asked(), {}))
  expect(parts.length).toBeLessThan(gzipSync(expected(LONG)).length * 1.02)
})

test('an answer without a head is sent as it is', async () => {
  const { value: page } = await finished('Internal Server Error', 500)
  expect(await sendPage(page, asked('identity'), {}).text()).toBe('Internal Server Error')
  expect(gunzipSync(await bytesOf(sendPage(page, asked(), {}))).toString()).toBe('Internal Server Error')
})
