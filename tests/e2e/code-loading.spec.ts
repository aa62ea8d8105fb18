import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { DEADLINE_MS } from '#app/server/defer-scripts.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findLiveMatch, pathOf } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, holdBack, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

const FOOTBALL = 202

const matchLinks = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row a')

// Like on every visit but the first: the site knows the browser's time zone.
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

/** Fails requests for chunks that are not loaded yet, like after a deploy, as long as it is switched on. */
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
  // The reloaded page knows the current chunks.
  await loseChunks(page, () => loads !== 2)
  expect(loads).toBe(1)
  await matchLinks(page).first().click()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  await untilHydrated(page)
  await open(page, '/en')
  expect(loads).toBe(3)
  await matchLinks(page).first().click()
  await expect(page.getByRole('heading', { name: 'Network problem' })).toBeVisible()
  expect(loads).toBe(3)
})

test('while the site is down a page stays, and the code that it asked for comes once it is up', async ({
  page,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD)
  await open(page, '/en')
  let isDown = true
  let asked = 0
  await loseChunks(page, () => isDown)
  await page.route('/healthz', (route) => {
    asked += 1
    return isDown ? route.abort() : route.continue()
  })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await matchLinks(page).first().click()
  await expect.poll(() => asked).toBeGreaterThan(1)
  isDown = false
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
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

test('a skeleton that shows stays 200 ms, however fast the answer is', async ({ page, origin }) => {
  await open(page, `/en${pathOf(await findLiveMatch(origin, FOOTBALL))}`)
  await page.evaluate(() => {
    const shown = { from: 0, ms: 0 }
    // The answer comes at the very moment at which the skeleton shows, however early the pointer asked for it.
    const { fetch } = window
    const seen = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        const isShown = document.querySelector('main .panel-skeleton') !== null
        if (isShown) resolve()
        if (isShown && shown.from === 0) shown.from = performance.now()
        if (!isShown && shown.from > 0 && shown.ms === 0) shown.ms = performance.now() - shown.from
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, {
      shown,
      fetch: async (...request: Parameters<typeof fetch>) => {
        const answer = await fetch(...request)
        await seen
        return answer
      },
    })
  })
  await page.locator('[data-tab=h2h]').click()
  const shownMs = () => page.evaluate(() => (window as unknown as { shown: { ms: number } }).shown.ms)
  await expect.poll(shownMs).toBeGreaterThan(0)
  expect(await shownMs()).toBeGreaterThanOrEqual(195)
})

test('going offline shows a quiet bar, and coming back hides it', async ({ page, context, faults }) => {
  faults.allow(FAILED_TO_LOAD, /ERR_INTERNET_DISCONNECTED/)
  await open(page, '/en')
  const bar = page.getByText('You’re offline. Scores may be out of date.')
  await expect(bar).toBeHidden()
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  expect(await matchLinks(page).count()).toBeGreaterThan(10)
  await context.setOffline(false)
  await expect(bar).toBeHidden()
})

test('parts of home whose code does not come offline keep what the server drew, and work once online', async ({
  page,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD, /dynamically imported module/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  let isLost = true
  await page.route(/\/(stage-content|list-tabs|yours)\.js$/, (route) => (isLost ? route.abort() : route.continue()))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/stage-content.js'))
  await page.goto('/en')
  await lost
  const rooms = page.getByRole('region', { name: 'On air now' }).locator('button[aria-pressed]')
  await expect(rooms.nth(1)).toBeVisible()
  expect(await matchLinks(page).count()).toBeGreaterThan(10)
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(async () => {
    await rooms.nth(1).click()
    await expect(rooms.nth(1)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
})

test('a chart’s table that is opened offline comes once online, and the page stays', async ({
  page,
  context,
  origin,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD, /ERR_INTERNET_DISCONNECTED|WebSocket/)
  await open(page, `/en${pathOf(await findLiveMatch(origin, FOOTBALL))}`)
  const figure = page.getByRole('main').locator('figure:has(details)').first()
  await figure.scrollIntoViewIfNeeded()
  await untilHydrated(page)
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('-tables.js'))
  await figure.locator('summary').click()
  await lost
  await expect(page.getByText('You’re offline. Scores may be out of date.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  await context.setOffline(false)
  await expect(figure.getByRole('table')).toBeVisible()
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

const sheets = (page: Page) => page.locator('style[data-precedence]')

test('a page has its style sheet within: none is asked for, now or on later pages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  await open(page, '/en')
  await expect(sheets(page)).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await matchLinks(page).first().click()
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  await page.goBack()
  await expect(matchLinks(page).first()).toBeVisible()
  await expect(sheets(page)).toHaveCount(1)
  expect(asked).toEqual([])
})

test('a page that does not exist, and one without scripts, have it too', async ({ page, browser, origin, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  await page.goto('/en/nothing/here')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${origin}/en`)
  await expect(plain.getByRole('banner')).toHaveCSS('position', 'sticky')
  await context.close()
})

test('one file of the browser’s build holds it, and no script', () => {
  const files = fs.globSync('dist/client/assets/**/*.{js,css}')
  expect(files.length).toBeGreaterThan(10)
  const holding = files.filter((file) => fs.readFileSync(file, 'utf8').includes('pulse-soft'))
  expect(holding).toEqual([expect.stringMatching(/^dist\/client\/assets\/styles-[\w-]+\.css$/)])
})

/** Bytes that came from the network for the style sheet's file, by what asked for it. */
const sheetLoads = (page: Page) =>
  page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return loads
      .filter(({ name }) => /\/styles-[\w-]+\.css$/.test(name))
      .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0])
  })

test(
  'whoever has been here links to the sheet, which comes from the cache, or again if it was lost',
  SWEEP,
  async ({ page, context }) => {
    const linked = page.locator('head link[rel=stylesheet]')
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sheet')
    await open(page, '/en')
    await expect(linked).toHaveCount(0)
    await expect.poll(async () => (await cookie())?.sameSite).toBe('Lax')
    expect(await sheetLoads(page)).toEqual([['fetch', true]])

    await open(page, '/en/match')
    const href = `/assets/styles-${(await cookie())?.value}.css`
    await expect(linked).toHaveAttribute('href', href)
    await expect(sheets(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    expect(await sheetLoads(page)).toEqual([['link', false]])
    await expectAccessible(page, '/match with a linked sheet')
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(matchLinks(page).first()).toBeVisible()
    await expect(linked).toHaveCount(1)

    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await open(page, '/en')
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    expect(await sheetLoads(page)).toEqual([['link', true]])
  },
)

test('who saves data is not sent the file', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/en')
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((url) => url.endsWith('.css'))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sheet')
})

/** Start times of the page's first paint and of its first script, in ms. */
const paintAndScript = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { paint, script: Math.min(...scripts.map(({ startTime }) => startTime)) }
  })

/** A busy machine may need longer to paint than the deadline, so here the page waits indefinitely. */
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
    const match = await findLiveMatch(origin, FOOTBALL)
    const release = await holdBack(page)
    await page.goto(`/en${pathOf(match)}`, { waitUntil: 'commit' })
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite: / })
      .first()
    await star.click()
    release()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  test('a choice made in a list before the code is there counts when it is', async ({ page }) => {
    const release = await holdBack(page)
    await page.goto('/en?list=tomorrow', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'By start time' })
    release()
    await expect(page).toHaveURL(/order=time/)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('time')
  })

  test('but not for long, where the paint is late', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await open(page, '/en')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
})
