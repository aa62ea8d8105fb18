import type { Browser, Page } from '@playwright/test'
import { encode } from 'uqr'
import { demoBrand, originOf, testBrand } from '#tests/support/brands.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const PAGE = '/en/userInfo/recharge'
/** What is pushed comes before the page looks by itself, which it does after ten seconds. */
const PUSHED = { timeout: 6000 }

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const headerCoins = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /coins$/ })
    .first()

/** Chooses and presses the button. */
async function buy(page: Page, goods: RegExp, method: string): Promise<void> {
  await page.getByRole('radio', { name: goods }).check()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** On the provider's page. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Status:')).not.toHaveText(/open/)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
}

/** Goods that cost more than a new user has. */
async function jerseyOf(page: Page): Promise<number> {
  const listed = await page.request.get('/java/goods/list')
  const { result } = (await listed.json()) as { result: { list: { id: number; price: number; kind: string }[] } }
  const jersey = result.list.find(({ kind, price }) => kind === 'physical' && price === 890)
  expect(jersey).toBeDefined()
  return jersey?.id ?? 0
}

/** A second browser opens what a page's QR code says, and pays. */
async function payOnPhone(browser: Browser, payUrl: string): Promise<void> {
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(payUrl)
  await phone.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(phone.getByText('Status: paid')).toBeVisible()
  await phone.context().close()
}

/** The address of the payment, when the drawn code says just that. */
async function scanned(page: Page): Promise<string> {
  const payUrl = (await page.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')) ?? ''
  const drawn = await page.getByRole('img', { name: 'Payment QR code' }).evaluate((svg) => {
    const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    const dark = svg.querySelectorAll('path')[1] as SVGPathElement
    const isDark = (x: number, y: number) => dark.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)))
  })
  expect(drawn).toEqual(encode(payUrl, { ecc: 'M', border: 4 }).data)
  return payUrl
}

test('a QR code is scanned and paid in a second browser; both tabs and the header tell it, also after a loss of network', async ({
  page,
  browser,
}) => {
  await signInAsNew(page)
  await open(page, PAGE)
  await expect(headerCoins(page)).toHaveText(/^200 /)
  await buy(page, /^2,000 coins/, 'QR wallet')
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  await expect(page.getByText(/^Time left: 59:/)).toBeVisible()
  const payUrl = await scanned(page)
  const other = await page.context().newPage()
  await open(other, page.url())
  await expect(heading(other, 'Scan to pay')).toBeVisible()
  await payOnPhone(browser, payUrl)
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Top-up complete')).toBeVisible(PUSHED)
    await expect(headerCoins(tab)).toHaveText(/^2,200 /)
  }
  await page.reload()
  await expect(heading(page, 'Top-up complete')).toBeVisible()

  await page.getByRole('link', { name: 'Top up more' }).click()
  await buy(page, /^100 coins/, 'QR wallet')
  const lostUrl = await scanned(page)
  await page.context().setOffline(true)
  await expect(page.getByRole('main').getByText('You’re offline. This may be out of date')).toBeVisible()
  await payOnPhone(browser, lostUrl)
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, 'Top-up complete')).toBeVisible()
  await expect(headerCoins(page)).toHaveText(/^2,300 /)
})

