import type { Page } from '@playwright/test'
import { ask } from '#tests/support/ask.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { documentedSample } from '#tests/support/documented-sample.ts'
import { type FakeJava, FOREIGN_MATCH, FOREIGN_PICTURE, FOREIGN_USER, openFakeJava } from '#tests/support/fake-java.ts'
import { accountMenu } from '#tests/support/login-dialog.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { connect } from '#tests/support/socket.ts'
import { test as base, expect, FAILED_TO_LOAD, sweepUnless, untilHydrated } from '#tests/support/visitor.ts'

interface Second {
  id: string
  java: FakeJava
  /** The site as the brand whose `java` is the second backend. */
  own: string
}

let made = 0

async function publishedKeys(origin: string): Promise<object[]> {
  const response = await ask(`${origin}/.well-known/jwks.json`)
  return ((await response.json()) as { keys: object[] }).keys
}

/** A brand of the test's own, whose calls go to a backend of the test's own on another port. */
const test = base.extend<{ second: Second }>({
  second: async ({ origin }, use) => {
    made += 1
    const id = `second-${process.pid}-${made}`
    const java = await openFakeJava()
    const brand = testBrand(id, { environments: { dev: {}, pro: { java: java.url }, pro_guonei: {} } })
    expect(await putBrand(brand)).toMatchObject({ isOk: true })
    const own = originOf(origin, `${id}.localhost`)
    await expect.poll(async () => (await ask(`${own}/robots.txt`)).status).toBe(200)
    const keys = await publishedKeys(own)
    java.trust(id, keys)
    await use({ id, java, own })
    await java.stop()
    await removeBrand(id)
  },
})

test('pages show the second backend’s data and nothing of the embedded one', async ({ page, second: { own } }) => {
  await page.goto(`${own}/en`)
  await expect(page.getByRole('region', { name: 'Matches', exact: true })).toContainText('Elsewhere Rovers')
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row')).toHaveCount(1)
  await page.goto(`${own}/en/soccer/77`)
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toContainText('Faraway Town')
  await expect(page.getByRole('main')).toContainText('Far Park')
})

test('calls say sysType, language and time; what all visitors share is asked for without a token', async ({
  second: { own, java },
}) => {
  const headersOf = (path: string) => java.asked.findLast((call) => call.path.endsWith(path))?.headers
  await ask(`${own}/ja/match`, { headers: { cookie: 'token=abc123; lang=ar' } })
  const list = java.asked.find(({ path }) => path.endsWith('getPCGameMatchByCondition'))
  expect(list?.method).toBe('POST')
  expect(list?.headers).toMatchObject({ systype: 'PC', lan: 'jp' })
  expect(list?.headers.token).toBeUndefined()
  expect(Number(list?.query.get('_t'))).toBeGreaterThan(Date.now() - 60_000)
  expect(headersOf('/user/info')).toMatchObject({ systype: 'PC', lan: 'jp', token: 'abc123' })
  await ask(`${own}/match`, { headers: { cookie: 'lang=zh_tw' } })
  expect(headersOf('getPCGameMatchByCondition')).toMatchObject({ lan: 'zh_tw' })
})

test('calls of the browser to /java reach the second backend too', async ({ second: { own, java } }) => {
  const answer = await (await ask(`${own}/java/soccer/77`, { headers: { lan: 'en_US' } })).json()
  expect(answer).toMatchObject({ result: { match: { home: { name: FOREIGN_MATCH.home.name } } } })
  expect(java.asked.at(-1)?.path).toBe('/soccer/77')
})

/** Two visitors, of whom one says that she is somebody else. */
const VISITORS: { address: string; headers: Record<string, string> }[] = [
  { address: '198.51.100.7', headers: { 'cf-connecting-ip': '198.51.100.7', 'cf-ipcountry': 'NL' } },
  {
    address: '2001:db8::7',
    headers: {
      'cf-connecting-ip': '2001:db8::7',
      'cf-ipcountry': 'constructor',
      'x-forwarded-for': '198.51.100.7',
      'x-grandstand-visitor': 'forged',
    },
  },
]

