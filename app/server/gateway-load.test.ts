import { beforeEach, expect, test, vi } from 'vitest'
import type { Envelope } from '#contract/call.ts'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { demoBrand } from '#tests/support/brands.ts'
import { toBackend } from './gateway.ts'
import { acceptSession } from './guest-work.ts'

const reached = vi.hoisted(() => [] as Request[])
/** What the backend waits for before it answers. */
const hold = vi.hoisted(() => ({ until: Promise.resolve() }))
vi.mock('./env.ts', () => ({
  env: {
    BACKEND: {
      fetch: async (...init: ConstructorParameters<typeof Request>) => {
        reached.push(new Request(...init))
        await hold.until
        const result = { matches: [], page: 1, size: 20, total: 0, games: [] }
        return Response.json({ status: 'success', result, code: 200 }, { headers: { 'cache-control': 'public' } })
      },
    },
  },
}))
beforeEach(() => {
  reached.length = 0
  hold.until = Promise.resolve()
})

const LIST = '/java/v2/match/getPCGameMatchByCondition'
let addresses = 0
const freshAddress = () => `198.51.100.${++addresses}`

interface Asked {
  path?: string
  method?: string
  body?: object
  address?: string
  headers?: Record<string, string>
}

const ask = ({ path = LIST, method = 'POST', body, address = freshAddress(), headers = {} }: Asked) =>
  toBackend(
    new Request(`https://site.test${path}`, {
      method,
      headers: { 'cf-connecting-ip': address, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
    demoBrand('main'),
    () => undefined,
  )

const envelopeOf = async (response: Response) => (await response.json()) as Envelope

/** Inputs that no two requests share. */
const unlike = (at: number) => ({ size: 100, gameIds: [at] })

test('the same read is made once, whatever else its address, body and headers say', async () => {
  for (let at = 0; at < 20; at += 1) {
    const body = { size: 30, page: 7, [`x${at}`]: at, zone: `Nowhere/${at}` }
    const headers = { cookie: `a=${at}`, token: `t${at}`, 'x-any': String(at) }
    const answer = await ask({ path: `${LIST}?_t=${at}&y=${at}`, body, headers })
    expect(await envelopeOf(answer)).toMatchObject({ status: 'success', result: { matches: [] }, code: 200 })
  }
  expect(reached).toHaveLength(1)
  expect(Object.fromEntries(reached[0]?.headers ?? [])).not.toHaveProperty('token')
})

test('a read of an alias, by HEAD, or in another encoding is cached too', async () => {
  await ask({ body: { page: 2 } })
  await ask({ path: '/java/getPCGameMatchByCondition', body: { page: 2 } })
  await ask({ path: '/java/v2/match/%67etPCGameMatchByCondition', body: { page: 2 } })
  expect(reached).toHaveLength(1)
  const games = { path: '/java/game/getPCGameSource' }
  expect(await (await ask({ ...games, method: 'GET' })).text()).toContain('"games":[]')
  expect(await (await ask({ ...games, method: 'HEAD' })).text()).toBe('')
  expect(reached).toHaveLength(2)
})

test('every answer of a call is kept by nobody and has the type it says', async () => {
  for (const asked of [{ body: { page: 3 } }, { path: '/java/user/info', method: 'GET' }, { path: '/java/no/such' }]) {
    const { headers } = await ask(asked)
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  }
})

test('an input that does not fit goes to the backend, which says why', async () => {
  for (const body of [{ page: 0 }, { page: ROWS_MAX, size: 100 }, { size: 'many' }]) await ask({ body })
  expect(reached).toHaveLength(3)
  expect(await reached[0]?.json()).toEqual({ page: 0 })
})

test('an address that asks for ever new answers is told to wait, and nobody else is', async () => {
  const address = freshAddress()
  const answers = []
  for (let at = 1000; at < 1060; at += 1) answers.push(await ask({ body: unlike(at), address }))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(20)
  expect(reached.length).toBeLessThan(40)
  const [first] = refused
  expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await first?.json()).toMatchObject({ status: 'fail', errorCode: 4029, errorMsg: 'rate_limited' })
  expect((await ask({ body: unlike(1), address: freshAddress() })).status).toBe(200)
  expect((await ask({ body: unlike(1000), address })).status, 'what is cached costs nothing').toBe(200)
})

test('addresses of one IPv6 /64 are one client', async () => {
  const statuses = []
  for (let at = 2000; at < 2060; at += 1)
    statuses.push((await ask({ body: unlike(at), address: `2001:db8::${at.toString(16)}` })).status)
  // One may be let through meanwhile.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
  expect((await ask({ body: unlike(2), address: '2001:db8:0:1::1' })).status).toBe(200)
})

test('an office of three hundred behind one address is not refused', async () => {
  const address = freshAddress()
  const statuses = new Set<number>()
  for (let visitor = 0; visitor < 300; visitor += 1)
    for (const page of [1, 2, 4]) statuses.add((await ask({ body: { size: 60, page }, address })).status)
  expect([...statuses]).toEqual([200])
})

test('an address has two dear calls made at once, and delays neither its cheap ones nor those of others', async () => {
  const address = freshAddress()
  let release = () => {}
  hold.until = new Promise((resolve) => {
    release = resolve
  })
  const first = [3000, 3001, 3002, 3003].map((at) => ask({ body: unlike(at), address }))
  await vi.waitFor(() => expect(reached).toHaveLength(2))
  const cheap = ask({ path: '/java/game/v3/getPCGameSource', method: 'GET', address })
  const other = ask({ body: unlike(3004) })
  await vi.waitFor(() => expect(reached).toHaveLength(4))
  expect(reached.filter(({ url }) => url.includes('getPCGameSource'))).toHaveLength(1)
  release()
  const statuses = (await Promise.all([...first, cheap, other])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(reached).toHaveLength(6)
})

/** The headers of accounts that have signed in. */
const signedIn = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => {
    const token = `${of}${at}`
    acceptSession(token)
    return { token }
  })

test('a handful of accounts at one address leave slots for dear calls of others', async () => {
  const address = freshAddress()
  let release = () => {}
  hold.until = new Promise((resolve) => {
    release = resolve
  })
  const theirs = signedIn(4, 'handful').flatMap((headers, at) =>
    [0, 1].map((call) => ask({ body: unlike(4000 + at * 2 + call), address, headers })),
  )
  await vi.waitFor(() => expect(reached).toHaveLength(4))
  const other = ask({ body: unlike(4100), address: '203.0.113.1' })
  await vi.waitFor(() => expect(reached).toHaveLength(5))
  release()
  const statuses = (await Promise.all([...theirs, other])).map(({ status }) => status)
  expect(new Set(statuses), 'all are served in the end').toEqual(new Set([200]))
})

test('accounts of one address cause more work than a guest, but not as much as they are many', async () => {
  const address = '203.0.114.1'
  const statuses: number[] = []
  for (const [at, headers] of signedIn(40, 'crowd').entries())
    for (let call = 0; call < 10; call += 1)
      statuses.push((await ask({ body: unlike(5000 + at * 10 + call), address, headers })).status)
  const made = statuses.filter((status) => status === 200).length
  expect(made).toBeGreaterThan(50)
  expect(made).toBeLessThan(150)
  expect((await ask({ body: unlike(9000), address: '203.0.115.1' })).status).toBe(200)
})

test('tokens that begin alike are clients of their own', async () => {
  const long = 'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.'.repeat(3)
  const [one, other] = signedIn(2, long)
  const statuses = []
  for (let at = 6000; at < 6060; at += 1)
    statuses.push((await ask({ body: unlike(at), address: '203.0.116.1', ...(one ? { headers: one } : {}) })).status)
  // One may be let through meanwhile.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
  const answer = await ask({ body: unlike(6100), address: '203.0.116.1', ...(other ? { headers: other } : {}) })
  expect(answer.status).toBe(200)
})

/** The headers of a browser whose pass ends in so many seconds. */
const withPass = (seconds: number) => ({
  cookie: `__Secure-line_pass=${Date.now() + seconds * 1000}.${'cd'.repeat(32)}`,
})

test.each([
  ['/media/m/7.5.ab/member-a/court/360p.m3u8', '203.0.117.1'],
  ['/media/%6d/7.5.ab/member-a/court/360p.m3u8', '203.0.118.1'],
])(
  'who asks for a member’s line without a pass is counted, with one or at another address not: %s',
  async (path, address) => {
    const statusOf = async (asked: Asked) => (await ask({ path, method: 'GET', ...asked })).status
    let served = 0
    while (served < 5000 && (await statusOf({ address, headers: { token: `t${served}` } })) === 200) served += 1
    expect(served).toBeGreaterThan(300)
    expect(served).toBeLessThan(5000)
    for (let at = 0; at < 500; at += 1) expect(await statusOf({ address, headers: withPass(500) })).toBe(200)
    expect(await statusOf({})).toBe(200)
  },
)

test('who asks for a member’s line with a pass that is to be renewed is counted, for it is looked up', async () => {
  const path = '/media/m/7.5.ab/member-a/court/360p.m3u8'
  const address = '203.0.119.1'
  const statuses = new Set<number>()
  for (let at = 0; at < 2000; at += 1)
    statuses.add((await ask({ path, method: 'GET', address, headers: withPass(100) })).status)
  expect([...statuses]).toEqual([200, 429])
})
