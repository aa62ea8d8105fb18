import { beforeEach, expect, test, vi } from 'vitest'
import { countRequest } from './count-request.ts'

const points = vi.hoisted(() => [] as { indexes: string[]; blobs: string[]; doubles: number[] }[])
vi.mock('./env.ts', () => ({ env: { REQUESTS: { writeDataPoint: (point: never) => void points.push(point) } } }))
beforeEach(() => void points.splice(0))

async function blobsOf(path: string, { method = 'GET', status = 200, cache = '' } = {}) {
  const headers = { cookie: 'token=hers', 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Hers' }
  const request = new Request(`https://Main.test${path}`, { method, headers })
  const answer = new Response(null, { status, headers: cache ? { 'x-cache': cache } : {} })
  expect(await countRequest(request, () => answer)).toBe(answer)
  return points.at(-1)?.blobs
}

test('a request is counted by host, method, route and cache state', async () => {
  expect(await blobsOf('/ar/soccer/77?utm_source=x', { cache: 'hit' })).toEqual(['main.test', 'GET', '/soccer', 'hit'])
  expect(await blobsOf('/en')).toEqual(['main.test', 'GET', '/', ''])
  expect(await blobsOf('/java/user/info')).toEqual(['main.test', 'GET', '/user/info', ''])
  expect(await blobsOf('/java/her@example.org')).toEqual(['main.test', 'GET', '/java', ''])
  expect(await blobsOf('/_serverFn/abc', { method: 'POST' })).toEqual(['main.test', 'POST', '/_serverFn', ''])
  expect(points.map(({ doubles }) => doubles[0])).toEqual([200, 200, 200, 200, 200])
})

test('nothing of who asked, and no name that somebody made up', async () => {
  await blobsOf('/her-name-in-a-path?email=her@example.org', { status: 404 })
  expect(points.at(-1)?.blobs).toEqual(['', 'GET', 'not found', ''])
  await blobsOf('/userInfo/info?token=secret')
  expect(JSON.stringify(points)).not.toMatch(/hers|203\.0|Hers|her@|her-name|secret/)
})