test('the second backend learns each visitor’s address and country, signed, and nothing that a visitor says', async ({
  second: { own, java },
}) => {
  const cookie = 'token=hers'
  for (const { headers } of VISITORS) {
    await ask(`${own}/en/match`, { headers: { ...headers, cookie } })
    await ask(`${own}/java/user/info?_t=1`, { headers: { ...headers, cookie } })
    await ask(`${own}${FOREIGN_PICTURE}`, { headers })
  }
  expect(java.asked.filter(({ visitor }) => visitor === null)).toEqual([])
  for (const path of [/^\/user\/info$/, /^\/media/])
    expect(
      new Set(java.asked.filter((asked) => path.test(asked.path)).map(({ visitor }) => visitor?.address)),
      String(path),
    ).toEqual(new Set(VISITORS.map(({ address }) => address)))
  const countries = java.asked.flatMap(({ visitor }) => visitor?.country ?? [])
  expect(new Set(countries)).toEqual(new Set(['NL']))
  const list = java.asked.find(({ path }) => path.endsWith('getPCGameMatchByCondition'))
  expect(list?.visitor).toMatchObject({ sub: 'site' })
  for (const { headers } of java.asked) {
    expect(headers['x-forwarded-for']).toBeUndefined()
    expect(headers['cf-connecting-ip']).toBeUndefined()
  }
  expect(new Set(java.asked.map(({ visitor }) => visitor?.jti)).size).toBe(java.asked.length)
})

test('a signature is of one brand, one request and one minute', async ({ second: { id, own, java } }) => {
  await ask(`${own}/java/user/info?_t=1`, { headers: { cookie: 'token=hers' } })
  const { headers, method } = java.asked.at(-1) ?? { headers: {}, method: '' }
  const keys = await publishedKeys(own)
  expect(keys).toHaveLength(1)
  expect(keys[0]).not.toHaveProperty('d')
  const { visitorOf } = await documentedSample<{ visitorOf(...args: unknown[]): object | null }>('docs/operations.md')
  const now = Date.now() / 1000
  const request = { method, url: '/java/user/info?_t=1', headers }
  expect(visitorOf(request, { keys, brand: id, now })).not.toBeNull()
  expect(visitorOf(request, { keys, brand: 'another', now })).toBeNull()
  expect(visitorOf(request, { keys, brand: id, now: now + 90 })).toBeNull()
  expect(visitorOf({ ...request, method: 'POST' }, { keys, brand: id, now })).toBeNull()
  expect(visitorOf({ ...request, url: '/java/user/export' }, { keys, brand: id, now })).toBeNull()
})

test('limits of the second backend count two visitors as two', async ({ second: { own, java } }) => {
  java.limitEachVisitor(2)
  const answersOf = async (headers: Record<string, string>) => {
    const codes = []
    for (let time = 0; time < 3; time += 1) {
      const answer = (await (await ask(`${own}/java/user/info`, { headers })).json()) as { errorCode?: number }
      codes.push(answer.errorCode ?? 'none')
    }
    return codes
  }
  for (const { headers } of VISITORS) expect(await answersOf(headers)).toEqual(['none', 'none', 4029])
})

test('pictures of its users, and the socket of their notices, are the second backend’s', async ({
  origin,
  second: { own, java },
}) => {
  expect(await (await ask(`${own}${FOREIGN_PICTURE}`)).text()).toBe('a foreign face')
  expect((await ask(`${origin}${FOREIGN_PICTURE}`)).status).toBe(404)
  const socket = await connect(own, '/ws/u?ticket=7.1.ab')
  expect(await socket.next()).toBe('hello 7.1.ab')
  socket.send('anybody?')
  expect(await socket.next()).toBe('heard anybody?')
  expect(java.asked.at(-1)?.path).toBe('/ws/u')
  socket.close()
  await expect(connect(origin, '/ws/u?ticket=7.1.ab')).rejects.toThrow('403')
})

test('two failures and then an answer: the page shows the data', async ({ page, second: { own, java } }) => {
  await page.goto(`${own}/en/s/warm`)
  java.asked.length = 0
  java.fail('server_error', 'server_error', 'none')
  await page.goto(`${own}/en/soccer/77`)
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toContainText('Elsewhere Rovers')
})

const PAGES = {
  server_error: 'Network problem',
  silence: 'Network problem',
  not_json: 'Network problem',
  wrong_shape: 'Something went wrong. Try again later.',
  general: 'We are counting the balls',
} as const
/** Shown as `server_error` is. */
const LIKE_SERVER_ERROR: string[] = ['silence', 'not_json']

for (const [failure, title] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
  const says = `a backend that answers with ${failure} gives a page that says “${title}”, and heals`
  test(says, sweepUnless(!LIKE_SERVER_ERROR.includes(failure)), async ({ page, faults, second: { own, java } }) => {
    faults.allow(FAILED_TO_LOAD, /./)
    java.fail(failure)
    const response = await page.goto(`${own}/en/match`)
    expect(response?.status()).toBeGreaterThanOrEqual(500)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    java.fail('none')
    await untilHydrated(page)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    // One that hung is asked again after some seconds.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(page.getByRole('region', { name: 'Matches', exact: true })).toContainText('Elsewhere Rovers', {
        timeout: 1000,
      })
    }).toPass({ timeout: 30_000 })
  })
}

