import { ask } from '#tests/support/ask.ts'
import { demoBrand, originOf } from '#tests/support/brands.ts'
import { signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

/** Addresses of guests that no other test counts as its own. */
let guests = 0
const freshGuest = (): Record<string, string> => ({
  'cf-connecting-ip': `2001:db8:${(Date.now() & 0xffff).toString(16)}:${(++guests).toString(16)}::1`,
})
const BATCHES = 40
const AT_ONCE = 40

test('a guest who causes too much work is told to wait, by whatever way, and nobody else is', async ({ origin }) => {
  const headers = freshGuest()
  const refused = new Map<string, Response>()
  const request = async (path: string, more: Record<string, string> = {}) => {
    const response = await ask(`${origin}${path}`, { headers: { ...headers, ...more } })
    const [, way = ''] = path.split('/')
    if (response.status === 429) refused.set(way, response)
  }
  // Ever new answers count as dear, and are cheap: no league has these ids. A page and a function among them.
  for (let batch = 0; batch < BATCHES && refused.size < 3; batch += 1) {
    const from = 900_000_000 + batch * AT_ONCE
    const calls = Array.from({ length: AT_ONCE }, (_, at) => request(`/java/match/standings/${from + at}`))
    const action = request('/_serverFn/0000', { 'sec-fetch-site': 'same-origin' })
    await Promise.all([...calls, request(`/en/nowhere-${batch}`), action])
  }
  expect([...refused.keys()].sort()).toEqual(['_serverFn', 'en', 'java'])
  for (const response of refused.values()) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.get('java')?.json()).toMatchObject({ status: 'fail', errorCode: 4029 })
  expect(await refused.get('en')?.text()).toContain('Too many requests')
  expect((await ask(`${origin}/en/nowhere-0`, { headers: freshGuest() })).status).toBe(404)
})

test('unknown parameters make no page of their own', async ({ origin }) => {
  const headers = { ...freshGuest(), 'accept-language': 'en' }
  const states = []
  for (const search of ['', ...Array.from({ length: 80 }, (_, at) => `&x=${at}.${Math.random()}&fbclid=${at}`)]) {
    const response = await ask(`${origin}/en/match/tennis?view=results${search}`, { headers })
    expect(response.status).toBe(200)
    states.push(response.headers.get('x-cache'))
  }
  expect(states.slice(1).filter((state) => !/hit|stale/.test(state ?? ''))).toEqual([])
})

test('a visitor of a campaign gets the page at once, and its address without what no page reads', async ({ page }) => {
  const response = await open(page, '/en/match?utm_source=mail&view=results&fbclid=x#main')
  expect(response?.status()).toBe(200)
  expect(response?.request().redirectedFrom()).toBeNull()
  const { pathname, search, hash } = new URL(page.url())
  expect([pathname, search, hash]).toEqual(['/en/match', '?view=results', '#main'])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^[^?]*(\?view=results)?$/)
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click()
  await expect(page).not.toHaveURL(/utm_source/)
  await page.goto('/en?utm_source=mail')
  await untilHydrated(page)
  expect(new URL(page.url()).search).toBe('')
})

test('a return from a third party stays in the address', async ({ origin }) => {
  expect((await ask(`${origin}/en?code=c&state=3.s&iss=y`)).status).toBe(200)
})

test('each visitor who comes by a channel’s link gets the cached page, and a cookie', async ({ origin }) => {
  const headers = { ...freshGuest(), 'accept-language': 'en' }
  const visit = () => ask(`${origin}/en/match/tennis?promotionChannelId=spring&view=results`, { headers })
  await visit()
  for (const { headers: sent } of [await visit(), await visit()]) {
    expect(sent.get('x-cache')).toMatch(/hit|stale/)
    expect(sent.getSetCookie()).toContainEqual(expect.stringMatching(/^promotionChannelId=spring;/))
  }
  const later = await ask(`${origin}/en/match/tennis?view=results`, { headers })
  expect(later.headers.getSetCookie()).not.toContainEqual(expect.stringContaining('promotionChannelId'))
})

test('a brand’s files are on its own hosts only', async ({ origin }) => {
  const brands = [demoBrand('main'), demoBrand('arena')]
  for (const { hosts } of brands)
    for (const { id, logos } of brands) {
      const own = brands.find((brand) => brand.hosts === hosts)
      const { status } = await ask(`${originOf(origin, hosts[0] ?? '')}${logos.mark}`)
      expect(status, `${hosts[0]} ${logos.mark}`).toBe(own?.id === id ? 200 : 404)
    }
})

test('every page has keywords', async ({ origin, page }) => {
  const headers = freshGuest()
  const uid = await signInAsNew(page)
  for (const path of [
    '/en',
    '/en/match',
    '/en/live',
    '/en/soccer/data',
    '/en/s/ball',
    '/en/caijian',
    `/en/userInfo/${uid}`,
  ]) {
    const response = await ask(`${origin}${path}`, { headers })
    expect(await response.text(), path).toContain('<meta name="keywords" content="')
  }
})

test('security.txt names the brand’s contact and ends within a year', async ({ origin }) => {
  const response = await ask(`${origin}/.well-known/security.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toContain('Contact: mailto:hello@grandstand.test\n')
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('a Host that is no host is 400', async ({ origin }) => {
  for (const host of ['localhost:99999', '[::1']) expect((await ask(origin, { host })).status, host).toBe(400)
})
