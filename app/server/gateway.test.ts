import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { TABLES } from '#contract/tables.ts'
import { demoBrand } from '#tests/support/brands.ts'
import { isBackendPath, toBackend } from './gateway.ts'
import { withRequestId } from './request-id.ts'

const reached = vi.hoisted(() => [] as Request[])
/** What the backend answers. */
const backend = vi.hoisted(() => ({ answer: { status: 'success', code: 200 } as object, headers: {}, status: 200 }))
vi.mock('./env.ts', () => ({
  env: {
    // All requests come from one address.
    GUEST_WORK_PER_SECOND: '1000000',
    BACKEND: {
      fetch: async (request: Request) => {
        reached.push(request)
        const { answer, headers, status } = backend
        return Response.json(answer, { headers, status })
      },
    },
  },
}))
beforeEach(() => {
  reached.length = 0
  backend.answer = { status: 'success', code: 200 }
  backend.headers = {}
  backend.status = 200
})
afterEach(() => vi.unstubAllGlobals())

const SITE = 'https://site.test'
const defer = () => undefined
const COOKIE = { cookie: 'token=users-token; theme=dark' }

interface AskOptions {
  method?: string
  path?: string
  headers?: Record<string, string>
}

async function ask({ method = 'POST', path = '/java/user/modifyUser', headers = {} }: AskOptions) {
  const response = await toBackend(new Request(`${SITE}${path}`, { method, headers }), demoBrand('main'), defer)
  return { status: response.status, reached: reached.length }
}
const REFUSED = { status: 403, reached: 0 }
const ACCEPTED = { status: 200, reached: 1 }

test.each(['cross-site', 'same-site', 'none'])('a POST with the session cookie from %s is refused', async (site) => {
  expect(await ask({ headers: { ...COOKIE, 'sec-fetch-site': site } })).toEqual(REFUSED)
})

test('without sec-fetch-site, a POST from another origin or without one is refused', async () => {
  expect(await ask({ headers: { ...COOKIE, origin: 'https://evil.test' } })).toEqual(REFUSED)
  expect(await ask({ headers: { ...COOKIE, origin: 'null' } })).toEqual(REFUSED)
  expect(await ask({ headers: COOKIE })).toEqual(REFUSED)
})

test.each(['/java/user/followUser?userId=7&isFollowed=true', '/java/user/updateLike', '/java/user/checkCFToken/'])(
  'a GET that writes is refused like a POST: %s',
  async (path) => {
    const headers = { ...COOKIE, 'sec-fetch-site': 'cross-site' }
    expect(await ask({ method: 'GET', path, headers })).toEqual(REFUSED)
    expect(await ask({ method: 'GET', path, headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } })).toEqual(
      ACCEPTED,
    )
  },
)

test('calls of a feature that is off, everywhere or in the country, are not found; what was bought stays', async () => {
  const brand = demoBrand('main')
  const without = {
    ...brand,
    features: { ...brand.features, experts: false },
    featuresOffByCountry: { JP: ['gifts' as const] },
  }
  const codeOf = async (method: string, path: string, country = 'DE') => {
    const request = new Request(`${SITE}/java${path}`, { method, headers: { 'cf-ipcountry': country } })
    const answer = (await (await toBackend(request, without, defer)).json()) as { errorCode?: number }
    return answer.errorCode
  }
  expect(await codeOf('GET', '/getPlansPC')).toBe(ERRORS.not_found.code)
  expect(await codeOf('POST', '/orderpay/goldExpertPlan')).toBe(ERRORS.not_found.code)
  expect(await codeOf('GET', '/gift', 'JP')).toBe(ERRORS.not_found.code)
  expect(reached).toEqual([])
  expect(await codeOf('GET', '/gift')).not.toBe(ERRORS.not_found.code)
  expect(await codeOf('POST', '/userExpertPlanOrderPC')).not.toBe(ERRORS.not_found.code)
  expect(reached).toHaveLength(2)
})

test.each(['document', 'image', 'iframe'])('no %s of our own pages makes a call that writes', async (dest) => {
  const headers = { ...COOKIE, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest }
  const path = '/java/user/followUser?userId=7&isFollowed=true'
  expect(await ask({ method: 'GET', path, headers })).toEqual(REFUSED)
  expect(await ask({ method: 'GET', path, headers: { ...headers, 'sec-fetch-dest': 'empty' } })).toEqual(ACCEPTED)
})

