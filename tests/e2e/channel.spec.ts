import fs from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { accountMenu, button, dialog, field, fillCode, submit } from '#tests/support/login-dialog.ts'
import { freshEmail, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }

/** Makes a channel; its card in the list, and its link. */
async function makeChannel(page: Page, name: string, kind = 'Sign-up') {
  await open(page, '/en/channel')
  const main = page.locator('main')
  await main.getByLabel('Name').fill(name)
  await main.getByText(kind, { exact: true }).first().click()
  await main.getByRole('button', { name: 'Create channel' }).click()
  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card).toBeVisible()
  return { card, link: (await card.locator('code').textContent()) ?? '' }
}

/** A visitor's page from which a blocker takes all that may follow her. */
async function blocking(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: freshHeaders(), locale: 'en-US' })
  const page = await context.newPage()
  await page.route(/(analytics|beacon|collect|pixel|promotion|referral|stats|track)[^/]*\.js/i, (route) =>
    route.abort(),
  )
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  return page
}

/** The figure of a card, by its name. */
const figureOf = (page: Page, channel: string, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: channel }) })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last()
    .locator('dd')

test('a visitor by a channel’s link, with a blocker, is counted and credited, and her manager sees it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'channel')
  const name = `Poster ${Date.now()}`
  const { card, link } = await makeChannel(page, name)
  expect(link).toMatch(/\/\?promotionChannelId=c[a-z2-9]{8}#register$/)
  await card.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: `QR code that opens ${link}` })).toBeVisible()
  await expectAccessible(page, 'QR code of a channel', { include: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'channels', MAIN)

  const visitor = await blocking(browser)
  await visitor.goto(link)
  await expect(dialog(visitor)).toBeVisible()
  expect(new URL(visitor.url()).search + new URL(visitor.url()).hash).toBe('')
  await button(visitor, 'Continue with a code').click()
  await expect(dialog(visitor).getByText('Security check passed')).toBeVisible()
  const email = freshEmail()
  await field(visitor, 'Email address').fill(email)
  await fillCode(visitor, email)
  await submit(visitor)
  await expect(accountMenu(visitor)).toBeAttached()
  const app = await visitor.request.get(new URL('/download/ios', link).href, { maxRedirects: 0 })
  expect(app.status()).toBe(302)
  await visitor.context().close()

  // Visits are stored together, some seconds later.
  await expect(async () => {
    await page.reload()
    await expect(figureOf(page, name, 'Visits')).toHaveText('1', { timeout: 1000 })
  }).toPass({ intervals: [3000] })
  await expect(figureOf(page, name, 'Sign-ups')).toHaveText('1')
  await untilHydrated(page)
  await page.getByRole('link', { name: `Stats of “${name}”` }).click()
  await expect(page).toHaveURL(/\/en\/channel\/statistical\?channel=c/)
  const main = page.locator('main')
  await main.getByText('30 days', { exact: true }).click()
  await expect(main.getByRole('img', { name: 'Visits by day, last 30 days' })).toBeVisible()
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(31)
  await expectAccessible(page, 'figures of channels', MAIN)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const [, id] = /promotionChannelId=(\w+)/.exec(link) ?? []
  const rows = (await fs.readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(rows[1]).toMatch(new RegExp(`^"\\d{4}-\\d\\d-\\d\\d","${id}","${name}",1,0,1,[01]$`))

  await main.getByRole('link', { name: 'Users', exact: true }).click()
  await main.getByLabel('Channel', { exact: true }).selectOption(name)
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(main.getByRole('rowheader')).toHaveText(/^.\*\*\*.$/)
  await expectAccessible(page, 'users of channels', MAIN)
  await main.getByRole('link', { name: 'Earnings', exact: true }).click()
  await expect(main.getByText('20 coins for each new person who signs up')).toBeVisible()
  await expectAccessible(page, 'earnings of channels', MAIN)
  await main.getByRole('link', { name: 'Statement', exact: true }).click()
  await main.getByLabel('Channel', { exact: true }).selectOption(name)
  await expect(main.getByRole('list', { name: 'Line by line' }).getByRole('listitem')).toHaveCount(1)
  await expect(main.getByText(/^Waiting until /)).toBeVisible()
  await expectAccessible(page, 'statement of channels', MAIN)
})

