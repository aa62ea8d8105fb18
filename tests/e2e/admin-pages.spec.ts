import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshAddress, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name: new RegExp(`^${name}`) })

test('pages stand in groups; a group leads to its first page and shows the others', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/en/admin')
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'Refunds')).toHaveCount(0)
  await tab(page, 'Money').click()
  await expect(page).toHaveURL(/\/admin\/payments$/)
  await tab(page, 'Refunds').click()
  await expect(page.getByText('No refunds to confirm')).toBeVisible()
  await expect(tab(page, 'Money')).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, 'refunds', { include: 'main' })
  await page.getByRole('link', { name: 'Decided' }).click()
  await expect(page).toHaveURL(/state=decided/)
  await tab(page, 'Site').press('Enter')
  await expect(page).toHaveURL(/\/admin\/brands$/)
  await tab(page, 'Feeds').press('Enter')
  await expect(page.getByRole('heading', { name: 'Feeds' })).toBeVisible()
  await expectAccessible(page, 'feeds', { include: 'main' })
})

test('roles say who is staff, and who holds one of them', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/en/admin/roles')
  const holders = page.getByRole('table', { name: 'Roles' })
  await expect(holders.getByRole('row').filter({ hasText: 'Administrator' }).first()).toBeVisible()
  await expectAccessible(page, 'roles', { include: 'main' })
  await page.getByLabel('Role', { exact: true }).selectOption('moderator')
  await expect(page).toHaveURL(/role=moderator/)
  await expect(holders.getByRole('row').filter({ hasText: 'Moderator' }).first()).toBeVisible()
  await holders.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(tab(page, 'Users')).toHaveAttribute('aria-current', 'page')
})

test('a moderator sees the pages of one group, with the log of chats', async ({ page }) => {
  await signIn(page, 'moderator')
  await page.goto('/en/admin/chat')
  await expect(page.getByText('Enter a room or a user')).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Reports', 'Posts', 'Comments', 'Chat log'])
  await expectAccessible(page, 'chat log', { include: 'main' })
})

test('on a phone the counts of what waits do not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  const answer = await page.request.post('/java/support/open', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { subject: 'other', text: 'The page is wider than my phone.' },
  })
  expect((await answer.json()).status).toBe('success')
  await page.context().clearCookies()
  await signIn(page, 'admin')
  // The figures are counted once a minute.
  await expect(async () => {
    await page.goto('/en/admin')
    await expect(tab(page, 'Help desk')).toContainText('waiting', { timeout: 1000 })
  }).toPass({ intervals: [0, 3000], timeout: 90_000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('what is reviewed and is gone is said to be, also while others wait', async ({ page }) => {
  await signIn(page, 'admin')
  for (const list of ['complaints', 'feedback']) {
    await page.goto(`/en/admin/${list}?review=999999999`)
    await expect(page.getByText('This is no longer available.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  }
})

test('the page of a user leads to what she has, of lists with her number in the address', async ({
  page,
  browser,
  origin,
}) => {
  const her = await (await browser.newContext({ baseURL: origin })).newPage()
  const uid = await signInAsNew(her)
  await her.context().close()
  await signIn(page, 'admin')
  for (const [name, list] of [
    ['Ledger', 'ledger'],
    ['Support', 'support'],
  ]) {
    await page.goto(`/en/admin/users/${uid}`)
    await page.getByRole('navigation', { name: 'Records of this user' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/${list}\\?uid=${uid}$`))
    await expect(page.getByRole('textbox', { name: /user id/i })).toHaveValue(String(uid))
  }
})
