import fs from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { addAccounts } from '#tests/support/database.ts'
import { freshAddress, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

const ROWS = 45

/** Users of one name, found by an administrator. */
async function found(page: Page): Promise<{ users: Locator; name: string }> {
  const name = `lister${process.pid}x${Date.now() % 1_000_000}n`
  await addAccounts(sharedDataDir(), name, ROWS)
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users#${name}`)
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users.locator('tbody tr')).toHaveCount(20)
  await expect(users.getByRole('link').first()).toHaveText(`${name}${ROWS}`)
  return { users, name }
}

const namesIn = (users: Locator) => users.locator('tbody tr a').allTextContents()

test('a list is sorted, read from place to place, and saved; its address says it all', async ({ page }) => {
  const { users, name } = await found(page)
  await page.getByLabel('Order').selectOption('oldest')
  await expect(page).toHaveURL(/sort=oldest.*#lister/)
  await expect(users.getByRole('link').first()).toHaveText(`${name}1`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/after=n\./)
  await expect(users.getByRole('link').first()).toHaveText(`${name}21`)
  const second = await namesIn(users)
  await page.reload()
  await expect(users.getByRole('link').first()).toHaveText(`${name}21`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(users.locator('tbody tr')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(users.locator('tbody tr')).toHaveCount(20)
  expect(await namesIn(users)).toEqual(second)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(users.getByRole('link').first()).toHaveText(`${name}1`)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(ROWS + 1)
  expect(lines[0]).toContain('"User ID","User"')
  expect(lines.at(-1)).toContain(`"${name}${ROWS}"`)
})

test('chosen rows are banned together, and it is undone together', async ({ page }) => {
  const { users, name } = await found(page)
  await page.getByRole('checkbox', { name: `Select ${name}45` }).check()
  await page.getByRole('checkbox', { name: `Select ${name}44` }).check()
  await expect(page.getByText('Selected: 2')).toBeVisible()
  await expectAccessible(page, 'chosen users', { include: 'main' })
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They sell tickets')
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ban: 2 done.' })).toBeVisible()
  await expect(users.getByText('Banned')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ban: 2 undone.' })).toBeVisible()
  await expect(users.getByText('Banned')).toHaveCount(0)
})

test('a list is used by keys alone', async ({ page }) => {
  const { users, name } = await found(page)
  await page.getByRole('button', { name: 'CSV' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await expect(users.locator('tbody tr').nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select ${name}44` })).toBeChecked()
  await page.keyboard.press('k')
  await expect(users.locator('tbody tr').first()).toBeFocused()
  await page.keyboard.press('n')
  await expect(users.getByRole('link').first()).toHaveText(`${name}25`)
  await page.getByRole('button', { name: 'CSV' }).focus()
  await page.keyboard.press('p')
  await expect(users.getByRole('link').first()).toHaveText(`${name}45`)
  await page.getByRole('button', { name: 'CSV' }).focus()
  await page.keyboard.press('/')
  const field = page.getByLabel('User ID, name, email or phone')
  await expect(field).toBeFocused()
  await field.press('End')
  await page.keyboard.type('44x')
  await expect(field, 'letters that are typed do nothing else').toHaveValue(`${name}44x`)
  await field.press('Backspace')
  await field.press('Enter')
  await expect(users.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('button', { name: 'CSV' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
})

test('what waits is decided one after the other, each by one of staff', async ({ page, browser, origin }) => {
  const opened = async (headers = freshHeaders()) =>
    (await browser.newContext({ baseURL: origin, extraHTTPHeaders: headers })).newPage()
  const her = await opened()
  const uid = await signInAsNew(her)
  const texts = [`First of ${uid}`, `Second of ${uid}`]
  for (const text of texts)
    await her.request.post('/java/user/feedback', {
      data: { kind: 'bug', text },
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    })
  await signIn(page, 'admin')
  await page.goto('/en/admin/feedback')
  const item = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  await page.getByRole('button', { name: 'Review next' }).click()
  await expect(page).toHaveURL(/review=\d+/)
  await expect(item).toHaveCount(1)
  // What others left is passed over.
  for (let passed = 0; passed < 20 && !(await item.getByText(texts[0] ?? '').isVisible()); passed++) {
    const before = page.url()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await expect(item).toHaveCount(1)
  }
  await expect(page.getByText(/^Yours to decide until/)).toBeVisible()
  await expectAccessible(page, 'review', { include: 'main' })
  await item.getByRole('textbox').fill('Thank you!')
  await item.getByRole('button', { name: 'Send reply' }).click()
  await expect(item).toContainText(texts[1] ?? '')
  await page.getByRole('button', { name: 'Give back' }).click()
  await expect(page).toHaveURL(/\/admin\/feedback$/)
  await her.context().close()
})
