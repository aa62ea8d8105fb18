import { expect, test } from 'vitest'
import { isSigned, signedHeaders } from './signature.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const headersFor = async (secret: string, body: string) => new Headers(await signedHeaders(secret, body, NOW))

test('a signature is accepted for five minutes', async () => {
  const headers = await headersFor('secret', '{}')
  expect(await isSigned('secret', headers, '{}', NOW + 299_000)).toBe(true)
  expect(await isSigned('secret', headers, '{}', NOW + 301_000)).toBe(false)
  expect(await isSigned('secret', headers, '{}', NOW - 301_000)).toBe(false)
})

test('another secret, another body, another time or no signature is refused', async () => {
  const headers = await headersFor('secret', '{}')
  expect(await isSigned('other', headers, '{}', NOW)).toBe(false)
  expect(await isSigned('secret', headers, '{"a":1}', NOW)).toBe(false)
  headers.set('x-feed-timestamp', String(NOW + 1))
  expect(await isSigned('secret', headers, '{}', NOW)).toBe(false)
  expect(await isSigned('secret', new Headers(), '{}', NOW)).toBe(false)
})
