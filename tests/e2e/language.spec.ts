import { contentLocale, LOCALES } from '#contract/languages.ts'
import { findLiveMatch, pathOf } from '#tests/support/calls.ts'
import { expect, holdBack, open, test, untilHydrated } from '#tests/support/visitor.ts'

const FOOTBALL = 202

interface Signs {
  cookie?: string
  accept?: string
  country?: string
}

const headersOf = ({ cookie, accept, country }: Signs): Record<string, string> => ({
  ...(cookie === undefined ? {} : { cookie: `lang=${cookie}` }),
  'accept-language': accept ?? '',
  ...(country === undefined ? {} : { 'cf-ipcountry': country }),
})

/** The response for a bare HTTP client: a browser would send its own accept-language. */
async function pageFor(origin: string, path: string, signs: Signs) {
  const response = await fetch(`${origin}${path}`, { headers: headersOf(signs), redirect: 'manual' })
  const html = await response.text()
  const [, lang, dir, code] = /<html lang="([^"]*)" dir="([^"]*)" data-lan="([^"]*)"/.exec(html) ?? []
  return { response, html, lang, dir, code, setCookie: response.headers.get('set-cookie') }
}

const ORDER: [string, Signs, string][] = [
  ['the cookie stands above everything', { cookie: 'jp', accept: 'en', country: 'CN' }, 'jp'],
  ['then the first accepted language', { accept: 'ko-KR,en;q=0.9', country: 'CN' }, 'ko'],
  ['only the first accepted language counts', { accept: 'fr,ja', country: 'CN' }, 'zh_CN'],
  ['zh-TW, zh-HK and zh-MO are Traditional Chinese', { accept: 'zh-HK' }, 'zh_tw'],
  ['zh alone is Simplified Chinese', { accept: 'zh' }, 'zh_CN'],
  ['en is English', { accept: 'en' }, 'en_US'],
  ['pt maps to itself', { accept: 'pt' }, 'pt'],
  ['vi maps to itself', { accept: 'vi' }, 'vi'],
  ['then the country: Japan', { country: 'JP' }, 'jp'],
  ['then the country: Brazil', { country: 'BR' }, 'pt'],
  ['then the country: Macao', { country: 'MO' }, 'zh_tw'],
  ['any other country is English', { country: 'DE' }, 'en_US'],
  ['a failed country look-up is English', { country: 'XX' }, 'en_US'],
  ['without any sign it is the brand’s default', {}, 'zh_CN'],
  ['a cookie that names no language is passed over', { cookie: 'xx', accept: 'ja' }, 'jp'],
]

for (const [name, signs, code] of ORDER)
  test(`language order: ${name}`, async ({ origin }) => {
    const page = await pageFor(origin, '/', signs)
    expect(page.code).toBe(code)
    if (signs.cookie === code) expect(page.setCookie).toBeNull()
    else expect(page.setCookie).toContain(`lang=${code};`)
  })

test('`lang=xx` in the address changes nothing', async ({ origin }) => {
  const { response, code } = await pageFor(origin, '/?lang=xx', { accept: 'ja' })
  expect([response.status, code]).toEqual([200, 'jp'])
})

test('the language cookie is for the whole site and never sent across sites', async ({ origin }) => {
  const { setCookie } = await pageFor(origin, '/match', { accept: 'ja' })
  expect(setCookie).toMatch(/^lang=jp; Path=\/; Max-Age=31536000; SameSite=Lax$/)
})

test('an address with a language shows it whatever the signs say, and keeps the cookie as it was', async ({
  origin,
}) => {
  const arabic = await pageFor(origin, '/ar/match', { cookie: 'jp', accept: 'en', country: 'CN' })
  expect([arabic.lang, arabic.dir, arabic.code, arabic.setCookie]).toEqual(['ar', 'rtl', 'ar', null])
  const japanese = await pageFor(origin, '/ja/match', { accept: 'ar' })
  expect([japanese.lang, japanese.dir, japanese.code]).toEqual(['ja', 'ltr', 'jp'])
})

test('every one of the 22 languages answers at its own address, in English unless it is complete', async ({
  origin,
}) => {
  for (const locale of LOCALES) {
    const page = await pageFor(origin, `/${locale.tag}`, {})
    const { tag, dir } = contentLocale(locale)
    expect([page.response.status, page.lang, page.dir, page.code]).toEqual([200, tag, dir, locale.code])
  }
})

/** hreflang → address, of the page at an address. */
async function alternatesOf(address: string): Promise<Record<string, string>> {
  const html = await (await fetch(address)).text()
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  return Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, href]))
}

for (const path of ['/', '/match', '/match/soccer', '/live'])
  test(`alternates of ${path} name each other, and each page is its own canonical`, async ({ origin }) => {
    const plain = await alternatesOf(`${origin}${path}`)
    expect(Object.keys(plain)).toEqual(expect.arrayContaining(['en', 'zh-Hans', 'zh-Hant', 'ja', 'ar', 'x-default']))
    for (const href of Object.values(plain)) {
      const html = await (await fetch(href)).text()
      expect(await alternatesOf(href)).toEqual(plain)
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(href)
    }
  })

/** All text of a page: head, body and attributes, without parts marked as another language. */
const messagesOf = (html: string, tag: string) =>
  html
    .replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/g, '')
    .replace(new RegExp(`<(\\w+)[^>]* lang="(?!${tag}")[^>]*>[\\s\\S]*?</\\1>`, 'g'), '')

