import type { Page } from '@playwright/test'
import { DEADLINE_MS } from '#app/server/defer-scripts.ts'
import { GAMES, HOME_TABS } from '#contract/games.ts'
import { aLiveMatch, aMatchThatIs, liveRooms, pathOf } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, open, test, untilAwake } from '#tests/support/visitor.ts'

const DAY_MS = 86_400_000
const FOOTBALL = 202

const matchLinks = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row a')
const hrefsOf = (page: Page) => matchLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)

// As on every visit but the first: the site knows the browser's zone.
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows streams, matches and hot matches', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { name: 'Streaming now' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot matches' })).toBeVisible()
    expect(await matchLinks(page).count()).toBeGreaterThan(20)
    await expect(page.locator('.row-live .row-total').first()).toHaveText(/^\d+\d+$/)
  })

  test('a match shows its scoreboard, and its tabs are links that work', async ({ page, origin }) => {
    const match = await aLiveMatch(origin, FOOTBALL)
    await page.goto(`/en${pathOf(match)}`)
    const board = page.getByRole('region', { name: 'Scoreboard' })
    await expect(board).toContainText(match.home.name)
    await expect(board).toContainText(match.away.name)
    await page.getByRole('link', { name: 'Statistics' }).click()
    await expect(page).toHaveURL(/\?tab=stats$/)
    await expect(page.getByRole('main')).toContainText('Possession')
  })

  test('a live room shows its title, the score and a poster', async ({ page, origin }) => {
    const [room] = await liveRooms(origin)
    await page.goto(`/en/live/${room?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(room?.title ?? '')
    await expect(
      page
        .getByRole('region', { name: /^Video player/ })
        .locator('img')
        .first(),
    ).toBeVisible()
  })

  test('the search box and the language menu work', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('searchbox').fill('dota')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dota')
    await page.getByLabel('Language').click()
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  })
})

test('category tabs 0 to 6 show the matches of their games', async ({ page }) => {
  await open(page, '/en')
  const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(tabs).toHaveText(['For you', 'Football', 'Basketball', 'Esports', 'Baseball', 'Tennis', 'Other'])
  for (const [index, name] of HOME_TABS.entries()) {
    await tabs.nth(index).click()
    await expect(tabs.nth(index)).toHaveAttribute('aria-current', 'page')
    if (index === 0) continue
    await expect(page).toHaveURL(new RegExp(`tab=${index}`))
    const codes = GAMES.filter((game) => game.homeTab === index).map((game) => game.code)
    await expect
      .poll(async () => {
        const hrefs = await hrefsOf(page)
        return hrefs.length > 0 && hrefs.every((href) => codes.includes(decodeURIComponent(href?.split('/')[2] ?? '')))
      }, name)
      .toBe(true)
  }
})

test('list tabs choose the day or the slice', async ({ page }) => {
  await open(page, '/en')
  const tabs = page.getByRole('navigation', { name: 'Which matches' }).getByRole('link')
  await expect(tabs).toHaveText(['Today', 'Yesterday', 'Tomorrow', 'Live', 'By time', 'Hot'])
  const days = () =>
    matchLinks(page)
      .locator('xpath=ancestor::li')
      .locator('time')
      .evaluateAll((times) => [...new Set(times.map((time) => time.getAttribute('datetime')?.slice(0, 10)))])
  const now = Date.now()
  await tabs.getByText('Tomorrow').click()
  await expect(page).toHaveURL(/list=tomorrow/)
  await expect.poll(days).toEqual([utcDay(now + DAY_MS)])
  await tabs.getByText('Yesterday').click()
  await expect(page).toHaveURL(/list=yesterday/)
  await expect.poll(days).toEqual([utcDay(now - DAY_MS)])
  await tabs.getByText('Live').click()
  await expect(page).toHaveURL(/list=live/)
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row:not(.row-live)')).toHaveCount(0)
  await tabs.getByText('By time').click()
  await expect(page).toHaveURL(/list=by_time/)
  await tabs.getByText('Hot').click()
  await expect(page).toHaveURL(/list=hot/)
  await tabs.getByText('Today').click()
  await expect(page).toHaveURL(/\/en$/)
})

test('the calendar opens any other day', async ({ page }) => {
  const day = utcDay(Date.now() + 3 * DAY_MS)
  await open(page, '/en')
  await page.getByLabel('Choose a day').fill(day)
  await expect(page).toHaveURL(new RegExp(`list=day&day=${day}`))
  await expect.poll(async () => (await hrefsOf(page)).length).toBeGreaterThan(10)
  await expect(matchLinks(page).first().locator('xpath=ancestor::li').locator('time')).toHaveAttribute(
    'datetime',
    new RegExp(`^${day}`),
  )
})

test('the chosen ordering is remembered', async ({ page }) => {
  await open(page, '/en?list=tomorrow')
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'By kick-off' })
  await expect(page).toHaveURL(/order=time/)
  await open(page, '/en?list=tomorrow')
  await expect(page).toHaveURL(/order=time/)
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('time')
  const times = await page
    .getByRole('region', { name: 'Matches', exact: true })
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual([...times].sort())
})

test('a followed match stays followed and waits among the favourites', async ({ page }) => {
  await open(page, '/en/match/soccer')
  const star = page.getByRole('button', { name: /^Follow / }).first()
  const name = (await star.getAttribute('aria-label')) ?? ''
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favourites' }).first().click()
  const kept = page.getByRole('main').getByRole('button', { name })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await kept.click()
  await expect(page.getByText('You follow no match yet')).toBeVisible()
})

test('schedule and results have days, leagues and states to choose from', async ({ page }) => {
  await open(page, '/en/match/soccer')
  await page.getByRole('list', { name: 'State' }).getByRole('link', { name: 'Live', exact: true }).click()
  await expect(page).toHaveURL(/state=live/)
  const rows = page.getByRole('region', { name: 'Matches', exact: true }).locator('.row')
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row:not(.row-live)')).toHaveCount(0)
  await page.getByRole('list', { name: 'State' }).getByRole('link', { name: 'All', exact: true }).click()
  const league = page.getByRole('combobox', { name: 'League' })
  await league.selectOption({ index: 1 })
  await expect(page).toHaveURL(/league=\d+/)
  await expect
    .poll(() => page.getByRole('region', { name: 'Matches', exact: true }).locator('h3').count())
    .toBeLessThanOrEqual(1)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/view=results/)
  // The days of the schedule may still stand there: by name, not by place.
  const yesterday = utcDay(Date.now() - DAY_MS)
  await page.getByRole('navigation', { name: 'Choose a day' }).locator(`a[href*="day=${yesterday}"]`).click()
  await expect(page).toHaveURL(new RegExp(`day=${yesterday}`))
  await expect(rows.first()).toContainText('Finished')
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row-live')).toHaveCount(0)
})

test('every tab of a match has an address of its own', async ({ page, origin }) => {
  const match = await aLiveMatch(origin, FOOTBALL)
  const path = `/en${pathOf(match)}`
  for (const tab of ['text', 'lineup', 'stats', 'odds', 'h2h', 'standings', 'preview', 'streams', 'log']) {
    const response = await page.goto(`${path}?tab=${tab}`)
    expect(response?.status(), tab).toBe(200)
    await expect(page.locator(`[data-tab="${tab}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).not.toContainText('Network problem')
  }
  await page.goto(`${path}?tab=nonsense`)
  await expect(page.locator('[data-tab="overview"]')).toHaveAttribute('aria-current', 'page')
})

for (const status of ['scheduled', 'finished'] as const)
  test(`a ${status} match shows what there is`, async ({ page, origin }) => {
    const match = await aMatchThatIs(origin, FOOTBALL, status)
    await open(page, `/en${pathOf(match)}`)
    const board = page.getByRole('region', { name: 'Scoreboard' })
    await expect(board).toContainText(match.home.name)
    if (status === 'scheduled') await expect(board).toContainText(/Starts in|About to start/)
    else await expect(board).toContainText(`${match.score.home}:${match.score.away}`)
  })

test('the data page shows a league’s table, home and away too, and other leagues', async ({ page }) => {
  await open(page, '/en/soccer/data')
  const rows = page.getByRole('table').getByRole('row')
  expect(await rows.count()).toBeGreaterThan(8)
  await page.getByRole('link', { name: 'Home', exact: true }).last().click()
  await expect(page).toHaveURL(/view=home/)
  await expect.poll(() => rows.count()).toBeGreaterThan(8)
  const other = page.getByRole('navigation', { name: 'Leagues' }).getByRole('link').nth(1)
  await other.click()
  await expect(other).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => rows.count()).toBeGreaterThan(4)
})

