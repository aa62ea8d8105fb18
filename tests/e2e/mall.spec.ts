import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

async function resultOf<T>(response: { json(): Promise<unknown> }): Promise<T> {
  const { status, result, errorMsg } = (await response.json()) as { status: string; result: T; errorMsg?: string }
  expect(status, errorMsg).toBe('success')
  return result
}

const coinsOf = async (page: Page): Promise<number> =>
  (await resultOf<{ gold: number }>(await page.request.get('/java/user/userGold'))).gold

interface Wanted {
  name: string
  price: number
  kind?: 'physical' | 'virtual'
  stock?: number
  cards?: string[]
}

/** An administrator in a browser of her own. */
async function staffIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
  const page = await context.newPage()
  await signIn(page, 'admin')
  return page
}

/** Goods of one test, stored by an administrator's calls. */
async function goodsOf(staff: Page, { name, price, kind = 'physical', stock, cards }: Wanted): Promise<number> {
  const post = (path: string, data: object) => staff.request.post(`/java/admin/${path}`, { data, headers: OWN_PAGE })
  const { id } = await resultOf<{ id: number }>(
    await post('goods/save', {
      names: { en_US: name },
      descriptions: {},
      category: 'wear',
      picture: 'scarf',
      kind,
      price,
      isOnSale: true,
    }),
  )
  if (stock) await resultOf(await post('goods/stock', { id, by: stock }))
  if (cards) await resultOf(await post('goods/cards', { id, cards }))
  return id
}

const fillDelivery = async (page: Page): Promise<void> => {
  await page.getByLabel('Recipient').fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 St James Square\nLondon')
  await page.getByLabel('Contact').fill('+44 20 7946 0000')
}

