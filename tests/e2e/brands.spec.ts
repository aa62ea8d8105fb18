import fs from 'node:fs'
import { type Brand, logosOf } from '#brands/brand.ts'
import { localeByCode } from '#contract/languages.ts'
import { ask } from '#tests/support/ask.ts'
import { demoBrand, originOf, testBrand } from '#tests/support/brands.ts'
import { findLiveMatch, liveRooms, pathOf } from '#tests/support/calls.ts'
import { putBrand, putBrandByScript, removeBrand, runScript } from '#tests/support/site.ts'
import { expect, sweepUnless, test } from '#tests/support/visitor.ts'

/** Texts and colours that identify a brand. */
function signsOf(brand: Brand): string[] {
  const names = Object.values(brand.texts).flatMap(({ name, title, copyright }) => [name, title, copyright])
  const colours = [brand.theme.dark.brand, brand.theme.light.brand, brand.theme.dark.background]
  const contacts = brand.contacts.map(({ value }) => value)
  return [...new Set([...names, ...colours, ...contacts, `/brands/${brand.id}/`, `${brand.id}.localhost`])]
}

const askAs = async (origin: string, host: string, path = '/', headers: Record<string, string> = {}) => {
  const response = await ask(`${origin}${path}`, { host, headers })
  return { status: response.status, text: await response.text() }
}

const FILES = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemap-players.xml', '/favicon.ico']

for (const tag of ['', '/ar', '/en', '/zh-Hans', '/ja'])
  test(
    `two brands on one server have nothing of each other, on any page at ${tag || 'the brand’s own language'}`,
    sweepUnless(['', '/ar'].includes(tag)),
    async ({ origin }) => {
      const [room] = await liveRooms(origin)
      const matches = await Promise.all([202, 1, 210, 203].map((game) => findLiveMatch(origin, game)))
      const pages = [
        '/',
        '/match',
        '/match/lol',
        '/match?view=results',
        '/match?view=favourites',
        '/live',
        `/live/${room?.id}`,
        '/soccer/data',
        '/s/lol',
        '/nothing',
        ...matches.map(pathOf),
        ...matches.map((match) => `${pathOf(match)}?tab=standings`),
      ]
      const brands = [demoBrand('main'), demoBrand('arena'), demoBrand('tribuna')]
      for (const brand of brands) {
        const [host = ''] = brand.hosts
        const foreign = brands.filter((other) => other !== brand).flatMap(signsOf)
        const own = signsOf(brand)
        for (const path of pages) {
          const address = `${originOf(origin, host)}${tag}${path === '/' && tag ? '' : path}`
          const text = await (await ask(address)).text()
          expect(
            foreign.filter((sign) => !own.includes(sign) && text.includes(sign)),
            address,
          ).toEqual([])
          expect(text, address).toContain(brand.theme.dark.brand)
        }
        for (const file of FILES) {
          const text = await (await ask(`${originOf(origin, host)}${file}`)).text()
          expect(
            foreign.filter((sign) => !own.includes(sign) && text.includes(sign)),
            `${host}${file}`,
          ).toEqual([])
        }
      }
    },
  )