test('a channel is renamed and closed by its manager, and its link to the apps leads there', async ({ page }) => {
  await signIn(page, 'channel')
  const name = `Flyer ${Date.now()}`
  const { card, link } = await makeChannel(page, name, 'Apps')
  await card.getByRole('button', { name: 'Rename' }).click()
  await page.locator('main').getByRole('textbox', { name: 'Name' }).last().fill(`${name} B`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const renamed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${name} B` }) })
  await expect(renamed).toBeVisible()
  await renamed.getByRole('button', { name: 'Close channel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close channel' }).click()
  await expect(renamed.getByText(/^Closed /)).toBeVisible()
  await expect(renamed.locator('code')).toHaveCount(0)
  await page.goto(link)
  await expect(page).toHaveURL(/\/download(\?|$)/)
  await expect(page.locator('main a[href$="/download/ios"]')).toBeVisible()
})

test('staff close a manager’s channels together, for a reason, and open them again', async ({ page, browser }) => {
  await signIn(page, 'channel')
  const names = [1, 2].map((each) => `Poster ${each} ${Date.now()}`)
  for (const name of names) await makeChannel(page, name)
  const office = await browser.newContext({ extraHTTPHeaders: freshHeaders(), locale: 'en-US' })
  const staff = await office.newPage()
  await signIn(staff, 'admin')
  await staff.goto('/en/admin/channels')
  const rowOf = (name: string) => staff.getByRole('row').filter({ hasText: name })
  for (const name of names) await staff.getByRole('checkbox', { name: `Select ${name}` }).check()
  await staff.getByRole('button', { name: 'Close channel', exact: true }).click()
  const asked = staff.getByRole('dialog')
  await asked.getByLabel('Reason').fill('They pay for clicks')
  await asked.getByRole('button', { name: 'Close channel' }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Close channel: 2 done.' })).toBeVisible()
  for (const name of names) await expect(rowOf(name)).toContainText('Closed')
  await page.goto('/en/channel')
  await expect(page.locator('main').getByText(/^Closed /)).not.toHaveCount(0)
  await staff.getByRole('button', { name: 'Undo' }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Close channel: 2 undone.' })).toBeVisible()
  for (const name of names) await expect(rowOf(name)).not.toContainText('Closed')
  await office.close()
})

test('nobody else may open the promotion centre', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  for (const place of ['', '/statistical', '/user', '/gold', '/water']) {
    await page.goto(`/en/channel${place}`)
    // By no role: the form that opens takes the page behind it out of reach.
    await expect(page.locator('main button', { hasText: 'Sign in' })).toBeAttached()
  }
  await signInAsNew(page)
  for (const place of ['', '/gold']) {
    expect((await page.goto(`/en/channel${place}`))?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'You don’t have permission to view this page' })).toBeVisible()
  }
  expect((await page.goto('/en/channel/nothing'))?.status()).toBe(404)
})

test('a link to the centre leads a guest there once she has signed in', async ({ page, context }) => {
  await page.goto('/en/live#channel')
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('channel'))).toBe('1')
  await button(page, 'Sign in with a password').click()
  await expect(dialog(page).getByText('Security check passed')).toBeVisible()
  await field(page, 'Email or username').fill('channel@grandstand.test')
  await field(page, 'Password').fill('grandstand1')
  const [tab] = await Promise.all([context.waitForEvent('page'), submit(page)])
  await expect(tab.getByRole('heading', { name: 'Promotion centre', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('channel'))).toBeNull()
})
