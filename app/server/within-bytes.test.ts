import { expect, test } from 'vitest'
import { withinBytes } from './within-bytes.ts'

const MB = 1024 * 1024

/** A request with a chunked body and no content length. */
function streamed(chunks: number, chunk: Uint8Array<ArrayBuffer>) {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled === chunks) return controller.close()
      pulled += 1
      controller.enqueue(chunk)
    },
  })
  const headers = { 'content-type': 'application/json', 'x-lan': 'jp' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return { request: new Request('https://site.test/_serverFn/a?b=c', init), pulledBytes: () => pulled * chunk.length }
}

test('a body within the limit arrives complete, with its headers', async () => {
  const { request } = streamed(8, new TextEncoder().encode('象'))
  const held = await withinBytes(request, 24)
  expect(held?.url).toBe('https://site.test/_serverFn/a?b=c')
  expect(held?.method).toBe('POST')
  expect(Object.fromEntries(held?.headers ?? [])).toMatchObject({ 'content-type': 'application/json', 'x-lan': 'jp' })
  expect(await held?.text()).toBe('象'.repeat(8))
})

test('a body one byte over the limit is refused after it was read', async () => {
  const { request, pulledBytes } = streamed(3, new Uint8Array(MB))
  expect(await withinBytes(request, 3 * MB - 1)).toBeNull()
  expect(pulledBytes()).toBe(3 * MB)
})

test('an endless body is read only up to a bound', async () => {
  const { request, pulledBytes } = streamed(64, new Uint8Array(MB))
  expect(await withinBytes(request, MB)).toBeNull()
  expect(pulledBytes()).toBeLessThan(20 * MB)
})

test('a request without a body is returned unchanged', async () => {
  const request = new Request('https://site.test/_serverFn/a')
  expect(await withinBytes(request, 1)).toBe(request)
})
