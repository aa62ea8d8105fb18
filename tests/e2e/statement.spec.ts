import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Presses a button of the sandbox. */
async function press(page: Page, payUrl: string, act: string): Promise<void> {
  const { origin, pathname } = new URL(payUrl)
  const options = { form: { act }, headers: { ...OWN_PAGE, origin }, maxRedirects: 0 }
  expect((await page.request.post(pathname, options)).status()).toBe(303)
}

/** Buys coins or diamonds at the sandbox; the order's number, and the address of its payment. */
async function pay(page: Page, origin: string, wanted: { rmb: number } | { diamond: number }) {
  const data = { ...wanted, method: 'card', intent: crypto.randomUUID(), returnTo: `${origin}/en/userInfo/recharge` }
  const response = await page.request.post('/java/orderpay/order', { data, headers: OWN_PAGE })
  const { result } = (await response.json()) as { result: { id: number; payUrl: string } }
  await press(page, result.payUrl, 'pay')
  return result
}

const buy = async (...bought: Parameters<typeof pay>): Promise<number> => (await pay(...bought)).id

test('the statement is filtered, and its file has just those lines, with both times and no formula', async ({
  page,
  origin,
}) => {
  await signInAsNew(page)
  await buy(page, origin, { rmb: 200 })
  await buy(page, origin, { diamond: 500 })
  await open(page, '/en/userInfo/water')
  const rows = page.getByRole('row').filter({ hasText: /Top-up|bonus/ })
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Type').selectOption('Top-ups and refunds')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Period').selectOption('Last 7 days')
  await expect(page).toHaveURL(/kind=recharge.*from=\d{4}-\d\d-\d\d/)
  await expect(rows).toHaveCount(2)
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = fs
    .readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe(
    '\uFEFF"No.","Time (UTC)","Time (UTC)","Type","Note","Reference","Coins","Coin balance","Diamonds","Diamond balance"',
  )
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^3,"\d{4}-\d\d-\d\dT[\d:.]+Z","[^"]+","Top-up","","payment-order:\d+",0,2200,500,500$/)
  expect(lines[1]).toMatch(/^2,.*"Top-up","","payment-order:\d+",2000,2200,0,0$/)
  await page.getByLabel('Type').selectOption('Purchases')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(3)
  const [, order = ''] = /payment-order:(\d+)/.exec(lines[0] ?? '') ?? []
  await rows.nth(0).getByRole('link', { name: 'Top-up' }).click()
  await expect(page).toHaveURL(`/en/userInfo/recharge?order=${order}`)
  await expect(page.getByText(order)).toBeVisible()
})

test('diamonds become coins after the exact result is confirmed; too few lead to the recharge page and back', async ({
  page,
  origin,
}) => {
  await signInAsNew(page)
  await buy(page, origin, { diamond: 100 })
  await open(page, '/en/userInfo/exchange')
  const main = page.getByRole('main')
  const amount = main.getByRole('textbox', { name: 'Diamonds' })
  await amount.fill('150')
  await main.getByRole('alert').getByRole('link', { name: 'Top up' }).click()
  await expect(page).toHaveURL(/userInfo\/recharge\?.*need=/)
  await page.goBack()
  await expect(amount).toHaveValue('150')
  await amount.fill('40')
  await main.getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Exchange 40 diamonds for 40 coins?' })
  await expect(dialog.getByText('240 coins and 60 diamonds')).toBeVisible()
  await dialog.getByRole('button', { name: 'Exchange' }).click()
  await expect(page.getByText('40 coins added.')).toBeVisible()
  await expect(main.getByRole('table', { name: 'Past exchanges' }).getByRole('row')).toHaveCount(2)
  await expect(amount).toHaveValue('')
  await open(page, '/en/userInfo/water?kind=exchange')
  await expect(main.getByRole('row', { name: /Diamonds to coins/ })).toContainText('240')
})

test('an order is in the list of its buyer, and refunded by staff for a reason that the log keeps', async ({
  page,
  browser,
  origin,
}) => {
  await signInAsNew(page)
  const id = await buy(page, origin, { rmb: 10 })
  await open(page, '/en/userInfo/myOrder')
  const order = page.getByRole('main').getByRole('listitem').filter({ hasText: '100 coins' })
  await expect(order).toContainText('Completed')
  await order.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`userInfo/recharge\\?order=${id}$`))

  const staff = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()
  await signIn(staff, 'admin')
  await open(staff, `/en/admin/payments?id=${id}`)
  await staff
    .getByRole('link', { name: String(id) })
    .first()
    .click()
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: `Refund order ${id}?` })
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(staff.getByText(`Order ${id}: Refunded`)).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await open(staff, '/en/admin/audit')
  await expect(staff.getByText(`Order ${id}: Bought by mistake`).first()).toBeVisible()
  await staff.context().close()

  await open(page, '/en/userInfo/myOrder')
  await expect(order).toContainText('Refunded')
})

test('staff decide about the money that they saw come back, and look again when it is another amount by now', async ({
  page,
  browser,
  origin,
}) => {
  await signInAsNew(page)
  const { id, payUrl } = await pay(page, origin, { rmb: 10 })
  const staff = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()
  await signIn(staff, 'admin')
  await open(staff, `/en/admin/payments?id=${id}`)
  await staff
    .getByRole('link', { name: String(id) })
    .first()
    .click()
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = staff.getByRole('dialog', { name: `Refund order ${id}?` })
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake')
  await press(page, payUrl, 'notify_returned_in_part')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(staff.getByText('This has changed in the meantime.')).toBeVisible()
  await refund.getByRole('button', { name: 'Close' }).click()
  await expect(staff.getByText('Partly refunded: needs a decision')).toBeVisible()
  await expect(staff.getByText('Returned so far')).toBeVisible()
  await staff.getByRole('button', { name: 'Credit', exact: true }).click()
  const credit = staff.getByRole('dialog', { name: `Credit order ${id}?` })
  await credit.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the buyer')
  await credit.getByRole('button', { name: 'Credit' }).click()
  await expect(staff.getByText(`Order ${id}: Credited`)).toBeVisible()
  await staff.context().close()
})