for (const [name, path] of [
  ['home', '/'],
  ['the schedule', '/match'],
  ['a match', '/match/soccer'],
  ['a room', '/live'],
  ['the personal centre', '/userInfo/info'],
] as const)
  test(`in a language that is not complete, ${name} is in English throughout, on a Chinese brand too`, async ({
    page,
    origin,
  }) => {
    let address = `${origin}/de${path === '/' ? '' : path}`
    const own = { match: /\/de\/soccer\/\d+/, room: /\/de\/live\/\d+/ }[name.split(' ')[1] ?? '']
    if (own) address = origin + (own.exec(await (await fetch(address)).text())?.[0] ?? '/none')
    const html = await (await fetch(address)).text()
    expect(html).toMatch(/<html lang="en" dir="ltr" data-lan="de"/)
    expect(messagesOf(html, 'en').match(/.{0,40}[\p{Script=Han}\p{Script=Arabic}].{0,20}/u)?.[0]).toBeUndefined()
    await page.goto(address)
    await expect(page).toHaveTitle(/^[\p{Script=Latin}\p{P}\p{Zs}\d:]+$/u)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    if (path !== '/userInfo/info') expect(canonical).toContain(`${origin}/en`)
    expect(Object.keys(await alternatesOf(address))).not.toContain('de')
  })

test('links of a page with a language keep the language', async ({ page }) => {
  await page.goto('/ja/match')
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(50)
  const others = hrefs.filter((href) => !/^\/ja(\/|\?|$)/.test(href ?? ''))
  expect(others).toEqual(LOCALES.filter(({ tag }) => tag !== 'ja').map(({ tag }) => `/${tag}/match`))
})

test('the language menu shows every language’s own name, says which are in English, and switches for good', async ({
  page,
  context,
}) => {
  await page.goto('/match')
  await page.getByLabel('Language').click()
  const menu = page.locator('.languages')
  await expect(menu.getByRole('link')).toHaveText(LOCALES.map(({ endonym }) => endonym))
  const inEnglish = page.getByRole('list', { name: 'Not translated yet, shown in English' }).getByRole('link')
  await expect(inEnglish).toHaveText(LOCALES.filter(({ isComplete }) => !isComplete).map(({ endonym }) => endonym))
  await menu.getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveURL(/\/match$/)
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('jp')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('a language chosen before the page’s code is there is kept', async ({ page, context }) => {
  const release = await holdBack(page)
  await page.goto('/match', { waitUntil: 'commit' })
  await page.getByLabel('Language').click()
  await page.locator('.languages').getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('jp')
  release()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

for (const [name, path] of [
  ['English', '/en'],
  ['Arabic', '/ar/match/soccer'],
] as const)
  test(`a visitor who reads ${name} receives the texts of one language only`, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => request.url().includes('/i18n/') && files.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.locator('main').getByRole('link').last().waitFor()
    await page.getByRole('navigation').first().getByRole('link').nth(1).click()
    await page.waitForURL((url) => url.pathname !== path)
    await untilHydrated(page)
    const tag = path.split('/')[1]
    expect(files.length).toBeGreaterThan(0)
    const others = files.filter((file) => !new RegExp(`^/assets/i18n/${tag}\\.[^/]+/`).test(file))
    expect(others).toEqual([])
  })

test('in Arabic the page runs from the right, scores still from the left', async ({ page }) => {
  await open(page, '/ar/?list=live')
  const row = page.locator('.row-live').first()
  await row.scrollIntoViewIfNeeded()
  const [when, star] = await Promise.all([row.locator('.row-when').boundingBox(), row.locator('.star').boundingBox()])
  expect(when?.x).toBeGreaterThan(star?.x ?? 0)
  await expect(row.locator('.row-total')).toHaveCSS('direction', 'ltr')
  const isScrolledAside = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
  expect(isScrolledAside).toBe(false)
})

test('in Arabic scores of a list stand under each other, next to their periods', async ({ page }) => {
  await open(page, '/ar/?list=yesterday')
  const list = page.locator('section.\\@container', { has: page.locator('.row-scores > .row-total + span') }).first()
  const rows = await list.locator('.row-scores').evaluateAll((cells) =>
    cells.map((cell) => {
      const total = cell.firstElementChild?.getBoundingClientRect()
      return { right: total?.right, isNextToNames: total?.right === cell.getBoundingClientRect().right }
    }),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect([...new Set(rows.map(({ right }) => right))]).toHaveLength(1)
  expect(rows.every(({ isNextToNames }) => isNextToNames)).toBe(true)
})

for (const [tag, edge] of [
  ['en', 'left'],
  ['ar', 'right'],
] as const)
  test(`names in the language menu stand under each other on a page in ${tag}`, async ({ page }) => {
    await open(page, `/${tag}`)
    await page
      .locator('summary')
      .filter({ has: page.locator('use[href$="globe"]'), visible: true })
      .click()
    const edges = await page.locator('.languages li:nth-child(odd) a').evaluateAll((links, side) => {
      const edgeOf = (link: Element) => {
        const range = document.createRange()
        range.selectNode(link.firstChild ?? link)
        return Math.round(range.getBoundingClientRect()[side])
      }
      return links.map(edgeOf)
    }, edge)
    expect(edges.length).toBeGreaterThan(5)
    expect([...new Set(edges)]).toHaveLength(1)
  })

test('in Arabic the home side’s score stands beside the home side', async ({ page, origin }) => {
  // Of football: a fight has no score while it lasts.
  await page.goto(`/ar${pathOf(await findLiveMatch(origin, FOOTBALL))}`)
  const numbers = page
    .getByRole('region', { name: 'لوحة النتائج' })
    .locator('p:has(.figures)')
    .first()
    .locator('.figures')
  const [home, away] = await Promise.all([numbers.nth(0).boundingBox(), numbers.nth(1).boundingBox()])
  expect(home?.x).toBeGreaterThan(away?.x ?? 0)
})
