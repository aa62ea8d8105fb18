import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { keepSheetScript } from './keep-sheet.ts'
import { finishPage, sendOnce, sendPage } from './page.ts'
import { pageWith } from './page-parts.ts'
import type { RequestScope } from './request-scope.ts'
import { styleSheetOf } from './style-sheet.ts'

const CSS = '.row{color:red}'.repeat(400)
const HREF = '/assets/styles-Ab-1_xyZ.css'
const SHEET = styleSheetOf(CSS, HREF)
const SCRIPT = keepSheetScript(HREF, 'Ab-1_xyZ')
const WITHIN = `<style data-precedence="default">${CSS}</style><script>${SCRIPT}</script>`
const LINK = `<link rel="stylesheet" href="${HREF}" data-precedence="default">`
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
const expected = (html = HTML, form = WITHIN) =>
  html.replace('</head>', `${form}</head>`).replace(QUERIES, QUERIES.replace('><', '>[1]<'))
const asked = (encoding = 'gzip, br', cookie = 'lang=en_US') =>
  new Request('http://site.test/', { headers: { 'accept-encoding': encoding, cookie } })
const HELD = 'lang=en_US; sheet=Ab-1_xyZ; tz=UTC'
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

test('a browser that has the file gets a link in the same place, packed or not, guest or member', async () => {
  const { value: page } = await finished()
  const linked = expected(HTML, LINK)
  expect(gunzipSync(await bytesOf(sendPage(page, asked('gzip', HELD), {}))).toString()).toBe(linked)
  expect(await sendPage(page, asked('identity', HELD), {}).text()).toBe(linked)
  expect(await sendOnce(page, asked('gzip', HELD), {}).text()).toBe(linked)
  const own = pageWith(page, { corner: '<b>Ann</b>', queries: '2' })
  if (!own) throw new Error('the page has no places')
  expect(await sendOnce(own, asked('gzip', HELD), {}).text()).toContain(`${LINK}</head>`)
})

const WORDS = ['', 'Ab-1_xy', 'ab-1_xyz', 'Ab-1_xyZ2', '__proto__', 'constructor', 'toString', '%', '"><script>', '1']

test.each(WORDS)('any other word in the cookie is none: "%s"', async (word) => {
  const { value: page } = await finished()
  const request = asked('identity', `sheet=${word}`)
  expect(await sendPage(page, request, {}).text()).toBe(expected())
})

test('its policy allows that sheet and its script, the file, and nothing else within', async () => {
  const { value: page } = await finished()
  const digestOf = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')
  for (const request of [asked(), asked('gzip', HELD)]) {
    const policy = sendPage(page, request, {}).headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain(`style-src 'self' 'sha256-${await digestOf(CSS)}'`)
    expect(policy).toContain(`script-src 'self' 'sha256-${await digestOf(SCRIPT)}'`)
  }
})

test('a cached page holds no sheet and is packed once, in whatever forms it is sent', async () => {
  const { value: page, weight } = await finished(LONG)
  expect(new TextDecoder().decode(page.html)).toBe(expected(LONG, ''))
  const without = await finished(LONG, 200, false)
  expect(weight).toBe(without.weight)
  sendPage(page, asked(), {})
  const packed = page.packed
  sendPage(page, asked('gzip', HELD), {})
  sendPage(page, asked(), {})
  expect([packed !== undefined, page.packed === packed, packed?.ends.size]).toEqual([true, true, 2])
  expect(page.sentHeaders.size).toBe(1)
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