for (const id of ['main', 'arena', 'tribuna'] as const) {
  const brand = demoBrand(id)
  const [host = ''] = brand.hosts

  test(`${id}: logo, texts, colours and copyright are the record’s`, async ({ page, origin }) => {
    await page.goto(`${originOf(origin, host)}/${localeByCode(brand.defaultLanguage)?.tag}`)
    const texts = brand.texts[brand.defaultLanguage]
    await expect(page).toHaveTitle(texts?.title ?? '')
    const logo = fs.readFileSync(`public${logosOf(brand, brand.defaultLanguage)[brand.theme.scheme]}`, 'utf8')
    const shown = (await page.locator('header img:visible').first().getAttribute('src')) ?? ''
    expect(decodeURIComponent(shown).replaceAll("'", '"')).toBe(`data:image/svg+xml,${logo.trim()}`)
    await expect(page.getByRole('contentinfo')).toContainText(texts?.copyright ?? '')
    await expect(page.getByRole('contentinfo')).toContainText(brand.contacts[0]?.value ?? '')
    await expect(page.locator('html')).toHaveAttribute('data-theme', brand.theme.scheme)
    const colour = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
    expect(colour.trim()).toBe(brand.theme[brand.theme.scheme].brand)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', brand.logos.favicon)
  })

  test(`${id}: manifest, robots, sitemap and favicon are the brand’s own`, async ({ origin }) => {
    const own = originOf(origin, host)
    const manifest = await (await ask(`${own}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ short_name: brand.texts[brand.defaultLanguage]?.name, display: 'standalone' })
    expect(await (await ask(`${own}/robots.txt`)).text()).toContain(`Sitemap: ${own}/sitemap.xml`)
    const sitemap = await (await ask(`${own}/sitemap.xml`)).text()
    expect(sitemap).toContain(`<loc>${own}/match</loc>`)
    expect(sitemap, 'teams have pages').toMatch(/\/squadLibrary\/\d+<\/loc>/)
    const players = await (await ask(`${own}/sitemap-players.xml`)).text()
    expect(players.match(new RegExp(`<loc>${own}/playerLibrary/\\d+</loc>`, 'g'))?.length).toBeGreaterThan(500)
    expect(
      [...sitemap.matchAll(/https?:\/\/[^/"<]+/g)]
        .map(([found]) => found)
        .filter((found) => !found.includes('sitemaps.org') && !found.includes('w3.org') && found !== own),
    ).toEqual([])
    const favicon = await ask(`${own}/favicon.ico`)
    expect(favicon.headers.get('content-type')).toContain('svg')
    expect(await favicon.text()).toBe(await (await ask(`${own}${brand.logos.favicon}`)).text())
  })
}

test('what a brand switches off is not on its pages', async ({ page, origin }) => {
  const match = await findLiveMatch(origin, 202)
  await page.goto(`${originOf(origin, 'arena.localhost')}${pathOf(match)}?tab=odds`)
  await expect(page.locator('[data-tab="odds"]')).toHaveCount(0)
  await expect(page.locator('[data-tab="overview"]')).toBeVisible()
})

test.describe('an unknown or poisoned host', () => {
  const HOSTS = ['unknown.example', 'evil.localhost', '10.0.0.1', 'localhost.evil.example', 'main', '[::1]']
  for (const host of HOSTS)
    test(`${host} is 404 and learns no brand’s name`, async ({ origin }) => {
      for (const path of ['/', '/match', '/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/favicon.ico']) {
        const { status, text } = await askAs(origin, host, path)
        expect(status, path).toBeGreaterThanOrEqual(400)
        const signs = [demoBrand('main'), demoBrand('arena'), demoBrand('tribuna')].flatMap(signsOf)
        expect(
          signs.filter((sign) => text.includes(sign)),
          path,
        ).toEqual([])
      }
      expect((await askAs(origin, host)).text).toContain('<h1>There’s no site at this address</h1>')
      const inJapanese = await askAs(origin, host, '/', { 'accept-language': 'ja' })
      expect(inJapanese.text).toContain('<html lang="ja"')
      expect(inJapanese.text).toContain('<h1>このアドレスにサイトはありません</h1>')
    })

  test('a host that is no host at all is refused', async ({ origin }) => {
    for (const host of ['host:main', 'a b', '<script>', '%00'])
      expect((await askAs(origin, host)).status, host).toBeGreaterThanOrEqual(400)
    expect((await askAs(origin, new URL(origin).host)).status).toBe(200)
  })

  test('forwarding headers cannot make a page name another host', async ({ origin }) => {
    const { host } = new URL(origin)
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '/evil',
    }
    for (const path of ['/', '/match', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
      const poisoned = await askAs(origin, host, path, poison)
      expect(poisoned.status).toBe(200)
      expect(poisoned.text).not.toContain('evil')
      expect((await askAs(origin, host, path)).text).not.toContain('evil')
    }
  })

  test('a host in capitals, or with a dot behind, is the same brand or nobody’s', async ({ origin }) => {
    const { port } = new URL(origin)
    expect((await askAs(origin, `LOCALHOST:${port}`)).status).toBe(200)
    expect([200, 404]).toContain((await askAs(origin, `localhost.:${port}`)).status)
  })
})

test.describe('a brand’s record', () => {
  test('a new record and a change of it show within seconds, while the site runs', async ({ page, origin }, info) => {
    const brand = testBrand('livechange')
    const own = originOf(origin, 'livechange.localhost')
    expect((await ask(own)).status).toBe(404)
    expect((await putBrandByScript(brand, info.outputPath())).code).toBe(0)
    await expect.poll(async () => (await ask(own)).status).toBe(200)
    const texts = {
      ...brand.texts.en_US,
      title: 'Changed while it ran',
      name: 'Changed Name',
    } as Brand['texts'][string]
    const theme = { ...brand.theme, dark: { ...brand.theme.dark, brand: '#00ccaa' } }
    const changed: Brand = { ...brand, theme, texts: { en_US: texts } }
    await putBrandByScript(changed, info.outputPath())
    await expect
      .poll(async () => /<title>([^<]*)/.exec(await (await ask(own)).text())?.[1], { timeout: 8000 })
      .toBe('Changed while it ran')
    await page.goto(own)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
    ).toBe('#00ccaa')
    // The stage of an open page would ask on for the stream of a brand that is no more.
    await page.close()
    expect((await runScript('brand', 'list')).output).toContain('livechange')
    expect((await runScript('brand', 'get', 'livechange')).output).toContain('Changed while it ran')
    expect((await runScript('brand', 'remove', 'livechange')).code).toBe(0)
    await expect.poll(async () => (await ask(own)).status, { timeout: 8000 }).toBe(404)
  })

  const BAD: [string, (brand: Brand) => { id: string }, RegExp][] = [
    ['a wrong type', (brand) => ({ ...brand, hosts: 'livebad.localhost' }), /hosts/],
    [
      'a colour that is none',
      (brand) => ({ ...brand, theme: { ...brand.theme, dark: { ...brand.theme.dark, brand: 'red;}' } } }),
      /theme\.dark\.brand/,
    ],
    ['no texts', (brand) => ({ ...brand, texts: {} }), /texts/],
    [
      'a script for a logo',
      (brand) => ({ ...brand, logos: { ...brand.logos, dark: 'javascript:alert(1)' } }),
      /logos\.dark/,
    ],
    ['another brand’s hostname', (brand) => ({ ...brand, hosts: ['localhost'] }), /belongs to brand main/],
  ]
  test('bad records are refused with the place of the fault, and the last good one stays', async ({ origin }, info) => {
    const brand = testBrand('livebad')
    const own = originOf(origin, 'livebad.localhost')
    await putBrand(brand)
    await expect.poll(async () => (await ask(own)).status).toBe(200)
    for (const [name, spoil, fault] of BAD) {
      const { isOk, text } = await putBrand({ ...spoil(brand), id: brand.id })
      expect(isOk, name).toBe(false)
      expect(text, name).toMatch(fault)
    }
    const spoilt = { ...brand, texts: {} }
    const { code, output } = await putBrandByScript(spoilt, info.outputPath())
    expect(code).toBe(1)
    expect(output).toMatch(/texts/)
    const file = info.outputPath('broken.json')
    fs.writeFileSync(file, '{"id":')
    expect((await runScript('brand', 'put', file)).code).toBe(1)
    expect((await ask(own)).status).toBe(200)
    await removeBrand('livebad')
  })
})

test('a mobile site of the brand is named as the alternate of the pages it has', async ({ page, origin }) => {
  const brand = testBrand('withmobile', {
    environments: { dev: {}, pro: { mUrl: 'https://m.with.example' }, pro_guonei: {} },
  })
  await putBrand(brand)
  const own = originOf(origin, 'withmobile.localhost')
  await expect.poll(async () => (await ask(own)).status).toBe(200)
  const match = await findLiveMatch(origin, 202)
  const alternate = () => page.locator('link[rel="alternate"][media]').getAttribute('href')
  await page.goto(`${own}/match`)
  expect(await alternate()).toBe('https://m.with.example/match')
  await page.goto(`${own}${pathOf(match)}`)
  expect(await alternate()).toBe(`https://m.with.example/detail/${match.id}?gameId=202&liveType=1`)
  await page.goto(`${own}/live`)
  await expect(page.locator('link[rel="alternate"][media]')).toHaveCount(0)
  await removeBrand('withmobile')
})

test('a brand offers the languages that it names, and no page of it in another', async ({ page, origin }) => {
  const brand = testBrand('bilingual', { languages: ['ar'] })
  await putBrand(brand)
  const own = originOf(origin, 'bilingual.localhost')
  await expect.poll(async () => (await ask(own)).status).toBe(200)
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(`${own}${path}`, { headers })
    const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(await answer.text()) ?? []
    return [answer.status, answer.headers.get('location') ?? lang]
  }
  expect(await asked('/ar/match')).toEqual([200, 'ar'])
  expect(await asked('/ja/match?view=results')).toEqual([302, '/match?view=results'])
  expect(await asked('/ja')).toEqual([302, '/'])
  expect(await asked('/match', { 'accept-language': 'ja' })).toEqual([200, 'en'])
  expect(await asked('/match', { 'accept-language': 'ja', cookie: 'lang=zh_CN' })).toEqual([200, 'en'])
  expect(await asked('/match', { cookie: 'lang=ar' })).toEqual([200, 'ar'])
  expect(await (await ask(`${own}/sitemap.xml`)).text()).not.toMatch(/\/ja\/|zh-Hans/)
  await page.goto(`${own}/en/match`)
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2 + 1)
  await expect(page.locator('[data-language]')).toHaveText(['English', '\u0627\u0644\u0639\u0631\u0628\u064a\u0629'])
  await removeBrand('bilingual')
})

test('categories are those of the brand’s games: of an esports brand its games', async ({ page, origin }) => {
  await page.goto(`${originOf(origin, 'arena.localhost')}/en`)
  const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(tabs.nth(0)).toHaveText('Featured')
  await expect(tabs.nth(2)).toHaveText('CS:GO')
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByText('Football')).toHaveCount(0)
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page')
  const matches = page.getByRole('region', { name: 'Matches', exact: true }).locator('.row-teams')
  await expect
    .poll(() => matches.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    .not.toEqual([])
  const paths = await matches.evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  )
  expect(paths.filter((path) => !path.includes('/cs:go/'))).toEqual([])
  // On a phone the chosen one is not left out of view.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${originOf(origin, 'arena.localhost')}/en?game=dota2`)
  await expect(tabs.filter({ hasText: 'Dota 2' })).toHaveAttribute('aria-current', 'page')
  const beyond = () =>
    page.getByRole('navigation', { name: 'Categories' }).evaluate((nav) => {
      const current = nav.querySelector('[aria-current]')
      return current ? current.getBoundingClientRect().right - nav.getBoundingClientRect().right : Number.NaN
    })
  await expect.poll(beyond).toBeLessThan(1)
})