test('the search box goes to the results of its text', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('searchbox').fill('basket')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/en\/s\/basket$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Basketball', exact: true })).toBeVisible()
  await open(page, '/en/s/zzzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

const MISSING = [
  '/en/no/such/page/here',
  '/en/nothing',
  '/en/curling/123',
  '/en/soccer/999999999999',
  '/en/soccer/abc',
  '/en/soccer/0',
  '/en/match/curling',
  '/en/curling/data',
  '/en/soccer/data?league=999999999',
  '/en/live/abc',
  '/en/live/999999999999',
]
for (const path of MISSING)
  test(`${path} is 404 and says so`, async ({ page, faults }) => {
    faults.allow(FAILED_TO_LOAD)
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
    await expect(page).toHaveTitle(/.+/)
    await expect(page.getByRole('banner')).toBeVisible()
  })

for (const path of [
  '/en?page=1000000',
  '/en/match?page=1000000',
  '/en?tab=99&list=never&order=1',
  '/en/match?day=monday',
  '/en?list=day&day=2026-02-31',
])
  test(`${path} is answered with what makes sense of it`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    expect((await hrefsOf(page)).length).toBeGreaterThan(0)
  })

test('a page far behind the last one is empty, not broken', async ({ page }) => {
  const response = await open(page, '/en?page=9999')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('No matches here')).toBeVisible()
})

