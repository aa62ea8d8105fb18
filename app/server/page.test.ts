import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Page, sendOnce, sendPage } from './page.ts'

const TEXT = '<!DOCTYPE html><p>Arsenal – Chelsea</p>'
const page = (): Page => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  html: new TextEncoder().encode(TEXT),
  sentHeaders: new Map(),
})
const asked = (method = 'GET') =>
  new Request('http://site.test/', { method, headers: { 'accept-encoding': 'gzip, br' } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('a page of many visitors is packed once, for whoever accepts it', async () => {
  const shared = page()
  const response = sendPage(shared, asked(), { 'x-cache': 'hit' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(response)).toString()).toBe(TEXT)
  const packed = shared.gzipped
  sendPage(shared, asked(), { 'x-cache': 'hit' })
  expect([packed !== undefined, shared.gzipped === packed]).toEqual([true, true])
  const plain = sendPage(shared, new Request('http://site.test/'), { 'x-cache': 'hit' })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, TEXT])
})

test('a page of one visitor leaves the Worker unpacked, for the edge to pack', async () => {
  const own = page()
  const response = sendOnce(own, asked(), { 'x-cache': 'signed-in', 'set-cookie': 'lang=en_US' })
  expect(await response.text()).toBe(TEXT)
  expect(own.gzipped).toBeUndefined()
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': 'lang=en_US',
    'x-cache': 'signed-in',
  })
  const head = sendOnce(own, asked('HEAD'), { 'x-cache': 'signed-in' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