test('card, stablecoin and online wallet are paid on the provider’s page; what failed is tried again', async ({
  page,
}) => {
  await signInAsNew(page)
  await open(page, PAGE)
  await buy(page, /^100 coins/, 'Credit or debit card')
  await expect(page.getByText('1.43 USD')).toBeVisible()
  await act(page, 'Let the payment fail')
  await expect(heading(page, 'Top-up failed')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked()
  await page.getByRole('button', { name: 'Pay $1.43' }).click()
  await act(page, 'Pay')
  await expect(heading(page, 'Top-up complete')).toBeVisible()

  await open(page, PAGE)
  await buy(page, /^2,000 coins/, 'Stablecoin')
  await expect(page.getByText('28.58 USD')).toBeVisible()
  await act(page, 'Pay')
  await expect(heading(page, 'Top-up complete')).toBeVisible()

  await open(page, PAGE)
  await page.getByRole('radio', { name: 'Diamonds, any number' }).check()
  await page.getByRole('radio', { name: 'Online wallet' }).check()
  const number = page.getByRole('textbox', { name: 'Number of diamonds' })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(number).toHaveAccessibleDescription(/Enter how many diamonds/)
  await number.fill('100000')
  await expect(number).toHaveAccessibleDescription(/^Out of recharge range, maximum recharge 99999/)
  await number.fill('9')
  await expect(number).toHaveAccessibleDescription(/the minimum is 10/)
  await number.fill('50')
  await page.getByRole('button', { name: 'Pay CN¥5.00' }).click()
  await act(page, 'Pay')
  await expect(heading(page, 'Top-up complete')).toBeVisible()
  await expect(page.getByRole('main').getByText('50 diamonds').first()).toBeVisible()
  await expect(headerCoins(page)).toHaveText(/^2,300 /)
})

test('a payment that was left waits, over back and reload, and one of which nobody told is found', async ({ page }) => {
  await signInAsNew(page)
  await open(page, PAGE)
  await buy(page, /^100 coins/, 'Credit or debit card')
  await expect(page.getByText('Status: open')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Open the payment page' }).click()
  await act(page, 'Pay; the shop is not told')
  await expect(heading(page, 'Top-up complete')).toBeVisible({ timeout: 15_000 })
  await expect(headerCoins(page)).toHaveText(/^300 /)

  // Somebody else's order is nobody's.
  const url = page.url()
  await page.context().clearCookies()
  await signInAsNew(page)
  await page.goto(url)
  await expect(page.getByText('Order not found')).toBeVisible()
})

test('ar, on a phone: who has not enough for something tops up and is led back to what she had filled in', async ({
  page,
  browser,
}) => {
  const word = messagesOf('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  const jersey = await jerseyOf(page)
  await open(page, `/ar/mall/details/${jersey}`)
  await page.getByRole('button', { name: word('mall_redeem') }).click()
  await page.getByRole('textbox', { name: word('mall_recipient') }).fill('Layla')
  const missing = page.getByRole('alert').filter({ hasText: word('error_insufficient_gold') })
  await expect(missing).toContainText('690')
  await missing.getByRole('link', { name: word('coins_top_up') }).click()

  await expect(page.getByText(word('user_recharge_need'))).toContainText('690')
  await expect(page.getByRole('radio', { name: /^2,000/ })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: new RegExp(`^${word('user_recharge_pay_open')} `) }).click()
  const link = page.getByRole('link', { name: word('user_recharge_open') })
  await payOnPhone(browser, (await link.getAttribute('href')) ?? '')
  await page.getByRole('link', { name: word('user_recharge_back') }).click()
  await expect(page).toHaveURL(new RegExp(`/ar/mall/details/${jersey}$`))
  await expect(page.getByRole('textbox', { name: word('mall_recipient') })).toHaveValue('Layla')
  await expect(missing).toHaveCount(0)
})

test('a way back to another site is none, and a brand offers its own methods only', async ({ page, origin }) => {
  const [host = ''] = demoBrand('arena').hosts
  const arena = originOf(origin, host)
  await page.goto(arena)
  await signIn(page, 'viewer')
  await open(page, `${arena}/en/userInfo/recharge?need=gold:5&back=//evil.example`)
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'QR wallet' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay $1.43' }).click()
  await act(page, 'Pay')
  await expect(heading(page, 'Top-up complete')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to your purchase' })).toHaveCount(0)
})

test('a brand that sells on a site of its operator leads there, from wherever something is missing, and back', async ({
  page,
  origin,
}) => {
  const rechargeUrl = 'https://pay.example.test/top-up'
  const { environments } = demoBrand('main')
  await putBrand(
    testBrand('elsewhere', { environments: { ...environments, pro: { ...environments.pro, rechargeUrl } } }),
  )
  try {
    const elsewhere = originOf(origin, 'elsewhere.localhost')
    await page.route(`${rechargeUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Paid</h1>' }))
    await expect.poll(async () => (await page.goto(elsewhere))?.status()).toBe(200)
    await signInAsNew(page)
    const jersey = `${elsewhere}/en/mall/details/${await jerseyOf(page)}`
    await open(page, jersey)
    await page.getByRole('button', { name: 'Redeem' }).click()
    await page.getByLabel('Recipient').fill('Ada')
    await page.getByRole('alert').getByRole('link', { name: 'Top up' }).click()
    await expect(page).toHaveURL(rechargeUrl)
    await page.goBack()
    await expect(page).toHaveURL(jersey)
    await expect(page.getByLabel('Recipient')).toHaveValue('Ada')
  } finally {
    await removeBrand('elsewhere')
  }
})

test('a brand without ways to pay offers none, and says so', async ({ page, origin }) => {
  await putBrand(testBrand('unpaid', { payMethods: [] }))
  try {
    const unpaid = originOf(origin, 'unpaid.localhost')
    await expect.poll(async () => (await page.goto(unpaid))?.status()).toBe(200)
    await signInAsNew(page)
    await open(page, `${unpaid}/en/mall/details/${await jerseyOf(page)}`)
    await page.getByRole('button', { name: 'Redeem' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'Not enough coins' })
    await expect(missing).toContainText('Top-ups aren\u2019t available here.')
    await expect(missing.getByRole('link')).toHaveCount(0)
    await open(page, `${unpaid}/en/userInfo/water`)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Coins and diamonds' })).toBeVisible()
    const security = page.locator('a[href$="/userInfo/setting"]')
    await page.getByRole('banner').locator('details').filter({ has: security }).locator('summary').click()
    await expect(page.getByRole('banner').locator(security)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Top up' })).toHaveCount(0)
    await page.goto(`${unpaid}/en/userInfo/recharge`)
    await expect(page.getByText('Top-ups aren\u2019t available here')).toBeVisible()
  } finally {
    await removeBrand('unpaid')
  }
})