test('structured data stands in the page and is renewed after navigation', async ({ page, origin }) => {
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '{}')['@type']))
  const [room] = await liveRooms(origin)
  await open(page, '/en')
  expect(await types()).toEqual(['WebSite'])
  await matchLinks(page).first().click()
  await expect(page).toHaveURL(/\/en\/[a-z0-9:%]+\/\d+$/i)
  await expect.poll(types).toEqual(['SportsEvent'])
  await page.goto(`/en/live/${room?.id}`)
  expect(await types()).toEqual(['VideoObject'])
})

test('every kind of page has a title and a description of its own', async ({ page, origin }) => {
  const paths = [
    '/',
    '/match',
    '/match/soccer',
    '/match/lol',
    '/match?view=results',
    '/live',
    '/soccer/data',
    pathOf(await aLiveMatch(origin, 1)),
  ]
  const titles = []
  for (const path of paths) {
    await page.goto(`/en${path === '/' ? '' : path}`)
    titles.push(await page.title())
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/)
  }
  expect(new Set(titles.filter((_, at) => at !== 4)).size).toBe(paths.length - 1)
})

/** Fails the code of pages that are not loaded yet, as after a deploy, for as long as it is said to be lost. */
async function loseChunks(page: Page, isLost: () => boolean): Promise<void> {
  await page.route(/\/page--game-id\.js$/, (route) => (isLost() ? route.abort() : route.continue()))
}

test('lost code reloads the page, at most once a minute', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD, /dynamically imported module/)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await open(page, '/en')
  // The page that is loaded anew knows the code that is there.
  await loseChunks(page, () => loads !== 2)
  expect(loads).toBe(1)
  await matchLinks(page).first().click()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  await untilAwake(page)
  await open(page, '/en')
  expect(loads).toBe(3)
  await matchLinks(page).first().click()
  await expect(page.getByRole('heading', { name: 'Network problem' })).toBeVisible()
  expect(loads).toBe(3)
})