test('a parcel goes from the confirmation to its delivery and back, for its buyer and for staff', async ({
  page,
  browser,
  origin,
}) => {
  const staff = await staffIn(browser, origin)
  const name = `Scarf ${Date.now()}`
  const goods = await goodsOf(staff, { name, price: 60, stock: 3 })
  await signInAsNew(page)
  const before = await coinsOf(page)
  await page.goto('/en/mall')
  await expect(page).toHaveTitle(/^Coin mall: redeem your coins - /)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/en/mall/details/${goods}`)
  // The address book may be slow: until it is there nothing can be ordered.
  await page.route(/_serverFn/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('button', { name: 'Redeem for 60 coins' })).toBeDisabled()
  await page.getByRole('button', { name: 'Redeem for 60 coins' }).click()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('Enter the recipient’s name.')).toBeVisible()
  await fillDelivery(page)
  await page.getByRole('button', { name: 'One more' }).click()
  await expectAccessible(page, 'confirmation', MAIN)
  await page.getByRole('button', { name: 'Redeem for 120 coins' }).click()
  await expect(page).toHaveURL(/\/en\/mall\/orders\/\d+\?tab=new$/)
  await expect(page.getByText('We’ll check your order and send it.')).toBeVisible()
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
  expect(await coinsOf(page)).toBe(before - 120)
  const order = /\d{6,}/.exec(page.url())?.[0] ?? ''

  await staff.goto('/en/admin/mall')
  await staff.getByRole('link', { name }).click()
  await expect(staff).toHaveURL(`/en/admin/mall/${order}`)
  await expect(staff.getByText('12 St James Square')).toBeVisible()
  await expectAccessible(staff, 'order', MAIN)
  await staff.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(staff.getByText('Enter the tracking number.')).toBeVisible()
  await staff.getByLabel('Tracking number').fill('TR-2026-1')
  await staff.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(staff.getByText('In progress', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('TR-2026-1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm receipt' }).click()
  // The button is gone: who uses the keyboard or a screen reader is at what has become of the order.
  await expect(page.locator(':focus')).toHaveText('Redeemed')
  await expect(page.getByText('Redeemed', { exact: true }).first()).toBeVisible()

  await staff.reload()
  await staff.getByRole('button', { name: 'Return and refund' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Return and refund' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, shown to the user').fill('It came torn')
  await dialog.getByRole('button', { name: 'Return and refund' }).click()
  await expect(staff.getByText('Returned', { exact: true })).toBeVisible()
  await expect(staff.getByText('Nothing to do here.')).toBeVisible()
  await page.goto('/en/userInfo/userNews')
  await page.getByRole('link', { name: /was returned\. 120 coins are on their way back to you\.$/ }).click()
  await expect(page).toHaveURL(`/en/mall/orders/${order}`)
  await expect(page.getByText('It came torn')).toBeVisible()
  await expect(page.getByText('Your coins are back.')).toBeVisible()
  expect(await coinsOf(page)).toBe(before)
  await staff.goto('/en/admin/audit')
  for (const act of ['Sent a redemption', 'Returned a redemption'])
    await expect(staff.getByRole('row').filter({ hasText: act }).filter({ hasText: order }).first()).toBeVisible()
  await staff.context().close()
})

test('a card number is uploaded, given once, and shown to its owner when she asks; then it is sold out', async ({
  page,
  browser,
  origin,
}) => {
  const staff = await staffIn(browser, origin)
  const number = `CARD-${Date.now()}`
  const goods = await goodsOf(staff, { name: `Card ${Date.now()}`, price: 40, kind: 'virtual' })
  await staff.goto(`/en/admin/mall/goods-${goods}`)
  await staff.getByLabel('One number a line').fill(`${number}\n\n${number}`)
  await staff.getByRole('button', { name: 'Add card numbers' }).click()
  await expect(staff.getByText('1 added', { exact: true })).toBeVisible()
  await expect(staff.getByText('1 not given yet')).toBeVisible()
  await expectAccessible(staff, 'goods', MAIN)

  await signInAsNew(page)
  await page.goto(`/en/mall/details/${goods}`)
  // What replaces the button that was pressed takes its focus.
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeFocused()
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByLabel('Recipient')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redeem for 40 coins' }).click()
  await expect(page.getByText('Your card number is ready below.')).toBeVisible()
  expect(await page.content()).not.toContain(number)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeFocused()
  await expectAccessible(page, 'card', MAIN)
  const order = page.url()

  const other = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()
  // A guest's page may be some seconds old.
  await expect(async () => {
    await other.goto(`/en/mall/details/${goods}`)
    await expect(other.getByRole('button', { name: 'Sold out' })).toBeDisabled({ timeout: 1000 })
  }).toPass()
  await signInAsNew(other)
  expect((await other.request.get(order)).status()).toBe(404)
  await other.context().close()
  await staff.context().close()
})

test('who has not enough is led to the recharge and back, with the address still there', async ({
  page,
  browser,
  origin,
}) => {
  const staff = await staffIn(browser, origin)
  const goods = await goodsOf(staff, { name: `Ball ${Date.now()}`, price: 250, stock: 3 })
  await staff.context().close()
  await signInAsNew(page)
  await page.goto(`/en/mall/details/${goods}`)
  await page.getByRole('button', { name: 'Redeem' }).click()
  await fillDelivery(page)
  await expect(page.getByText('Not enough coins.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Redeem for 250 coins' })).toBeDisabled()
  await page.getByRole('link', { name: 'Top up' }).click()
  await expect(page).toHaveURL(/\/userInfo\/recharge\?/)
  const paid = await resultOf<{ payUrl: string }>(
    await page.request.post('/java/orderpay/payByAlipay', {
      data: { rmb: 10, intent: `mall-${Date.now()}`, returnTo: `${origin}/en/userInfo/recharge` },
      headers: OWN_PAGE,
    }),
  )
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(paid.payUrl)
  await phone.getByRole('button', { name: 'the shop is told twice' }).click()
  await expect(phone.getByText('The shop answered: 200 200')).toBeVisible()
  await phone.context().close()
  await expect.poll(() => coinsOf(page)).toBe(300)
  await page.goto(`/en/mall/details/${goods}`)
  await expect(page.getByLabel('Recipient')).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Redeem for 250 coins' }).click()
  await expect(page).toHaveURL(/\/mall\/orders\/\d+/)
  await page.goto('/en/mall/addresses')
  await expect(page.getByText('12 St James Square')).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
})

test(
  'a long list of redemptions goes on below, and is filtered by status, in both lists of orders',
  SWEEP,
  async ({ page, browser, origin }) => {
    const staff = await staffIn(browser, origin)
    const goods = await goodsOf(staff, { name: `Stamp ${Date.now()}`, price: 1, stock: 40 })
    await staff.context().close()
    await signInAsNew(page)
    const post = (path: string, data: object) => page.request.post(`/java/${path}`, { data, headers: OWN_PAGE })
    const delivery = { recipient: 'Ada', address: 'London', contact: '1' }
    let last = 0
    for (let made = 0; made < 23; made++) {
      const wanted = { goodsId: goods, quantity: 1, price: 1, intent: `stamp-${Date.now()}-${made}`, delivery }
      const { id } = await resultOf<{ id: number }>(await post('orderpay/goodsOrder', wanted))
      await resultOf(await post('orderpay/payGoodsOrder', { id }))
      last = id
    }
    await resultOf(await post('mall/order/cancel', { id: last }))
    for (const path of ['/en/mall/orders', '/en/userInfo/myOrder']) {
      await open(page, path)
      const rows = page.getByRole('main').getByRole('link', { name: /^Stamp/ })
      await expect(rows).toHaveCount(20)
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect(rows).toHaveCount(23)
      await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
      await expect(page).toHaveURL(path)
    }
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
    await expect(page).toHaveURL('/en/userInfo/myOrder?state=cancelled')
    await expect(page.getByRole('main').getByRole('link', { name: /^Stamp/ })).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Refunded')
    await expect(page.getByText('No orders with this status')).toBeVisible()
    await expectAccessible(page, 'no orders', MAIN)
    await page.getByRole('link', { name: 'See all orders' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /^Stamp/ })).toHaveCount(20)

    await open(page, '/en/mall/orders')
    await page.getByRole('link', { name: 'Cancelled', exact: true }).click()
    await expect(page).toHaveURL('/en/mall/orders?tab=cancelled')
    await expect(page.getByRole('main').getByRole('link', { name: /^Stamp/ })).toHaveCount(1)
    await page.getByRole('link', { name: 'Returned', exact: true }).click()
    await expect(page.getByText('No orders with this status')).toBeVisible()
  },
)

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'goods are found, redeemed and cancelled, and no page is wider than the phone',
    SWEEP,
    async ({ page, browser, origin }) => {
      const staff = await staffIn(browser, origin)
      const name = `Pin ${Date.now()}`
      const goods = await goodsOf(staff, { name, price: 30, stock: 2 })
      await staff.context().close()
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.goto('/ar/mall')
      await fits()
      await expectAccessible(page, 'mall', MAIN)
      await signInAsNew(page)
      await page.goto(`/ar/mall/details/${goods}`)
      await page.getByRole('button', { name: '\u0627\u0633\u062a\u0628\u062f\u0627\u0644' }).click()
      await page
        .getByLabel('\u0627\u0633\u0645 \u0627\u0644\u0645\u0633\u062a\u0644\u0645')
        .fill('\u0644\u064a\u0644\u0649')
      await page
        .getByRole('textbox', { name: '\u0627\u0644\u0639\u0646\u0648\u0627\u0646', exact: true })
        .fill('\u0634\u0627\u0631\u0639 \u0627\u0644\u0645\u0644\u0643\u060c \u0627\u0644\u0631\u064a\u0627\u0636')
      await page
        .getByLabel('\u0648\u0633\u064a\u0644\u0629 \u0627\u0644\u062a\u0648\u0627\u0635\u0644')
        .fill('+966 11 000 0000')
      await fits()
      await page
        .getByRole('button', {
          name: '\u0627\u0633\u062a\u0628\u062f\u0627\u0644 \u0645\u0642\u0627\u0628\u0644 30 \u0645\u0646 \u0627\u0644\u0639\u0645\u0644\u0627\u062a',
        })
        .click()
      await expect(
        page.getByText('\u0642\u064a\u062f \u0627\u0644\u0645\u0631\u0627\u062c\u0639\u0629', { exact: true }),
      ).toBeVisible()
      await fits()
      await page.getByRole('button', { name: '\u0625\u0644\u063a\u0627\u0621 \u0627\u0644\u0637\u0644\u0628' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: '\u0625\u0644\u063a\u0627\u0621 \u0627\u0644\u0637\u0644\u0628' })
        .click()
      await expect(
        page.getByText('\u0623\u064f\u0639\u064a\u062f\u062a \u0639\u0645\u0644\u0627\u062a\u0643.'),
      ).toBeVisible()
      await page.goto('/ar/mall/orders')
      await expect(page.getByRole('link', { name })).toBeVisible()
      await fits()
      await expectAccessible(page, 'orders', MAIN)
    },
  )
})
