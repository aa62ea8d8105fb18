import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }

test('who is no expert is led to the application, also from the old addresses', async ({ page }) => {
  await signInAsNew(page)
  for (const path of ['/en/creatorCenter', '/en/expert/mine', '/en/creatorCenter/progComponent']) {
    await open(page, path)
    await expect(page).toHaveURL(/\/en\/expert\/apply$/)
  }
})

test('an expert reads figures as chart and table, and finds plans by filters', async ({ page }) => {
  await signIn(page, 'expert')
  await open(page, '/en/creatorCenter')
  await expect(page).toHaveURL(/\/en\/creatorCenter\/dataShow$/)
  await untilHydrated(page)
  const main = page.locator('main')
  await main.getByText('14 days', { exact: true }).click()
  await main.getByText('Results', { exact: true }).click()
  await expect(main.getByRole('img', { name: 'Results by day, last 14 days' })).toBeVisible()
  const table = main.getByRole('table', { name: 'Figures by day, last 14 days' })
  await expect(table.getByRole('row')).toHaveCount(15)
  await expectAccessible(page, 'figures of an expert', MAIN)

  await main.getByRole('link', { name: 'My plans', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/creatorCenter\/progManage$/)
  await main.getByLabel('Search in titles').fill('No title has these words')
  await expect(main.getByText('No plan fits')).toBeVisible()
  await expect(page).toHaveURL(/text=No/)
  await main.getByLabel('State').selectOption('removed')
  await expect(page).toHaveURL(/state=removed/)
  await expectAccessible(page, 'plans of an expert', MAIN)
  await main.getByRole('link', { name: 'Show all plans' }).click()
  await expect(main.getByLabel('Search in titles')).toHaveValue('')
  await expect(main.getByLabel('State')).toHaveValue('')
})