test('a slow page shows progress, and a fast one does not', async ({ page }) => {
  await open(page, '/en')
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await page.route('**/_serverFn/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await matchLinks(page).first().click()
  await expect(bar).toBeVisible()
  await expect(page).toHaveURL(/\/\d+$/)
  await expect(bar).toBeHidden()
})

test('going offline shows a quiet bar, and coming back hides it', async ({ page, context, faults }) => {
  faults.allow(FAILED_TO_LOAD, /ERR_INTERNET_DISCONNECTED/)
  await open(page, '/en')
  const bar = page.getByText('You are offline. Scores shown may be old.')
  await expect(bar).toBeHidden()
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  expect(await matchLinks(page).count()).toBeGreaterThan(10)
  await context.setOffline(false)
  await expect(bar).toBeHidden()
})

test('data that does not come is a network problem with one way to try again, and it works', async ({
  page,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD, /./)
  await open(page, '/en')
  await page.route('**/_serverFn/**', (route) => route.abort())
  await matchLinks(page).first().click()
  await expect(page.getByRole('heading', { name: 'Network problem' })).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
})

test('the keyboard alone leads past the header to a match', async ({ page }) => {
  await open(page, '/en/match/soccer')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const isOnMatch = () => page.evaluate(() => document.activeElement?.matches('.row a') ?? false)
  let presses = 0
  while (!(await isOnMatch()) && presses < 60) {
    await page.keyboard.press('Tab')
    presses += 1
  }
  expect(await isOnMatch()).toBe(true)
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/soccer\/\d+$/)
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
})

test('the language menu opens and closes by keyboard', async ({ page }) => {
  await open(page, '/en')
  const button = page.getByLabel('Language')
  await button.focus()
  await page.keyboard.press('Enter')
  const complete = page.locator('.languages').first()
  await expect(complete).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(complete).toBeHidden()
  await expect(button).toBeFocused()
})

test('the theme button changes the scheme for good', async ({ page }) => {
  await open(page, '/en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

/** Start times of the page's first paint and of its first script, in ms. */
const paintAndScript = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { paint, script: Math.min(...scripts.map(({ startTime }) => startTime)) }
  })

/** A busy machine may need longer to paint than the page waits; here it waits for ever. */
function withoutDeadline(deadlineMs: number): void {
  const later = window.setTimeout
  const patient = (run: () => void, ms?: number, ...rest: unknown[]) =>
    ms === deadlineMs ? 0 : later(run, ms, ...rest)
  Object.assign(window, { setTimeout: patient })
}

test.describe('code waits for the first paint', () => {
  for (const path of ['/en', '/en/match'])
    test(`${path} is painted before a script is asked for`, async ({ page }) => {
      await page.addInitScript(withoutDeadline, DEADLINE_MS)
      await open(page, path)
      const { paint, script } = await paintAndScript(page)
      expect(script).toBeGreaterThan(paint)
    })

  test('a button pressed before the code is there is pressed when it is', async ({ page, origin }) => {
    const match = await aLiveMatch(origin, FOOTBALL)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`/en${pathOf(match)}`, { waitUntil: 'commit' })
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Follow/ })
      .first()
    await star.click()
    release()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  test('a choice made in a list before the code is there counts when it is', async ({ page }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/en?list=tomorrow', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'By kick-off' })
    release()
    await expect(page).toHaveURL(/order=time/)
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('time')
  })

  test('but not for long, where the style sheet is slow', async ({ page }) => {
    const asked = page.waitForRequest(/\/assets\/[^/]+\/index\.js$/)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/styles-.*\.css$/, async (route) => {
      await released
      await route.continue()
    })
    const opened = open(page, '/en')
    await asked
    release()
    await opened
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('no page is wider than the screen', async ({ page, origin }) => {
    const match = pathOf(await aLiveMatch(origin, FOOTBALL))
    const cricket = pathOf(await aLiveMatch(origin, 210))
    const [room] = await liveRooms(origin)
    const paths = [
      '/',
      '/match',
      '/match?view=results',
      '/live',
      `/live/${room?.id}`,
      match,
      `${match}?tab=lineup`,
      `${match}?tab=log`,
      `${cricket}?tab=stats`,
      '/soccer/data',
      '/s/zzzz',
    ]
    for (const tag of ['en', 'ar'])
      for (const path of paths) {
        await page.goto(`/${tag}${path}`)
        const extra = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(extra, `${tag} ${path}`).toBeLessThanOrEqual(0)
      }
  })

  test('the bar at the bottom leads to the main places', async ({ page }) => {
    await open(page, '/en')
    const bar = page.getByRole('navigation', { name: 'Main places' }).last()
    await bar.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Live streams' })).toBeVisible()
    await bar.getByRole('link', { name: 'Favourites' }).click()
    await expect(page.getByText('You follow no match yet')).toBeVisible()
    await bar.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/en$/)
  })
})
