import { beforeEach, expect, test, vi } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'

const calls: unknown[] = []
vi.mock('./api.ts', () => ({ callJava: () => async (input: unknown) => void calls.push(input) }))
vi.mock('./guest-work.ts', () => ({ waitSecondsOf: () => waitSeconds }))
let waitSeconds = 0

const { linkedDownloads, toApp } = await import('./app-downloads.ts')
const { referralOf, withReferral } = await import('./referral.ts')

beforeEach(() => {
  calls.length = 0
  waitSeconds = 0
})

const scopeAt = (origin: string, more: object = {}) => {
  const works: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void works.push(work)
  return { scope: { brand: demoBrand('main'), origin, cookies: [], defer, ...more } as never, works }
}

interface Visit {
  headers?: Record<string, string>
  method?: string
  status?: number
  scope?: object
}

async function visit(address: string, { headers = {}, method = 'GET', status = 200, scope: more = {} }: Visit = {}) {
  const url = new URL(address)
  const { scope, works } = scopeAt(url.origin, more)
  const response = withReferral(new Request(url, { headers, method }), url, scope, new Response(null, { status }))
  await Promise.all(works)
  return response.headers.getSetCookie()
}

test('who sends a visitor is read from the address, if it is no longer than a field of the sign-in', () => {
  const read = (search: string) => referralOf(new URL(`https://site.test/${search}`))
  expect(read('?promotionChannelId=c23456789&channelFromtype=video&x=1')).toEqual({
    promotionChannelId: 'c23456789',
    channelFromtype: 'video',
  })
  for (const search of ['', '?x=1', '?promotionChannelId=', `?promotionChannelId=${'a'.repeat(41)}`])
    expect(read(search)).toBeUndefined()
})

test('a visit by a link is counted and keeps a first-party cookie', async () => {
  const cookies = await visit('https://site.test/live?promotionChannelId=c%3B1&channelFromtype=a')
  expect(cookies).toEqual([
    'promotionChannelId=c%3B1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    'channelFromtype=a; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  ])
  expect(calls).toEqual([{ promotionChannelId: 'c;1', what: 'visit' }])
  expect(await visit('http://localhost:3000/?promotionChannelId=a')).toEqual([
    'promotionChannelId=a; Path=/; Max-Age=2592000; SameSite=Lax',
  ])
  expect(await visit('http://localhost:3000/?channelFromtype=a')).toHaveLength(1)
  expect(calls).toHaveLength(2)
})

test.each<[string, Visit]>([
  ['a picture or script of another site', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a page that the browser only prepares', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a look at the headers', { method: 'HEAD' }],
  ['a page that is not there', { status: 404 }],
])('%s is no visit, and keeps no cookie', async (_, asked) => {
  expect(await visit('https://site.test/?promotionChannelId=c23456789', asked)).toEqual([])
  expect(calls).toEqual([])
})

test('neither who causes too much work is counted, nor who visits an operator’s own backend', async () => {
  const link = 'https://site.test/?promotionChannelId=c23456789'
  waitSeconds = 3
  expect(await visit(link)).toHaveLength(1)
  waitSeconds = 0
  const brand = demoBrand('main')
  const pro = { ...brand.environments.pro, java: 'https://java.test' }
  const own = { ...brand, environments: { ...brand.environments, pro } }
  expect(await visit(link, { scope: { brand: own } })).toHaveLength(1)
  expect(calls).toEqual([])
})

test('pages link to an app through the site, which sends on and counts for the visitor’s channel', async () => {
  const brand = demoBrand('main')
  const urls = linkedDownloads({ downloads: [...brand.downloads, ...brand.downloads] }, '/ar').map(({ url }) => url)
  const own = brand.downloads.map(({ platform }) => `/ar/download/${platform}`)
  expect(urls).toEqual([...own, ...brand.downloads.map(({ url }) => url)])
  const ask = (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(`https://site.test${path}`)
    return toApp(new Request(url, { headers }), url, scopeAt(url.origin).scope)
  }
  expect(ask('/download/ios')?.headers.get('location')).toBe(brand.downloads[0]?.url)
  expect(calls).toEqual([])
  expect(ask('/ar/download/android', { cookie: 'promotionChannelId=c23456789' })?.status).toBe(302)
  expect(calls).toEqual([{ promotionChannelId: 'c23456789', what: 'download' }])
  for (const path of ['/download', '/download/windows', '/download/constructor', '/download/ios/x'])
    expect(ask(path)).toBeUndefined()
})
