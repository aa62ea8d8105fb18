import type { Page } from '@playwright/test'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

async function expectOneCurrent(page: Page, bar: string) {
  const links = page.getByRole('main').getByRole('navigation', { name: bar }).getByRole('link')
  await links.nth(1).click()
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('navigation', { name: bar }).locator('[aria-current]')).toHaveCount(1)
}

test('of the tabs of records one is the current one', async ({ page }) => {
  await signInAsNew(page)
  await open(page, '/en/userInfo/water')
  await expectOneCurrent(page, 'Coins and diamonds')
})

test('of the tabs of the feedback list one is the current one', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/en/admin/feedback')
  await expectOneCurrent(page, 'Feedback')
})

test('what is cancelled among the reservations is cancelled at its match', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, 202, 'scheduled')
  await signInAsNew(page)
  await open(page, `/en${pathOf(match)}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByRole('button', { name: 'Reminder set' })).toBeVisible()
  await page.locator('header summary[aria-label^="Account"]').click()
  await page.getByRole('link', { name: 'My account' }).click()
  await page.getByRole('link', { name: 'My reminders' }).click()
  const row = page.getByRole('main').locator('.row')
  await expect(row).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Cancel reminder' }).click()
  await expect(row.locator('xpath=ancestor::li').getByText('Cancelled').first()).toBeVisible()
  await row.locator('a').click()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

test('two notifications that are pressed one right after the other both go', async ({ page, browser, origin }) => {
  const uid = await signInAsNew(page)
  const fan = await browser.newPage({ baseURL: origin })
  await signInAsNew(fan)
  await fan.request.get(`/java/user/followUser?userId=${uid}&isFollowed=true`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await fan.close()
  await open(page, '/en/userInfo/userNews')
  const removals = page.getByRole('button', { name: 'Remove', exact: true })
  await expect(removals).toHaveCount(2)
  await page.route('**/_serverFn/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await removals.nth(0).click()
  await expect(removals.nth(0)).toBeDisabled()
  await removals.nth(1).click()
  await expect(removals).toHaveCount(0)
})