test.each([
  '/java/user/%66ollowUser',
  '/java/%75%73%65%72/followUser',
  '/java/user/%2566ollowUser',
  '/java/%ff/../user/%66ollowUser',
  '/java//user///followUser',
  '/java/user%2FfollowUser',
  '/java/user/FollowUser',
  '/java/user/followUser//',
  '/java/user;a=b/followUser;jsessionid=1',
])('a GET that writes is recognised in other encodings: %s', async (path) => {
  expect(await ask({ method: 'GET', path, headers: COOKIE })).toEqual(REFUSED)
  expect(await ask({ method: 'HEAD', path, headers: { ...COOKIE, 'sec-fetch-site': 'none' } })).toEqual(REFUSED)
})

test('a POST from our own pages passes, and the cookie becomes the token header', async () => {
  expect(await ask({ headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } })).toEqual(ACCEPTED)
  expect(reached[0]?.headers.get('token')).toBe('users-token')
  expect(reached[0]?.headers.get('cookie')).toBeNull()
  expect(reached[0]?.headers.get('brand')).toBe('main')
})

test('a form of our own pages posts', async () => {
  const headers = { ...COOKIE, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
  expect(await ask({ headers })).toEqual(ACCEPTED)
})

test('a POST of an older browser from our own origin passes', async () => {
  expect(await ask({ headers: { ...COOKIE, origin: SITE } })).toEqual(ACCEPTED)
})

test('a POST with a token header passes from anywhere: no page can make a browser add that header', async () => {
  const headers = { ...COOKIE, token: 'mine', 'sec-fetch-site': 'cross-site' }
  expect(await ask({ headers })).toEqual(ACCEPTED)
  expect(reached[0]?.headers.get('token')).toBe('mine')
})

test('a GET that only reads passes from anywhere, and so does a request without a session', async () => {
  const headers = { ...COOKIE, 'sec-fetch-site': 'cross-site' }
  expect(await ask({ method: 'GET', path: '/java/user/info', headers })).toEqual(ACCEPTED)
  expect((await ask({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
})

test.each(['cross-site', 'same-site'])('a %s page reads as a guest', async (site) => {
  const path = '/java/user/%F0%9F%90%8Eanything'
  expect(await ask({ method: 'GET', path, headers: { ...COOKIE, 'sec-fetch-site': site } })).toEqual(ACCEPTED)
  expect(reached[0]?.headers.get('token')).toBeNull()
  expect(reached[0]?.headers.get('cookie')).toBeNull()
})

test.each(['same-origin', 'none'])(
  'a read from our own page or the address bar (%s) carries the session',
  async (site) => {
    await ask({ method: 'GET', path: '/java/user/info', headers: { ...COOKIE, 'sec-fetch-site': site } })
    expect(reached[0]?.headers.get('token')).toBe('users-token')
  },
)

test('the cookie of a browser becomes a header; over https only the one that no other host can set', async () => {
  await ask({ method: 'GET', headers: { cookie: '__Host-browser=mine; browser=forged' } })
  expect(reached[0]?.headers.get('browser')).toBe('mine')
  await ask({ method: 'GET', headers: { cookie: 'browser=forged' } })
  expect(reached[1]?.headers.get('browser')).toBeNull()
  await toBackend(
    new Request('http://localhost:3000/java/a', { headers: { cookie: 'browser=local' } }),
    demoBrand('main'),
    defer,
  )
  expect(reached[2]?.headers.get('browser')).toBe('local')
})

test('the secret of a browser without cookies is passed on, but not at any length', async () => {
  for (const browser of ['an-app', 'x'.repeat(65), 'x'.repeat(60_000)]) await ask({ headers: { browser } })
  expect(reached.map(({ headers }) => headers.get('browser'))).toEqual(['an-app', null, null])
})

const LOGIN_URL = '/java/login/V2/getLoginUrl?type=3&isFrom=pc'
const LOGIN_INFO = '/java/login/V2/getLoginInfo?type=3&isFrom=pc&code=c'
const cookiesOf = async (path: string, headers: Record<string, string> = {}) =>
  (await toBackend(new Request(`${SITE}${path}`, { headers }), demoBrand('main'), defer)).headers.getSetCookie()

test('a third-party sign-in belongs to the browser that began it, by a cookie that no script reads', async () => {
  backend.answer = { status: 'success', result: { url: 'https://provider.test/', flow: 'its-secret' }, code: 200 }
  expect(await cookiesOf(LOGIN_URL)).toEqual([
    '__Host-login_flow=its-secret; Path=/; Max-Age=600; SameSite=Lax; Secure; HttpOnly',
  ])
  backend.answer = { status: 'success', code: 200 }
  const ended = await cookiesOf(LOGIN_INFO, { cookie: '__Host-login_flow=its-secret' })
  expect(reached.at(-1)?.headers.get('login-flow')).toBe('its-secret')
  expect(ended).toEqual(['__Host-login_flow=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly'])
})

test('no other page begins or ends a third-party sign-in in a browser, and no header stands for the cookie', async () => {
  backend.answer = { status: 'success', result: { url: 'https://provider.test/', flow: 'its-secret' }, code: 200 }
  const headers = { 'sec-fetch-site': 'cross-site', cookie: '__Host-login_flow=its-secret' }
  expect(await cookiesOf(LOGIN_URL, headers)).toEqual([])
  await cookiesOf(LOGIN_INFO, headers)
  await cookiesOf(LOGIN_INFO, { 'login-flow': 'chosen', cookie: 'login_flow=of-a-subdomain' })
  expect(reached.map((request) => request.headers.get('login-flow'))).toEqual([null, null, null])
})

const LINE_KEY = `7.5.${'ab'.repeat(32)}`
const LINE = `/media/m/${LINE_KEY}/member-a/court/360p.m3u8`

const PASS = `1795000000000.${'cd'.repeat(32)}`

test('the pass of a member’s line is kept in a cookie that no script reads and only that line gets', async () => {
  backend.headers = { 'line-pass': PASS }
  const response = await toBackend(new Request(`${SITE}${LINE}?_HLS_msn=3`), demoBrand('main'), defer)
  expect(response.headers.getSetCookie()).toEqual([
    `__Secure-line_pass=${PASS}; Path=/media/m/${LINE_KEY}/; Max-Age=540; SameSite=Strict; Secure; HttpOnly`,
  ])
  expect(response.headers.has('line-pass')).toBe(false)
  for (const path of ['/java/user/info', '/media/sample-a/court/360p.m3u8', '/media/m/x;y/member-a/court/360p.m3u8'])
    expect(await cookiesOf(path)).toEqual([])
})

test('no script reads a pass, however it writes the address of its line', async () => {
  backend.headers = { 'line-pass': PASS }
  for (const line of [LINE, LINE.replace('/m/', '/%6d/'), LINE.replace('/m/', '//m/'), LINE.replace('7.5', '7%2E5')]) {
    const response = await toBackend(new Request(`${SITE}${line}`), demoBrand('main'), defer)
    expect(response.headers.has('line-pass'), line).toBe(false)
  }
})

test('the backend gets the pass of the line that is asked for by its cookie, and no other', async () => {
  await cookiesOf(LINE, { cookie: `line=other; __Secure-line_pass=${PASS}; token=users-token` })
  await cookiesOf(LINE, { 'line-pass': PASS })
  await cookiesOf('/java/user/info', { cookie: `__Secure-line_pass=${PASS}` })
  expect(reached.map(({ headers }) => headers.get('line-pass'))).toEqual([PASS, null, null])
})

test('a cookie that is no pass of ours takes nobody’s line away', async () => {
  for (const value of ['7', 'x'.repeat(60), PASS.toUpperCase(), `1${PASS}`, `${PASS}0`, PASS.replace('.', '.1.')])
    for (const name of ['line', 'line_pass', '__Secure-line_pass'])
      await cookiesOf(LINE, { cookie: `${name}=${value}` })
  await cookiesOf(LINE, { cookie: `line=${PASS}` })
  expect(new Set(reached.map(({ headers }) => headers.get('line-pass')))).toEqual(new Set([null]))
})

test('a pass that opens nothing is sent once: the answer deletes its cookie', async () => {
  backend.status = 404
  const headers = { cookie: `__Secure-line_pass=${PASS}` }
  expect(await cookiesOf(LINE, headers)).toEqual([
    `__Secure-line_pass=; Path=/media/m/${LINE_KEY}/; Max-Age=0; SameSite=Strict; Secure; HttpOnly`,
  ])
  expect(await cookiesOf(LINE)).toEqual([])
  backend.status = 200
  expect(await cookiesOf(LINE, headers)).toEqual([])
})

test('brand and host are those of the URL, whatever the caller’s headers say', async () => {
  await ask({ headers: { brand: 'arena', 'site-host': 'arena.test', token: 'mine' } })
  expect(reached[0]?.headers.get('brand')).toBe('main')
  expect(reached[0]?.headers.get('site-host')).toBe('site.test')
})

test('only complete first path segments belong to the backend', () => {
  expect(
    ['/java/user/info', '/ws/g', '/media/avatars/1/a.png', '/feed/push', '/pay/notify/stripe'].every(isBackendPath),
  ).toBe(true)
  expect(['/javascript', '/wsx', '/live/media', '/payday', '/'].some(isBackendPath)).toBe(false)
})

const OWN_JAVA = 'https://java.second.test'

/** The URL that a request of a brand with its own java host is forwarded to. */
async function whereTo(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const called: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    called.push(request)
    return new Response('elsewhere')
  })
  const environments = { dev: {}, pro: { java: OWN_JAVA }, pro_guonei: {} }
  await toBackend(new Request(`${SITE}${path}`, { headers }), { ...demoBrand('main'), environments }, defer)
  const request = called[0] ?? reached[0]
  expect(request?.headers.get('brand')).toBe('main')
  return request?.url
}

test.each([
  '/java/user/info?_t=1',
  '/media/avatars/7/ab12.png',
  '/media/%61vatars/7/ab12.png',
  '/media/streamers/7/ab12.png',
  '/media/articles/7/ab12.png',
  '/media/posters/7/ab12.png',
  '/media/videos/ab12/video.mp4',
  '/ws/u?ticket=7.1.ab',
  '/ws/%75?ticket=7.1.ab',
  '/ws/j?ticket=7.1.ab',
])('what belongs to users goes to the brand’s java host: %s', async (path) => {
  expect(await whereTo(path, { upgrade: 'websocket' })).toBe(`${OWN_JAVA}${path}`)
  expect(reached).toHaveLength(0)
})

test.each(['/ws/g', '/media/sample-a/master.m3u8', '/feed/push'])(
  'what is the same for every brand goes to the embedded backend: %s',
  async (path) => {
    expect(await whereTo(path)).toBe(`${SITE}${path}`)
    expect(reached).toHaveLength(1)
  },
)

test.each(['/java/user/info', '/media/avatars/7/ab12.png', '/ws/u?ticket=7.1.ab', '/ws/g'])(
  'a brand without a java host uses the embedded backend for everything: %s',
  async (path) => {
    expect(await ask({ method: 'GET', path })).toEqual(ACCEPTED)
  },
)

test('no caller sees a signature of a visitor, though her host sends it back; nor does she send one', async () => {
  const environments = { dev: {}, pro: { java: OWN_JAVA }, pro_guonei: {} }
  const headers = { 'x-grandstand-visitor': 'seen' }
  vi.stubGlobal('fetch', async () => Response.json({}, { headers }))
  const request = new Request(`${SITE}/java/user/info`, { headers: COOKIE })
  const response = await toBackend(request, { ...demoBrand('main'), environments }, defer)
  expect(response.headers.has('x-grandstand-visitor')).toBe(false)
  await ask({ method: 'GET', headers: { ...COOKIE, ...headers } })
  expect(reached[0]?.headers.has('x-grandstand-visitor')).toBe(false)
})

test('a caller waits eight seconds for a host that hangs, and the others do not', async () => {
  vi.useFakeTimers()
  const hanging = vi.fn(() => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', hanging)
  const environments = { dev: {}, pro: { java: 'https://java.hanging.test' }, pro_guonei: {} }
  const call = () =>
    toBackend(new Request(`${SITE}/java/user/info`), { ...demoBrand('main'), environments }, defer).then(
      ({ status }) => status,
    )
  const first = Promise.all([call(), call()])
  await vi.advanceTimersByTimeAsync(8000)
  expect(await first).toEqual([502, 502])
  expect(await Promise.all(Array.from({ length: 20 }, call))).toEqual(Array(20).fill(502))
  expect(hanging).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  hanging.mockImplementation(async () => Response.json({}))
  expect(await Promise.all([call(), call()])).toEqual([200, 502])
  expect(await call()).toBe(200)
  vi.useRealTimers()
})

const everyCall = Object.values(TABLES).flatMap((table) =>
  (Object.values(table) as Call[]).flatMap((entry) =>
    [entry.path, ...(entry.aliases ?? [])].map((path) => ({ path, entry })),
  ),
)
const RAW_TOKEN = 'raw-token-of-a-session'

test('no answer to a caller with a cookie carries a token, whichever call and wherever in the answer', async () => {
  const session = { uid: 7, token: RAW_TOKEN, newUser: false }
  for (const { path, entry } of everyCall)
    for (const result of [session, { session }, { list: [{ deep: session }] }]) {
      backend.answer = { status: 'success', result }
      const init = { method: entry.method, headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } }
      const response = await toBackend(new Request(`${SITE}/java${path}`, init), demoBrand('main'), defer)
      expect(await response.text(), path).not.toContain(RAW_TOKEN)
    }
})

test('the session that an answer begins is kept in cookies: the token where no script reads it', async () => {
  const user = {
    uid: 7,
    username: 'Ada',
    level: 1,
    roles: [],
    followCount: 0,
    fanCount: 0,
    createdAt: '2026-11-20T19:30:00.000Z',
  }
  backend.answer = { status: 'success', result: { token: RAW_TOKEN, user } }
  const init = { method: 'POST', headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } }
  const response = await toBackend(new Request(`${SITE}/java/user/V2/modifyUser`, init), demoBrand('main'), defer)
  expect(await response.json()).toEqual({ status: 'success', result: { user } })
  const cookies = response.headers.getSetCookie()
  expect(cookies[0]).toBe(`__Host-token=${RAW_TOKEN}; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly`)
  expect(cookies.filter((line) => line.includes(RAW_TOKEN))).toHaveLength(1)
  expect(cookies.at(-2)).toMatch(/^userInfo=%7B%22uid%22%3A7/)
  expect(cookies.at(-1)).toMatch(/^__Host-known=.+; HttpOnly$/)
})

test('a client with a token of its own, and one that signs in without a cookie, get the token', async () => {
  backend.answer = { status: 'success', result: { token: RAW_TOKEN } }
  for (const headers of [new Headers({ token: 'mine' }), new Headers()]) {
    const init = { method: 'POST', headers }
    const response = await toBackend(new Request(`${SITE}/java/login/V2/x`, init), demoBrand('main'), defer)
    expect(await response.json()).toEqual(backend.answer)
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test('over https the token cookie has the prefix that keeps other hosts from setting it; the old name counts without it', async () => {
  await ask({ method: 'GET', headers: { cookie: 'token=forged; __Host-token=mine' } })
  expect(reached[0]?.headers.get('token')).toBe('mine')
  await ask({ method: 'GET', headers: { cookie: 'token=of-an-old-session' } })
  expect(reached[1]?.headers.get('token')).toBe('of-an-old-session')
})

test('the backend gets our id of the request, and never the one that a visitor sends', async () => {
  const headers = { ...COOKIE, 'sec-fetch-site': 'same-origin', 'x-request-id': 'ffffffffffffffff' }
  await ask({ headers })
  const response = await withRequestId('a1b2c3d4e5f60718-FRA', () =>
    toBackend(new Request(`${SITE}/media/1/index.m3u8`, { headers }), demoBrand('main'), defer),
  )
  expect(reached.map((request) => request.headers.get('x-request-id'))).toEqual([null, 'a1b2c3d4e5f60718-FRA'])
  expect(response.headers.get('x-request-id')).toBe('a1b2c3d4e5f60718-FRA')
})

test.each(['/java/promotion/v2/countVisit', '/java/promotion/v2/count%56isit'])(
  'a call that the site alone makes does not reach the backend from outside: %s',
  async (path) => {
    expect((await ask({ path })).reached).toBe(0)
    expect((await ask({ path, headers: COOKIE })).reached).toBe(0)
  },
)
