import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { makePaidRoom, setRoomPrice, setRoomState } from '#tests/support/database.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const PRICE = 30
/** Rooms of these tests, apart for each worker and repetition. */
const freshRoom = () => 7_495_000 + Math.floor(Math.random() * 4_999)

const rooms: number[] = []
test.afterEach(async () => {
  for (const id of rooms.splice(0)) await setRoomState(sharedDataDir(), id, 'ended')
})

/** A room of a new streamer, who is signed in elsewhere. */
async function paidRoom(browser: Browser, baseURL: string): Promise<number> {
  const own = await browser.newContext({ baseURL, extraHTTPHeaders: freshHeaders() })
  const uid = await signInAsNew(await own.newPage())
  await own.close()
  const id = freshRoom()
  await makePaidRoom(sharedDataDir(), { id, uid, price: PRICE, title: 'Late night derby' })
  rooms.push(id)
  return id
}

const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const coinsOf = async (page: Page): Promise<number> => {
  const response = await page.request.get('/java/user/userGold')
  return ((await response.json()) as { result: { gold: number } }).result.gold
}
const unlockButton = (page: Page) => page.getByRole('button', { name: 'Unlock', exact: true })

test('a paid room opens after paying, stays open after a reload and in another browser, and is among the orders', async ({
  page,
  browser,
  origin,
}) => {
  const room = await paidRoom(browser, origin)
  const path = `/en/live/${room}`
  await open(page, path)
  await expect(page.getByText('This is a paid stream')).toBeVisible()
  await untilHydrated(page)
  await expect(page.locator('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(player(page)).toHaveCount(0)

  await signInAsNew(page)
  const before = await coinsOf(page)
  await open(page, path)
  await untilHydrated(page)
  await unlockButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Unlock this stream' })
  await expect(dialog.getByText('Balance afterwards')).toBeVisible()
  await expect(dialog.getByText(String(before - PRICE), { exact: true })).toBeVisible()
  await expectAccessible(page, 'unlock')
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(dialog).toBeHidden()
  expect(await coinsOf(page)).toBe(before)
  await unlockButton(page).click()
  // Twice: the second press is no second purchase.
  await dialog.getByRole('button', { name: 'Pay' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 2; press += 1) button.click()
  })
  await expect(player(page).locator('video')).toBeAttached()
  await expect
    .poll(() =>
      player(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0)
  expect(await coinsOf(page)).toBe(before - PRICE)

  // Another price is not for who has paid.
  await setRoomPrice(sharedDataDir(), room, 500)
  await page.reload()
  await expect(player(page).locator('video')).toBeAttached()
  const other = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: freshHeaders(),
    storageState: await page.context().storageState(),
  })
  const device = await other.newPage()
  await open(device, path)
  await expect(player(device).locator('video')).toBeAttached()
  await other.close()
  expect(await coinsOf(page)).toBe(before - PRICE)

  await open(page, '/en/userInfo/myOrder')
  await expect(page.getByRole('link', { name: 'Stream: Late night derby' })).toBeVisible()
})

test(
  'who has too few coins is led to the recharge and back, and a price that changed is shown',
  SWEEP,
  async ({ page, browser, origin }) => {
    const room = await paidRoom(browser, origin)
    await page.goto('/en')
    await signInAsNew(page)
    const before = await coinsOf(page)
    await open(page, `/en/live/${room}`)
    await untilHydrated(page)
    await unlockButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Unlock this stream' })
    await setRoomPrice(sharedDataDir(), room, 9_999)
    await dialog.getByRole('button', { name: 'Pay' }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    // The new price is beyond the balance.
    await expect(dialog.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', new RegExp(`live.*${room}`))
    expect(await coinsOf(page)).toBe(before)
  },
)

test('a look at a paid room ends with the way to its price', async ({ page, browser, origin }) => {
  const room = await paidRoom(browser, origin)
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, `/en/live/${room}`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Free trial, 60s' }).click()
  await expect(page.getByText(/^Trial ends in/)).toBeVisible()
  await expect(player(page).locator('video')).toBeAttached()
})

test('a streamer sees what the last days brought, as a chart and a table', async ({ page }) => {
  await page.goto('/en')
  await signIn(page, 'anchor')
  await open(page, '/en/anchorCenter/revenueDetails')
  await untilHydrated(page)
  await expect(page.getByRole('img', { name: 'Earnings by day, last 7 days' })).toBeVisible()
  await page.getByText('30 days', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'Earnings by day, last 30 days' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  await expectAccessible(page, 'earnings', { include: 'main' })
})
