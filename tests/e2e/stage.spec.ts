import type { Locator, Page } from '@playwright/test'
import { findLiveMatch, liveRooms, pathOf } from '#tests/support/calls.ts'
import { shiftScore, watchShifts } from '#tests/support/shifts.ts'
import { firstLiveRowMs } from '#tests/support/slow-phone.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

const stage = (page: Page) => page.getByRole('region', { name: 'On air now' })
const framesOf = (page: Page) =>
  stage(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
const entries = (page: Page) => page.getByRole('list', { name: 'Choose a stream' }).getByRole('listitem')

test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test('the hottest live room plays by itself, muted, after the paint, and can be paused', async ({ page }) => {
  await open(page, '/en')
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  expect(
    await stage(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.muted),
  ).toBe(true)
  await stage(page).getByRole('button', { name: 'Pause preview' }).click()
  await expect(stage(page).locator('video')).not.toBeAttached()
  await stage(page).getByRole('button', { name: 'Play preview' }).click()
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
  // Out of sight it stops.
  await page.mouse.wheel(0, 3000)
  await expect(stage(page).locator('video')).not.toBeAttached()
})

test('the first paint waits for the first list of live matches, which is in the page', async ({ page, request }) => {
  expect(
    (await (await request.get('/en')).text()).match(/<link rel="expect" href="#first-screen"[^>]*>/g),
  ).toHaveLength(1)
  expect(await (await request.get('/en/live')).text()).not.toContain('rel="expect"')
  await page.goto('/en')
  await expect(page.locator('#first-screen').getByRole('listitem').first()).toBeVisible()
})

test('under reduced motion nothing plays and no player is fetched until it is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  await page.waitForTimeout(1500)
  expect(scripts.filter((url) => /hls|muted-player/.test(url))).toEqual([])
  await expect(stage(page).locator('video')).not.toBeAttached()
  await stage(page).getByRole('button', { name: 'Play preview' }).click()
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5)
})

test('another room takes the stage in place, by keyboard, and its way in leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  const second = entries(page).nth(1)
  const href = (await second.getByRole('link').getAttribute('href')) ?? ''
  await second.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(second.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect(entries(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/\/en$/)
  await stage(page).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('live matches come first by heat, then the next ones, and those that are over are folded', async ({ page }) => {
  await open(page, '/en')
  const headings = page.getByRole('region', { name: 'Matches', exact: true }).getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /\d$/ })).toHaveText([/^Live \d+$/, /^Next 3 hours \d+$/, /^Later \d+$/])
  await expect(page.getByRole('region', { name: /^Live/ }).locator('.row:not(.row-live)')).toHaveCount(0)
  const starts = await page
    .getByRole('region', { name: /^Next 3 hours/ })
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(starts).toEqual([...starts].sort())
  const finished = page.locator('details', { hasText: 'Finished today' })
  await expect(finished.locator('.row')).toHaveCount(0)
  await finished.locator('summary').click()
  await expect(finished.locator('.row').first()).toBeVisible()
})

test('on a phone the first live row is whole above y = 400, and lists are chosen in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en')
  const box = await page.locator('main .row-live').first().boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(400)
  await page.getByRole('button', { name: 'Match lists Today' }).click()
  await page.getByRole('navigation', { name: 'Match lists' }).getByRole('link', { name: 'Tomorrow' }).click()
  await expect(page).toHaveURL(/list=tomorrow/)
  await expect(page.getByRole('navigation', { name: 'Match lists' })).toBeHidden()
})

test('on a slow phone the first live row is painted within two seconds', SWEEP, async ({ browser, origin }) => {
  const visits = [await firstLiveRowMs(browser, `${origin}/en`), await firstLiveRowMs(browser, `${origin}/en`)]
  expect(Math.min(...visits)).toBeLessThan(2000)
})

test('categories stay under the header, and another one is shown from its start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en')
  const tabs = page.getByRole('navigation', { name: 'Categories' })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(52)
  await tabs.getByRole('link', { name: 'Esports' }).click()
  await expect(page).toHaveURL(/tab=3/)
  await expect(page.getByRole('heading', { name: /^Live/ }).first()).toBeInViewport()
  expect((await tabs.boundingBox())?.y).toBe(52)
})

test('a starred match stands among the visitor’s own, and its place shifts nothing', async ({ page }) => {
  await open(page, '/en')
  await page
    .getByRole('button', { name: /^Favourite: / })
    .nth(2)
    .click()
  await expect(page.getByRole('complementary', { name: 'Yours' }).locator('.row')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('complementary', { name: 'Yours' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('complementary', { name: 'Yours' }).locator('.row')).toHaveCount(1)
  await watchShifts(page, { isFromStart: true })
  await page.waitForTimeout(300)
  expect(await shiftScore(page)).toBeLessThan(0.01)
})

test('a match that was starred elsewhere stands on the next home page of a phone', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/en${pathOf(await findLiveMatch(origin, 202))}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  await page.goto('/en', { waitUntil: 'commit' })
  const own = page.getByRole('complementary', { name: 'Yours' })
  // At once, not when the page has nothing else to do.
  await expect(own).toBeVisible({ timeout: 3_000 })
  await own.scrollIntoViewIfNeeded()
  await expect(own.locator('.row')).toHaveCount(1)
})

test('on a phone live rooms stand two in a row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en/live')
  const cards = page.getByRole('main').getByRole('article')
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
})

test('a card says how many browsers watch its room, as the room does', SWEEP, async ({ page, browser, origin }) => {
  // Always live, and no other test watches it.
  const room = (await liveRooms(origin)).findLast(({ matchId }) => matchId === undefined)
  const viewersIn = (part: Locator) => part.getByText('Viewers', { exact: true }).first().locator('~ *')
  const contexts = [await browser.newContext({ baseURL: origin }), await browser.newContext({ baseURL: origin })]
  const [other, guest] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!other || !guest) throw new Error('no pages')
  await Promise.all([open(page, `/en/live/${room?.id}`), open(other, `/en/live/${room?.id}`)])
  await expect(viewersIn(page.getByRole('main'))).toHaveText('2')
  await expect(async () => {
    await guest.goto('/en/customLive')
    const card = guest.getByRole('article').filter({ has: guest.locator(`[href$="/live/${room?.id}"]`) })
    await expect(viewersIn(card)).toHaveText('2', { timeout: 300 })
  }).toPass({ intervals: [500], timeout: 30_000 })
  for (const context of contexts) await context.close()
})
