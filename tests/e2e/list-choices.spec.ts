import type { Page } from '@playwright/test'
import { GAMES, HOME_TABS } from '#contract/games.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const DAY_MS = 86_400_000

const matchLinks = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row a')
const hrefsOf = (page: Page) => matchLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)

// Like on every visit but the first: the site knows the browser's time zone.
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test('category tabs 0 to 6 show the matches of their games', async ({ page }) => {
  await open(page, '/en')
  const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(tabs).toHaveText(['Featured', 'Football', 'Basketball', 'Esports', 'Baseball', 'Tennis', 'Other'])
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
  const tabs = page.getByRole('navigation', { name: 'Match lists' }).getByRole('link')
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
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'By start time' })
  await expect(page).toHaveURL(/order=time/)
  await open(page, '/en?list=tomorrow')
  await expect(page).toHaveURL(/order=time/)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('time')
  const times = await page
    .getByRole('region', { name: 'Matches', exact: true })
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual([...times].sort())
})

test('a followed match stays followed and waits among the favourites', async ({ page }) => {
  await open(page, '/en/match/soccer')
  const star = page.getByRole('button', { name: /^Favourite: / }).first()
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
  await expect(page.getByText('No favourite matches yet')).toBeVisible()
})

test('schedule and results have days, leagues and states to choose from', async ({ page }) => {
  await open(page, '/en/match/soccer')
  await page.getByRole('list', { name: 'Status' }).getByRole('link', { name: 'Live', exact: true }).click()
  await expect(page).toHaveURL(/state=live/)
  const rows = page.getByRole('region', { name: 'Matches', exact: true }).locator('.row')
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row:not(.row-live)')).toHaveCount(0)
  await page.getByRole('list', { name: 'Status' }).getByRole('link', { name: 'All', exact: true }).click()
  const league = page.getByRole('combobox', { name: 'League' })
  await league.selectOption({ index: 1 })
  await expect(page).toHaveURL(/league=\d+/)
  await expect
    .poll(() => page.getByRole('region', { name: 'Matches', exact: true }).locator('h3').count())
    .toBeLessThanOrEqual(1)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/view=results/)
  // The days of the schedule may still be shown, so this one is found by name, not by position.
  const yesterday = utcDay(Date.now() - DAY_MS)
  await page.getByRole('navigation', { name: 'Choose a day' }).locator(`a[href*="day=${yesterday}"]`).click()
  await expect(page).toHaveURL(new RegExp(`day=${yesterday}`))
  await expect(rows.first()).toContainText('FT')
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('.row-live')).toHaveCount(0)
})