test('a backend that hangs keeps the first visitor waiting, and nobody after her', async ({
  second: { own, java },
}) => {
  java.fail('silence')
  const secondsOf = async (path: string) => {
    const startedAt = Date.now()
    const { status } = await ask(`${own}${path}`, { headers: { 'accept-language': 'en' } })
    expect(status).toBeGreaterThanOrEqual(500)
    return (Date.now() - startedAt) / 1000
  }
  expect(await secondsOf('/en/match')).toBeGreaterThan(2)
  for (const path of ['/en/match', '/en/match?view=results', '/ja/match']) expect(await secondsOf(path)).toBeLessThan(1)
})

test('nothing of a stack that a backend answers is on a page or in an answer of a page’s call', async ({
  page,
  faults,
  second: { own, java },
}) => {
  faults.allow(FAILED_TO_LOAD, /./)
  for (const failure of ['stack', 'stack_as_text'] as const) {
    java.fail(failure)
    const response = await page.goto(`${own}/en/match`)
    expect(response?.status()).toBeGreaterThanOrEqual(500)
    expect(await response?.text()).not.toMatch(/UserService|NullPointer/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a backend that refuses connections gives the network-problem page, and nobody else notices', async ({
  page,
  faults,
  origin,
  second: { own, java },
}) => {
  faults.allow(FAILED_TO_LOAD, /./)
  await java.stop()
  const response = await page.goto(`${own}/ar`)
  expect(response?.status()).toBeGreaterThanOrEqual(500)
  await expect(page.getByRole('heading', { name: 'مشكلة في الشبكة' })).toBeVisible()
  await untilHydrated(page)
  const id = (await response?.headerValue('x-request-id')) ?? ''
  expect(id).toMatch(/^[\da-f-]{36}$/)
  await expect(page.getByText(`الرقم المرجعي: ${id}`)).toBeVisible()
  expect((await ask(`${own}/java/user/info`)).status).toBe(502)
  expect((await fetch(`${origin}/match`)).status).toBe(200)
})

test('a session the backend does not know any more ends: cookies go, the language stays, home is shown', async ({
  second: { own, java },
}) => {
  java.fail('session')
  const response = await ask(`${own}/match`, {
    headers: { cookie: 'token=old; lang=ar; userInfo=x' },
  })
  expect(response.status).toBe(302)
  expect(new URL(response.headers.get('location') ?? '', own).pathname).toBe('/')
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(/^token=;.*Max-Age=0/m)
  expect(cookies).toMatch(/^userInfo=;.*Max-Age=0/m)
  expect(cookies).not.toMatch(/^lang=;/m)
})

test('what the service says about a refused act is the toast, word for word', async ({
  page,
  context,
  second: { own, java },
}) => {
  await context.addCookies([{ name: 'token', value: 'hers', url: own, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`${own}/en/userInfo/info`)
  await untilHydrated(page)
  java.failAt(/avatar/i, 'general')
  await page.getByRole('main').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('We are counting the balls')).toBeVisible()
})

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' })

test('while accounts cannot be read, a signed-in visitor stays who she is, and heals', async ({
  page,
  context,
  faults,
  second: { own, java },
}) => {
  faults.allow(FAILED_TO_LOAD, /./)
  await context.addCookies([{ name: 'token', value: 'hers', url: own, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`${own}/en/match`)
  await expect(accountMenu(page)).toBeVisible()

  java.failAt(/^\/user\/info$/, 'server_error')
  await page.goto(`${own}/en/match`)
  await expect(page.getByRole('region', { name: 'Matches', exact: true })).toContainText('Elsewhere Rovers')
  await expect(accountMenu(page)).toBeVisible()
  await expect(signIn(page)).toHaveCount(0)

  const response = await page.goto(`${own}/en/userInfo/info`)
  expect(response?.status()).toBeGreaterThanOrEqual(500)
  await expect(page.getByRole('heading', { name: 'Network problem' })).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  await expect(signIn(page)).toHaveCount(0)

  java.failAt(/^\/user\/info$/, 'none')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByLabel('Username')).toHaveValue(FOREIGN_USER.username)
})

test('while accounts cannot be read, a token alone gets the network-problem page, never a guest’s', async ({
  second: { own, java },
}) => {
  java.failAt(/^\/user\/info$/, 'server_error')
  for (const path of ['/ja', '/ja/match', '/ja/userInfo/info']) {
    const response = await ask(`${own}${path}`, { headers: { cookie: 'token=hers; userInfo=%7B%22uid%22%3A7%7D' } })
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('<html lang="ja"')
    expect(html).toContain('<h1>ネットワークに問題があります</h1>')
    expect(html).not.toContain('ログイン')
  }
})
