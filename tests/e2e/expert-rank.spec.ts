import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

const MAIN = { include: 'main' }

test('the ranking of experts is asked for by order, window and game, by keyboard too, and the address says which', async ({
  page,
}) => {
  await open(page, '/en/expert')
  await untilHydrated(page)
  await page
    .getByRole('navigation', { name: 'Expert plans' })
    .getByRole('link', { name: 'Ranking', exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/expert\/allExperts$/)
  await expect(page.getByRole('heading', { name: 'Expert ranking', level: 1 })).toBeVisible()
  await expect(page.getByText('at least 10 settled plans')).toBeVisible()
  await expectAccessible(page, 'ranking of experts', MAIN)

  await page.getByRole('link', { name: 'Last 30', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?list=30$/)
  await expect(page.getByText('at least 30 settled plans')).toBeVisible()
  const orders = page.getByRole('navigation', { name: 'Ranked by' })
  await orders.getByRole('link', { name: 'Winning streak' }).click()
  await expect(orders.locator('[aria-current]')).toHaveText('Winning streak')
  await page.getByLabel('Game').selectOption({ label: 'Tennis' })
  await expect(page).toHaveURL(/\?game=tennis&list=30&kind=streak$/)

  // The server writes the same page for whoever is sent the address.
  await open(page, '/en/expert/allExperts?game=tennis&list=30&kind=streak')
  await expect(orders.locator('[aria-current]')).toHaveText('Winning streak')
  await untilHydrated(page)
  await expect(page.getByLabel('Game')).toHaveValue('203')
})

test('on a phone nothing of rankings and specialists stands out of the page', SWEEP, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/en/expert/allExperts', '/en/expert/specialist', '/ar/expert/allExperts?list=5']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    await expectAccessible(page, path, MAIN)
  }
})
