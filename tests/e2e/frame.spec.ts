import { findLiveMatch, liveRooms, pathOf } from '#tests/support/calls.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202

// Like on every visit but the first: the site knows the browser's time zone.
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test('the search box goes to the results of its text', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('search').locator('input').fill('basket')
  await page.getByRole('search').locator('input').press('Enter')
  await expect(page).toHaveURL(/\/en\/s\/basket$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Basketball', exact: true })).toBeVisible()
  await open(page, '/en/s/zzzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('every variable that the styles use has a value', async ({ page }) => {
  await open(page, '/en')
  const missing = await page.evaluate(() => {
    const css = document.querySelector('style[data-precedence]')?.textContent ?? ''
    const namesIn = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name))
    const defined = namesIn(/(--[\w-]+)\s*:/g)
    const onPage = getComputedStyle(document.documentElement)
    const used = namesIn(/var\((--[\w-]+)\)/g)
    if (used.size < 20) throw new Error('no style sheet was found')
    return [...used].filter((name) => !defined.has(name) && onPage.getPropertyValue(name) === '')
  })
  // Radix sets its own on the elements that it places.
  expect(missing.filter((name) => !name.startsWith('--radix-'))).toEqual([])
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('no page is wider than the screen', async ({ page, origin }) => {
    const match = pathOf(await findLiveMatch(origin, FOOTBALL))
    const cricket = pathOf(await findLiveMatch(origin, 210))
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
    const bar = page.getByRole('navigation', { name: 'Main' }).last()
    await bar.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Live streams' })).toBeVisible()
    await bar.getByRole('link', { name: 'Favourites' }).click()
    await expect(page.getByText('No favourite matches yet')).toBeVisible()
    await bar.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/en$/)
  })
})
