import type { Locator, Page } from '@playwright/test'
import { freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const NORTHERN_PREMIER = 202_001

test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row')
/** Distance between the right edges of what two cells say. */
const textEdge = (cell: Locator, side: 'left' | 'right') =>
  cell.evaluate((element, edge) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()[edge]
  }, side)

test('on a phone a row is 48 px high, and its star as wide as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en/match/soccer')
  const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(10)
  expect([...new Set(heights.map(Math.round))]).toEqual([48])
  const star = await rowsOf(page).first().locator('.star').boundingBox()
  expect(star?.width).toBeGreaterThanOrEqual(44)
  expect(star?.height).toBeGreaterThanOrEqual(44)
})

test('a live row shows a clock or phase, not its start, and its score next to the names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en?list=live')
  const row = rowsOf(page).first()
  await expect(row.locator('.row-when')).toHaveText(/\S/)
  await expect(row.locator('time')).toHaveCount(0)
  const [names, total] = [await row.locator('.row-teams').boundingBox(), await row.locator('.row-total').boundingBox()]
  expect(names?.width).toBeLessThanOrEqual(320)
  expect((total?.x ?? 0) - ((names?.x ?? 0) + (names?.width ?? 0))).toBeLessThan(16)
})

test('three keys lead past header, sports and filters to the first match', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/en', '/en/match/soccer']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to matches' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main .row-teams').first()).toBeFocused()
  }
  // Ten games; the others are under "more".
  const rail = page.getByRole('navigation', { name: 'Sports and esports' })
  expect(await rail.locator('a:visible').count()).toBe(10)
})

test('on a phone a name that has no room is the short one, and none is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/ja/match/soccer', '/en/match/tennis', '/en/match/basketball']) {
    await open(page, path)
    const names = await page.locator('main .row-team').evaluateAll((lines) =>
      lines.map((line) => {
        const whole = line.querySelector<HTMLElement>(':scope > span')
        const text = line.getAttribute('data-short') ?? ''
        if (!text || !whole || whole.offsetTop < 20) return { text: whole?.textContent, isShort: false }
        const pen = document.createElement('canvas').getContext('2d')
        const style = getComputedStyle(line, '::after')
        if (pen) pen.font = style.font
        return { text, isShort: true, isCut: (pen?.measureText(text).width ?? 0) > Number.parseFloat(style.width) }
      }),
    )
    expect(names.length, path).toBeGreaterThan(20)
    expect(
      names.filter(({ isCut }) => isCut),
      path,
    ).toEqual([])
    if (path.startsWith('/ja')) expect(names.filter(({ isShort }) => isShort).length).toBeGreaterThan(3)
  }
})

test('the games of starred matches are first in the rail, as the page is first painted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const games = page.getByRole('navigation', { name: 'Sports and esports' }).getByRole('link')
  await open(page, '/en/match/badminton')
  await expect(games.first()).not.toHaveText(/Badminton/)
  await rowsOf(page).first().getByRole('button').click()
  await open(page, '/en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('followed-games'))).toBe('207')
  // Before any script but those in the page.
  await page.route(/\.js$/, () => {})
  await page.goto('/en/match', { waitUntil: 'commit' })
  await expect(games.first()).toHaveText(/Badminton/)
  await page.unroute(/\.js$/)
  await open(page, '/en/match')
  await games.first().hover()
  await expect(games.first()).toHaveText(/Badminton/)
})

test('a table shows its points at 390 px, its heads above its numbers, and what its ranks lead to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/en/soccer/data?league=${NORTHERN_PREMIER}`)
  const table = page.getByRole('table')
  const points = table.locator('tbody tr').first().locator('td').last()
  await expect(points).toBeInViewport({ ratio: 1 })
  await expect(table.getByText('Relegation', { exact: true })).toHaveCount(3)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const column of [2, 5, 6]) {
    const [head, cell] = [
      table.locator('thead th').nth(column - 1),
      table.locator('tbody tr:first-child > *').nth(column - 1),
    ]
    expect(Math.abs((await textEdge(head, 'right')) - (await textEdge(cell, 'right')))).toBeLessThan(2)
  }
})

test('in Arabic goals for stand on the right of goals against, as the head says', async ({ page }) => {
  await open(page, `/ar/soccer/data?league=${NORTHERN_PREMIER}`)
  const [scored, conceded] = await page.getByRole('table').locator('tbody tr:first-child bdi').all()
  if (!scored || !conceded) throw new Error('a row has no goals')
  expect(await textEdge(scored, 'left')).toBeGreaterThan(await textEdge(conceded, 'right'))
})

test('a list of results does not wait for a connection', async ({ page }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await open(page, `/en/match/soccer?view=results&day=${yesterday}`)
  await expect(rowsOf(page).first()).toContainText('FT')
  await expect(page.getByText('Connecting')).toHaveCount(0)
  await expect(page.locator('.row-stream')).toHaveCount(0)
})

test('pages about a person have no list of sports beside them', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshHeaders())
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page, freshEmail())
  await open(page, '/en/userInfo/info')
  await expect(page.getByRole('navigation', { name: 'Sports and esports' })).toHaveCount(0)
  await open(page, '/en')
  await expect(page.getByRole('navigation', { name: 'Sports and esports' })).toBeVisible()
})
