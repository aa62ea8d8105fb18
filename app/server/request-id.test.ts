import { expect, test } from 'vitest'
import { brandUnavailable, unknownHost } from './plain-pages.ts'
import { edgeId, requestId, withRequestId } from './request-id.ts'

const ID = 'a1b2c3d4e5f60718-FRA'
const from = (headers: Record<string, string>) => new Request('https://site.test/', { headers })

test('the id is the edge’s; without one, or with what is none, it is made', () => {
  expect(edgeId(from({ 'cf-ray': ID }))).toBe(ID)
  for (const headers of [{}, { 'cf-ray': '<script>' }, { 'x-request-id': ID }] as Record<string, string>[])
    expect(edgeId(from(headers))).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test('the id is known to all work of its request, and to none beside it', async () => {
  const first = withRequestId(ID, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Response(requestId())
  })
  const second = withRequestId('0000000000000000', () => new Response(requestId()))
  expect(requestId()).toBeUndefined()
  expect(await (await first).text()).toBe(ID)
  expect(await (await second).text()).toBe('0000000000000000')
})

test('an answer that cannot be changed is sent with the id too', async () => {
  const fixed = Response.error()
  expect(() => fixed.headers.set('a', 'b')).toThrow()
  const redirect = Response.redirect('https://site.test/away', 302)
  const sent = await withRequestId(ID, () => redirect)
  expect([sent.status, sent.headers.get('location'), sent.headers.get('x-request-id')]).toEqual([
    302,
    'https://site.test/away',
    ID,
  ])
})

test('a page that says that we failed shows the id; one that says that there is nothing does not', async () => {
  const textOf = async (make: () => Response) => (await withRequestId(ID, make)).text()
  expect(await textOf(() => brandUnavailable(from({})))).toContain(`Reference: <bdi dir="ltr">${ID}</bdi>`)
  expect(await textOf(() => unknownHost(from({})))).not.toContain(ID)
})
