import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { isBackendPath, toBackend } from './gateway.ts'

const reached = vi.hoisted(() => [] as Request[])
vi.mock('./env.ts', () => ({
  env: {
    BACKEND: {
      fetch: async (request: Request) => {
        reached.push(request)
        return Response.json({ status: 'success', code: 200 })
      },
    },
  },
}))
beforeEach(() => {
  reached.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const SITE = 'https://site.test'
const COOKIE = { cookie: 'token=hers; theme=dark' }

interface Asked {
  method?: string
  path?: string
  headers?: Record<string, string>
}

async function ask({ method = 'POST', path = '/java/user/modifyUser', headers = {} }: Asked) {
  const response = await toBackend(new Request(`${SITE}${path}`, { method, headers }), demoBrand('main'))
  return { status: response.status, reached: reached.length }
}
const REFUSED = { status: 403, reached: 0 }
const WELL = { status: 200, reached: 1 }

test.each(['cross-site', 'same-site', 'none'])('a POST that rides on the cookie from %s is refused', async (site) => {
  expect(await ask({ headers: { ...COOKIE, 'sec-fetch-site': site } })).toEqual(REFUSED)
})

test('a POST from another origin, or from nowhere, is refused where the browser says no more', async () => {
  expect(await ask({ headers: { ...COOKIE, origin: 'https://evil.test' } })).toEqual(REFUSED)
  expect(await ask({ headers: { ...COOKIE, origin: 'null' } })).toEqual(REFUSED)
  expect(await ask({ headers: COOKIE })).toEqual(REFUSED)
})

test.each(['/java/user/followUser?userId=7&isFollowed=true', '/java/user/updateLike', '/java/user/checkCFToken/'])(
  'a GET that changes something is refused like a POST: %s',
  async (path) => {
    const headers = { ...COOKIE, 'sec-fetch-site': 'cross-site' }
    expect(await ask({ method: 'GET', path, headers })).toEqual(REFUSED)
    expect(await ask({ method: 'GET', path, headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } })).toEqual(WELL)
  },
)

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
])('a GET that changes something is seen in other writing too: %s', async (path) => {
  expect(await ask({ method: 'GET', path, headers: COOKIE })).toEqual(REFUSED)
  expect(await ask({ method: 'HEAD', path, headers: { ...COOKIE, 'sec-fetch-site': 'none' } })).toEqual(REFUSED)
})

test('our own pages may, and the cookie becomes the token header', async () => {
  expect(await ask({ headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } })).toEqual(WELL)
  expect(reached[0]?.headers.get('token')).toBe('hers')
  expect(reached[0]?.headers.get('cookie')).toBeNull()
  expect(reached[0]?.headers.get('brand')).toBe('main')
})

test('an older browser’s own origin may', async () => {
  expect(await ask({ headers: { ...COOKIE, origin: SITE } })).toEqual(WELL)
})

test('a caller that sends its own token may from anywhere: no page can make a browser add that header', async () => {
  const headers = { ...COOKIE, token: 'mine', 'sec-fetch-site': 'cross-site' }
  expect(await ask({ headers })).toEqual(WELL)
  expect(reached[0]?.headers.get('token')).toBe('mine')
})

test('a GET that only reads may come from anywhere, and so may whoever has no session', async () => {
  const headers = { ...COOKIE, 'sec-fetch-site': 'cross-site' }
  expect(await ask({ method: 'GET', path: '/java/user/info', headers })).toEqual(WELL)
  expect((await ask({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
})

test.each(['cross-site', 'same-site'])('what a %s page reads it reads as a guest', async (site) => {
  const path = '/java/user/%F0%9F%90%8Eanything'
  expect(await ask({ method: 'GET', path, headers: { ...COOKIE, 'sec-fetch-site': site } })).toEqual(WELL)
  expect(reached[0]?.headers.get('token')).toBeNull()
  expect(reached[0]?.headers.get('cookie')).toBeNull()
})

test.each(['same-origin', 'none'])('what the visitor herself asks for (%s) is answered to her', async (site) => {
  await ask({ method: 'GET', path: '/java/user/info', headers: { ...COOKIE, 'sec-fetch-site': site } })
  expect(reached[0]?.headers.get('token')).toBe('hers')
})

test('the brand is the host’s, whatever a caller says', async () => {
  await ask({ headers: { brand: 'arena', token: 'mine' } })
  expect(reached[0]?.headers.get('brand')).toBe('main')
})

test('only whole first folders are the backend’s', () => {
  expect(['/java/user/info', '/ws/g', '/media/avatars/1/a.png', '/feed/push'].every(isBackendPath)).toBe(true)
  expect(['/javascript', '/wsx', '/live/media', '/'].some(isBackendPath)).toBe(false)
})

const OWN_JAVA = 'https://java.second.test'

/** Where a brand with a java host of its own is sent to. */
async function whereTo(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const called: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    called.push(request)
    return new Response('elsewhere')
  })
  const environments = { dev: {}, pro: { java: OWN_JAVA }, pro_guonei: {} }
  await toBackend(new Request(`${SITE}${path}`, { headers }), { ...demoBrand('main'), environments })
  const request = called[0] ?? reached[0]
  expect(request?.headers.get('brand')).toBe('main')
  return request?.url
}

test.each([
  '/java/user/info?_t=1',
  '/media/avatars/7/ab12.png',
  '/media/%61vatars/7/ab12.png',
  '/ws/u?ticket=7.1.ab',
  '/ws/%75?ticket=7.1.ab',
  '/ws/j?ticket=7.1.ab',
])('what belongs to users is where the brand’s users are: %s', async (path) => {
  expect(await whereTo(path, { upgrade: 'websocket' })).toBe(`${OWN_JAVA}${path}`)
  expect(reached).toHaveLength(0)
})

test.each(['/ws/g', '/media/sample-a/master.m3u8', '/feed/push'])(
  'what is the same for every brand is the embedded backend’s: %s',
  async (path) => {
    expect(await whereTo(path)).toBe(`${SITE}${path}`)
    expect(reached).toHaveLength(1)
  },
)

test.each(['/java/user/info', '/media/avatars/7/ab12.png', '/ws/u?ticket=7.1.ab', '/ws/g'])(
  'a brand without a java host has everything at the embedded one: %s',
  async (path) => {
    expect(await ask({ method: 'GET', path })).toEqual(WELL)
  },
)
