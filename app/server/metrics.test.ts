import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { metrics, metricsText } from './metrics.ts'

const TOKEN = 't'.repeat(32)
const state = vi.hoisted(() => ({ reads: 0, isSilent: false, token: 't'.repeat(32) as string | undefined }))
vi.mock('./env.ts', () => ({
  env: {
    get METRICS_TOKEN() {
      return state.token
    },
    BRANDS: { list: () => Promise.resolve({}) },
    BACKEND: {
      fetch: (url: string) => {
        if (url.endsWith('/health')) return Promise.resolve(Response.json({ database: true, accounts: false }))
        state.reads += 1
        if (state.isSilent) return new Promise(() => undefined)
        return Promise.resolve(Response.json([{ name: 'grandstand_x', help: 'X.', samples: [{ value: 3 }] }]))
      },
    },
  },
}))

let startAt = Date.parse('2026-11-28T00:00:00Z')
beforeEach(() => {
  Object.assign(state, { reads: 0, isSilent: false, token: TOKEN })
  startAt += 60_000
  vi.useFakeTimers({ now: startAt })
})
afterEach(() => vi.useRealTimers())

const ask = (headers: Record<string, string>, method = 'GET') =>
  metrics(new Request('https://site.test/metrics', { method, headers }), () => undefined)
const right = { authorization: `Bearer ${TOKEN}` }

test('who has the token gets the text of Prometheus, which nobody keeps', async () => {
  const response = await ask(right)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(
    /^# HELP grandstand_build_info .*\n# TYPE grandstand_build_info gauge\ngrandstand_build_info 1$/m,
  )
  expect(text).toContain('grandstand_part_up{part="brands"} 1\n')
  expect(text).toContain('grandstand_part_up{part="accounts"} 0\n')
  expect(text).toContain('# HELP grandstand_x X.\n# TYPE grandstand_x gauge\ngrandstand_x 3\n')
  expect(text).not.toContain(TOKEN)
})

test('for everybody else there is no such page, and nothing is read', async () => {
  for (const headers of [
    {},
    { authorization: TOKEN },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: 'Bearer ' },
    { ...right, cookie: 'token=hers' },
  ] as Record<string, string>[])
    expect((await ask(headers)).status).toBe(404)
  expect((await ask(right, 'POST')).status).toBe(404)
  for (const token of [undefined, '', 'short']) {
    state.token = token
    expect((await ask({ authorization: `Bearer ${token ?? ''}` })).status).toBe(404)
  }
  expect(state.reads).toBe(0)
})

test('however often somebody asks, the databases are read once in ten seconds', async () => {
  await Promise.all(Array.from({ length: 100 }, () => ask(right)))
  vi.advanceTimersByTime(9999)
  await ask(right)
  expect(state.reads).toBe(1)
  vi.advanceTimersByTime(1)
  await ask(right)
  expect(state.reads).toBe(2)
})

test('without the backend the site says what it knows', async () => {
  state.isSilent = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = ask(right)
  await vi.advanceTimersByTimeAsync(6000)
  const text = await (await answer).text()
  expect(text).toContain('grandstand_part_up{part="brands"} 1')
  expect(text).not.toContain('grandstand_x')
})

test('what a label says cannot end its line; what has no samples is left out', () => {
  const samples = [{ labels: { part: 'a"b\\c\nd' }, value: 1 }]
  expect(
    metricsText([
      { name: 'm', help: 'M.', samples },
      { name: 'none', help: 'N.', samples: [] },
    ]),
  ).toBe('# HELP m M.\n# TYPE m gauge\nm{part="a\\"b\\\\c\\nd"} 1\n')
})
