import type { Page } from '@playwright/test'
import { findLiveMatch, findMatchWithStatus, liveRooms, pathOf } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, open, sweepUnless, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202
const BASEBALL = 205

const matchLinks = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row a')
const hrefsOf = (page: Page) => matchLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

// Like on every visit but the first: the site knows the browser's time zone.
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows a live room, live matches and the next ones', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { name: 'On air now' })).toBeAttached()
    await expect(page.getByRole('heading', { name: /^Live / })).toBeVisible()
    expect(await matchLinks(page).count()).toBeGreaterThan(20)
    await expect(page.locator('.row-live .row-total').first()).toHaveText(/^\d+\d+$/)
  })

  test('a match shows its scoreboard, and its tabs are links that work', async ({ page, origin }) => {
    const match = await findLiveMatch(origin, FOOTBALL)
    await page.goto(`/en${pathOf(match)}`)
    const board = page.getByRole('region', { name: 'Scoreboard' })
    await expect(board).toContainText(match.home.name)
    await expect(board).toContainText(match.away.name)
    await page.getByRole('link', { name: 'Stats' }).click()
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
    await page.getByRole('search').locator('input').fill('dota')
    await page.getByRole('search').locator('input').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dota')
    await page.getByLabel('Language').click()
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  })
})

test('every tab of a match has an address of its own', async ({ page, origin }) => {
  const match = await findLiveMatch(origin, FOOTBALL)
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
    const match = await findMatchWithStatus(origin, FOOTBALL, status)
    await open(page, `/en${pathOf(match)}`)
    const board = page.getByRole('region', { name: 'Scoreboard' })
    await expect(board).toContainText(match.home.name)
    if (status === 'scheduled') await expect(board).toContainText(/Starts in|About to start/)
    else await expect(board).toContainText(`${match.score.home}:${match.score.away}`)
  })

test('on a phone nine innings leave the names of the teams in view', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const match = await findMatchWithStatus(origin, BASEBALL, 'finished')
  await page.goto(`/en${pathOf(match)}`)
  const strip = page.getByRole('region', { name: 'Score by period' })
  await strip.evaluate((element) => {
    element.scrollLeft = element.scrollWidth
  })
  const edge = await strip.boundingBox()
  for (const { name } of [match.home, match.away]) {
    const team = strip.getByRole('rowheader', { name })
    const box = await team.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual((edge?.x ?? 0) - 0.5)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0) / 3)
    await expect(team).toHaveText(/\S{2}/)
    expect(await team.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  }
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
  '/en/admin/nothing',
]
test('an address of nothing is 404, and its HTML says so', async ({ request }) => {
  for (const path of MISSING) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toMatch(/<h1[^>]*>This page could not be found</)
    expect(html, path).toMatch(/<title>[^<]+<.*<header/s)
  }
})

/** One that no route has, and one that a route has without its data. */
const SHOWN_MISSING = ['/en/nothing', '/en/soccer/999999999999']
for (const path of MISSING)
  test(`${path} is 404 and says so`, sweepUnless(SHOWN_MISSING.includes(path)), async ({ page, faults }) => {
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
  const response = await open(page, '/en?page=160')
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
    pathOf(await findLiveMatch(origin, 1)),
  ]
  const titles = []
  for (const path of paths) {
    await page.goto(`/en${path === '/' ? '' : path}`)
    titles.push(await page.title())
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/)
  }
  expect(new Set(titles.filter((_, at) => at !== 4)).size).toBe(paths.length - 1)
})
