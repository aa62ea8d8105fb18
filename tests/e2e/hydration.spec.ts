import type { Page } from '@playwright/test'
import { signInAsNew } from '#tests/support/sign-in.ts'
import { expect, holdBack, test, untilHydrated } from '#tests/support/visitor.ts'

/** Limits: what the home page with sixty rows had when it was measured (docs/decisions/021), with some margin. */
const ELEMENTS_MAX = 2600
const HYDRATED_MAX = 800

test.use({ viewport: { width: 412, height: 823 } })

/** The number of hydrated elements: React sets a key of its own on each. */
const countHydrated = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    return elements.filter(isHydrated).length
  })

/** The home page after hydration of everything that hydrates at first. */
async function openHome(page: Page) {
  await page.goto('/en')
  await untilHydrated(page)
  await expect.poll(() => countHydrated(page, 'main .row .star')).toBeGreaterThan(0)
}

const groups = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('section')

test('a phone hydrates what is near its view and neither lays out nor hydrates the rest', async ({ page }) => {
  await openHome(page)
  const rows = await page.locator('main .row').count()
  expect(rows).toBeGreaterThan(40)
  expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX)
  expect(await countHydrated(page, 'main .row .star')).toBeLessThan(rows / 2)
  expect(await countHydrated(page, '*')).toBeLessThan(HYDRATED_MAX)
  expect(await countHydrated(page, 'nav.rail a, footer h2, .languages a')).toBe(0)
  const far = groups(page).last()
  await expect(far).toHaveCSS('content-visibility', 'auto')
  const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
  expect(await far.locator('.row').last().evaluate(isDrawn)).toBe(false)
})

test('a press in a part that nobody has seen counts', async ({ page }) => {
  await openHome(page)
  const star = groups(page).last().locator('.star').last()
  expect(await star.evaluate((element) => Object.keys(element).length)).toBe(0)
  await star.evaluate((element) => (element as HTMLElement).click())
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('a page that was scrolled before its code came stays where it was scrolled to', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/en', { waitUntil: 'commit' })
  await expect(page.locator('main .row').nth(20)).toBeAttached()
  await page.mouse.wheel(0, 700)
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBe(700)
  release()
  await untilHydrated(page)
  await page.waitForTimeout(500)
  expect(await scrolled()).toBe(700)
})

test('once the page is scrolled the rest is hydrated too, unseen', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(0, 40)
  const stars = page.locator('main .row .star')
  await expect.poll(() => countHydrated(page, 'main .row .star'), { timeout: 30_000 }).toBe(await stars.count())
})

test.describe('in a zone that the server did not know', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', extraHTTPHeaders: {} })

  test('rows that are hydrated late show the times of the visitor', async ({ page }) => {
    await page.goto('/en')
    const own = (element: Element) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        new Date(element.getAttribute('datetime') ?? ''),
      )
    // The list of the visitor's own day takes the place of the first one, row by row.
    await expect(page.getByText('Days and times:')).toHaveCount(0)
    for (const time of [page.locator('main .row time').first(), groups(page).last().locator('time').last()])
      await expect(async () => {
        await time.scrollIntoViewIfNeeded({ timeout: 1000 })
        expect(await time.textContent()).toBe(await time.evaluate(own))
      }).toPass()
  })
})

test('what the server drew of a user stays while the code of her menu is on its way', async ({ browser, origin }) => {
  const timezoneId = 'Pacific/Auckland'
  const page = await browser.newPage({ baseURL: origin, timezoneId, viewport: { width: 1280, height: 720 } })
  await signInAsNew(page)
  const release = await holdBack(page, /account-menu\.js/)
  await page.goto('/en/userInfo/setting')
  // The browser's zone is not the one that the server took: the page is drawn again in it.
  const hours = [-60_000, 60_000].map((offset) =>
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: timezoneId }).format(
      Date.now() + offset,
    ),
  )
  await expect(page.getByText(new RegExp(`, (${hours.join('|')}):`)).first()).toBeVisible()
  const menu = page.getByRole('banner').locator('summary[aria-label^="Account"]')
  await expect(menu).toBeVisible()
  release()
  await menu.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
  await page.close()
})
