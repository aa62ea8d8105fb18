import type { Page } from '@playwright/test'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

interface Order {
  id: number
  status: string
  payUrl: string
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

async function resultOf<T>(response: { json(): Promise<unknown> }): Promise<T> {
  const { status, result, errorMsg } = (await response.json()) as { status: string; result: T; errorMsg?: string }
  expect(status, errorMsg).toBe('success')
  return result
}

const post = async (page: Page, path: string, data: object): Promise<Order> =>
  resultOf(await page.request.post(`/java/orderpay/${path}`, { data, headers: OWN_PAGE }))
const statusOf = async (page: Page, { id }: Order): Promise<string> =>
  (await resultOf<Order>(await page.request.get(`/java/orderpay/order?id=${id}`))).status
const coinsOf = async (page: Page): Promise<number> =>
  (await resultOf<{ gold: number }>(await page.request.get('/java/user/userGold'))).gold

test('an order is paid in a second browser at the address of its QR code, and credited once', async ({
  page,
  browser,
  origin,
}) => {
  await signInAsNew(page)
  const before = await coinsOf(page)
  const back = `${origin}/en/userInfo/water`
  const order = await post(page, 'payByAlipay', { rmb: 200, intent: `test-${Date.now()}`, returnTo: back })
  expect(new URL(order.payUrl).origin).toBe(origin)

  const phone = await (await browser.newContext()).newPage()
  await phone.goto(order.payUrl)
  await expect(phone.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
  await expect(phone.getByText('200.00 CNY')).toBeVisible()
  await phone.getByRole('button', { name: 'forges' }).click()
  await expect(phone.getByText('The shop answered: 400')).toBeVisible()
  expect(await statusOf(page, order)).toBe('pending')
  await phone.getByRole('button', { name: 'the shop is told twice' }).click()
  await expect(phone.getByText('The shop answered: 200 200')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
    'href',
    `${back}?order=${order.id}`,
  )
  await phone.context().close()

  await expect.poll(() => statusOf(page, order)).toBe('credited')
  expect(await coinsOf(page)).toBe(before + 2000)
})

test('a payment of which nobody tells is found when its buyer looks', async ({ page, origin }) => {
  await signInAsNew(page)
  const before = await coinsOf(page)
  const order = await post(page, 'order', {
    method: 'card',
    rmb: 10,
    intent: `test-${Date.now()}`,
    returnTo: `${origin}/en/userInfo/water`,
  })
  await page.goto(order.payUrl)
  await page.getByRole('button', { name: 'Pay; the shop is not told' }).click()
  await expect(page.getByText('Status: paid')).toBeVisible()
  await expect.poll(() => statusOf(page, order)).toBe('credited')
  expect(await coinsOf(page)).toBe(before + 100)
})
