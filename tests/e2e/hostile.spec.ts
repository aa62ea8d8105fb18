import type { Page } from '@playwright/test'
import { findLiveMatch, isHealthy, pathOf } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, open, test, untilHydrated } from '#tests/support/visitor.ts'

test('health is one short answer', async ({ origin }) => {
  const response = await fetch(`${origin}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a local run is reached from this machine only', async ({ origin }) => {
  const { hostname, port } = new URL(origin)
  expect(hostname).toBe('localhost')
  // The whole block 127.0.0.0/8 is this machine: who listens on every address answers on this one too.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed')
})

test('a word that every object has is no language, in a header or a cookie', async ({ origin }) => {
  for (const word of ['constructor', '__proto__', 'hasOwnProperty']) {
    const hints: Record<string, string>[] = [
      { 'accept-language': word },
      { cookie: `lang=${word}; tz=${word}` },
      { 'cf-ipcountry': word },
    ]
    for (const headers of hints) expect((await fetch(origin, { headers })).status, JSON.stringify(headers)).toBe(200)
  }
})

test('an address too long is 414, a query too long too', async ({ origin }) => {
  expect((await fetch(`${origin}/${'a'.repeat(3000)}`)).status).toBe(414)
  expect((await fetch(`${origin}/?x=${'a'.repeat(3000)}`)).status).toBe(414)
  expect((await fetch(`${origin}/s/${'%E2%9A%BD'.repeat(300)}`)).status).toBe(414)
})

for (const path of [
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/soccer/1e3',
  '/soccer/-1',
  '/soccer/0x10',
  '/ar/ar/match',
])
  test(`the strange address ${path} is answered without a crash or a way out`, async ({ origin }) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    expect(response.status, path).toBeLessThan(500)
    const location = response.headers.get('location')
    if (location) expect(new URL(location, origin).host).toBe(new URL(origin).host)
  })

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
  test(`${method} on a page changes nothing and is not an error of ours`, async ({ origin }) => {
    const response = await fetch(`${origin}/match`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

test('HEAD is a page without its body', async ({ origin }) => {
  const response = await fetch(`${origin}/match`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

const LIST = '/java/v2/match/getPCGameMatchByCondition'
const BODIES: [string, string | undefined][] = [
  ['no body', undefined],
  ['text that is no JSON', '{"page":'],
  ['wrong types', '{"page":"one","gameIds":"202"}'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a million as page', '{"page":1000000}'],
  ['a zone that cannot be one', '{"list":"today","zone":"<Mars>"}'],
  ['a day that is none', '{"list":"day","day":"2026-13-45"}'],
  ['more games than there are', JSON.stringify({ gameIds: Array.from({ length: 500 }, (_, at) => at) })],
]
for (const [name, body] of BODIES)
  test(`POST /java with ${name} is refused in words`, async ({ origin }) => {
    const response = await fetch(`${origin}${LIST}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    expect(response.status).toBeLessThan(500)
    const answer = await response.json()
    if (name !== 'no body') expect(answer).toMatchObject({ status: 'fail', errorCode: 4000 })
  })

test('POST /java with a huge body is refused in words', async ({ origin }) => {
  const response = await fetch(`${origin}${LIST}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ padding: 'x'.repeat(5 * 1024 * 1024) }),
  })
  expect(response.status).toBeLessThan(500)
  expect(await response.json()).toMatchObject({ status: 'fail' })
  expect(await isHealthy(origin)).toBe(true)
})

test('calls of the contract that do not exist, or by the wrong method, say so in the envelope', async ({ origin }) => {
  const unknown = await fetch(`${origin}/java/no/such/call/here`)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ status: 'fail', errorCode: 4004 })
  const wrong = await fetch(`${origin}${LIST}`)
  expect(wrong.status).toBeLessThan(500)
  expect(await wrong.json()).toMatchObject({ status: 'fail' })
})

test('a call that needs a session says 3000 without one and 3001 with a bad one', async ({ origin }) => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/java/user/info`, { headers }).then((response) => response.json())
  expect(await ask({})).toMatchObject({ status: 'fail', errorCode: 3000 })
  expect(await ask({ token: 'forged' })).toMatchObject({ status: 'fail', errorCode: 3001 })
})

test('a POST that rides on the visitor’s cookie from another site is refused', async ({ origin }) => {
  const send = (headers: Record<string, string>) =>
    fetch(`${origin}/java/match/attention`, {
      method: 'POST',
      headers: { cookie: 'token=abc', 'content-type': 'application/json', ...headers },
      body: '{"matchId":1,"attention":true}',
    })
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
  expect(await (await send({ 'sec-fetch-site': 'same-origin' })).json()).toMatchObject({ errorCode: 3001 })
})

/** The address of a server function that the page has called itself. */
async function aServerFunction(page: Page): Promise<string> {
  const called = page.waitForRequest((request) => request.url().includes('/_serverFn/'))
  await open(page, '/en/match')
  await page.getByRole('link', { name: 'Results' }).click()
  return (await called).url()
}

test('server functions answer our own pages only', async ({ page }) => {
  const address = await aServerFunction(page)
  const ask = (headers: Record<string, string>) => fetch(address, { headers: { 'x-tsr-serverFn': 'true', ...headers } })
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
})

test('an input without length is refused once it is too long, and the site goes on', async ({ origin }) => {
  const send = (megabytes: number) => {
    const body = new Blob([new Uint8Array(megabytes * 1024 * 1024)]).stream()
    const headers = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    return fetch(`${origin}/_serverFn/0000`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }
  expect((await send(2)).status).toBe(413)
  expect((await send(12)).status).toBe(413)
  expect((await send(1)).status).not.toBe(413)
})

test('an unknown server function, or one with nonsense for an input, is refused without a trace', async ({ page }) => {
  const address = new URL(await aServerFunction(page))
  const headers = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }
  for (const name of ['0000', 'constructor', '__proto__', '%00', 'match.listMatches.x']) {
    const unknown = await fetch(`${address.origin}/_serverFn/${name}`, { headers })
    expect([unknown.status, await unknown.text()]).toEqual([500, 'Unknown middleware'])
  }
  address.searchParams.set('payload', '{"bad"')
  const nonsense = await fetch(address, { headers })
  expect(await nonsense.text()).not.toMatch(/node_modules|\.ts:\d+|at \w+ \(/)
})

const HEADERS: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /max-age=31536000/,
  'content-security-policy': /default-src 'self'/,
}
const PAGES = [
  '/',
  '/match',
  '/match?view=results',
  '/live',
  '/soccer/data',
  '/s/lol',
  '/nothing',
  '/ar',
  'match',
  'room',
]

for (const path of PAGES)
  test(`the page ${path} carries the security headers, and nothing on it breaks them`, async ({
    page,
    origin,
    faults,
  }) => {
    if (path === '/nothing') faults.allow(FAILED_TO_LOAD)
    const match = await findLiveMatch(origin, 1)
    const address = path === 'match' ? pathOf(match) : path === 'room' ? `/live/${match.roomId ?? ''}` : path
    await page.addInitScript(() => {
      Object.assign(window, { broken: [] })
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as { broken: string[] }).broken.push(`${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    const response = await page.goto(address)
    for (const [name, value] of Object.entries(HEADERS)) expect(response?.headers()[name], name).toMatch(value)
    expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval')/)
    await untilHydrated(page)
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
  })

test('text from the address is text on the page', async ({ page }) => {
  const evil = '<img src=x onerror="window.evil=1"></script><script>window.evil=1</script>'
  await page.goto(`/en/s/${encodeURIComponent(evil)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})

test('hashed files never change, pages are asked for anew', async ({ origin }) => {
  const response = await fetch(origin)
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  const files = [...(await response.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(5)
  for (const file of new Set(files)) {
    const asset = await fetch(`${origin}${file}`)
    expect(asset.status).toBe(200)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await fetch(`${origin}/assets/none-00000000.js`)).status).toBe(404)
})

test('a guest’s page comes from the cache and is the same for the next guest', async ({ origin }) => {
  const ask = () => fetch(`${origin}/match/tennis`, { headers: { 'accept-language': 'en' } })
  await (await ask()).text()
  const second = await ask()
  expect(second.headers.get('x-cache')).toMatch(/hit|stale/)
  expect(second.headers.get('content-security-policy')).toContain('sha256-')
})
