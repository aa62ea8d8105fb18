import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }
const CONTENT = 'Their left side has not been beaten since the middle of August.'

async function inOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: freshHeaders() })
  return context.newPage()
}

/** Staff decides about what a user sent, and says why. */
async function decide(staff: Page, path: string, act: string): Promise<void> {
  await open(staff, path)
  await untilHydrated(staff)
  await staff.getByRole('button', { name: act, exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: act })
  await dialog.getByRole('textbox').fill('As it reads')
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const coinsOf = async (page: Page): Promise<number> => {
  const response = await page.request.get('/java/user/userGold')
  return ((await response.json()) as { result: { gold: number } }).result.gold
}

/** The first match of the day after tomorrow, so that none begins meanwhile. */
async function chooseMatch(page: Page): Promise<void> {
  await page.getByLabel('Match day').selectOption({ index: 2 })
  await page.getByRole('combobox', { name: 'Match', exact: true }).click()
  await page.getByRole('dialog', { name: 'Match', exact: true }).getByRole('option').first().click()
  await expect(page.getByLabel('Prediction').locator('option').nth(1)).toBeAttached()
  await page.getByLabel('Prediction').selectOption({ index: 1 })
}

test('one becomes an expert, publishes a plan, and sells it', async ({ page, browser, origin }) => {
  test.slow()
  const uid = await signInAsNew(page)
  await open(page, '/en/creatorCenter')
  await expect(page).toHaveURL(/\/en\/expert\/apply$/)
  await untilHydrated(page)
  await page.getByLabel('Introduction').fill('Ten years of the second league, match by match.')
  await expectAccessible(page, 'expert application', MAIN)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Your application is under review')).toBeVisible()

  const staff = await inOtherBrowser(browser, origin)
  await signIn(staff, 'admin')
  await decide(staff, `/en/admin/experts?uid=${uid}`, 'Accept')

  await open(page, '/en/creatorCenter/progComponent')
  await untilHydrated(page)
  await chooseMatch(page)
  await page.getByLabel('Title').fill('The side that nobody beats')
  const editor = page.getByRole('textbox', { name: 'Reasoning' })
  await editor.fill(CONTENT)
  await editor.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  // What is written is there when the tab was closed.
  const again = await page.context().newPage()
  await page.close()
  await open(again, '/en/creatorCenter/progComponent')
  await untilHydrated(again)
  await expect(again.getByRole('textbox', { name: 'Reasoning' }).locator('strong')).toHaveText(CONTENT)
  await expect(again.getByRole('combobox', { name: /^Match: / })).toBeVisible()
  await expect(again.getByLabel('Prediction')).not.toHaveValue('')
  await expectAccessible(again, 'new plan', MAIN)
  await again.getByRole('button', { name: 'Send for review' }).click()
  await expect(again).toHaveURL(/\/en\/creatorCenter\/progManage$/)
  await expect(again.getByRole('list', { name: 'My plans' }).getByText('Under review')).toBeVisible()

  await decide(staff, `/en/admin/plans?uid=${uid}`, 'Publish')
  await again.reload()
  const link = again.getByRole('link', { name: 'The side that nobody beats' })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/en\/expert\/p\d+$/)

  const buyer = await inOtherBrowser(browser, origin)
  const html = await (await buyer.request.get(path)).text()
  expect(html).toContain('The side that nobody beats')
  expect(html).not.toContain(CONTENT)
  await signInAsNew(buyer)
  const before = await coinsOf(buyer)
  await open(buyer, path)
  await untilHydrated(buyer)
  await buyer.getByRole('button', { name: 'Unlock', exact: true }).click()
  const dialog = buyer.getByRole('dialog', { name: 'Unlock this plan' })
  await expect(dialog.getByText('Balance after it')).toBeVisible()
  await expectAccessible(buyer, 'plan', MAIN)
  // Twice: the second press is no second purchase.
  await dialog.getByRole('button', { name: 'Pay', exact: true }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 2; press += 1) button.click()
  })
  await expect(buyer.locator('strong').getByText(CONTENT)).toBeVisible()
  expect(await coinsOf(buyer)).toBe(before - 30)
  await open(buyer, '/en/expert/bought')
  await expect(buyer.getByRole('link', { name: 'The side that nobody beats' })).toBeVisible()
  await staff.context().close()
  await buyer.context().close()
})
