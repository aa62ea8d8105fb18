import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { demoBrand, originOf } from '#tests/support/brands.ts'
import { findMatchWithStatus, liveRooms, pathOf } from '#tests/support/calls.ts'
import { setRoomAccess } from '#tests/support/database.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { openSite, putBrand } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Buys coins with the sandbox's money; `rmb`: a preset. */
async function recharge(page: Page, origin: string, rmb: number): Promise<void> {
  const data = { method: 'card', rmb, intent: `coins-${Date.now()}`, returnTo: `${origin}/en/userInfo/water` }
  const answer = await page.request.post('/java/orderpay/order', { data, headers: OWN_PAGE })
  const { result } = (await answer.json()) as { result: { id: number; payUrl: string } }
  await page.request.post(new URL(result.payUrl).pathname, { form: { act: 'pay' }, headers: OWN_PAGE })
  const status = async () =>
    ((await (await page.request.get(`/java/orderpay/order?id=${result.id}`)).json()) as { result: { status: string } })
      .result.status
  await expect.poll(status).toBe('credited')
}

const coinsOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/java/user/userGold')).json()) as { result: { gold: number } }).result.gold

async function openPage(page: Page, tag = 'en'): Promise<void> {
  await page.goto(`/${tag}/userInfo/vip`)
  await untilHydrated(page)
}

async function buy(page: Page, verb: string, pay = 'Pay'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: pay, exact: true }).click()
}

test('too few coins lead to a recharge and back to what was chosen; VIP becomes SVIP for the difference', async ({
  page,
  origin,
}) => {
  await signInAsNew(page)
  await openPage(page)
  await expect(page.getByText('No membership', { exact: true })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'coins' })
  const join = page.getByRole('main').getByRole('button', { name: 'Get VIP' })
  await expect(alert, 'at once').toContainText('Still needed')
  await page.getByRole('radio', { name: /^90 days/ }).check({ force: true })
  await expect(alert).toContainText('610')
  await expect(join, 'nothing is confirmed that cannot be paid').toBeDisabled()
  await expectAccessible(page, 'too few coins', { include: '#main' })
  // It was said of coins; diamonds were not asked for.
  await page.getByRole('radio', { name: 'Diamonds' }).check({ force: true })
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'coins' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^90 days/ })).toHaveAccessibleName(/diamonds/)
  await page.getByRole('radio', { name: 'Coins' }).check({ force: true })
  await alert.getByRole('link', { name: 'Top up' }).click()
  await expect(page).toHaveURL(/userInfo\/recharge\?/)
  expect(new URL(page.url()).searchParams.get('back')).toBe('/userInfo/vip')
  await recharge(page, origin, 200)

  await openPage(page)
  await expect(page.getByRole('radio', { name: /^90 days/ })).toBeChecked()
  await buy(page, 'Get VIP')
  await expect(page.getByRole('status').filter({ hasText: /^VIP is active until/ })).toBeVisible()
  await expect(page.getByText(/^VIP until/)).toBeVisible()
  expect(await coinsOf(page)).toBe(2200 - 810)

  await page.getByRole('radio', { name: 'SVIP' }).check({ force: true })
  await page.getByRole('radio', { name: /^30 days/ }).check({ force: true })
  const sums = page.getByRole('main').locator('dl')
  await expect(sums).toContainText('270')
  await expect(sums).toContainText('330')
  await buy(page, 'Upgrade to SVIP')
  await expect(page.getByRole('status').filter({ hasText: /^SVIP is active until/ })).toBeVisible()
  await expect(page.getByText(/^Then VIP until/)).toBeVisible()
  expect(await coinsOf(page)).toBe(2200 - 810 - 330)
  await expect(page.getByRole('table', { name: 'Membership history' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('button', { name: 'Renew SVIP' })).toBeVisible()
  await expectAccessible(page, 'a member', { include: '#main' })

  await page.reload()
  await expect(page.getByText(/^SVIP until/)).toBeVisible()
  await page.goto('/en/userInfo/myOrder')
  await expect(page.getByRole('main')).toContainText('SVIP')
})

test('a purchase with the last coins is said first; what another one lacks, when it is asked for', async ({
  page,
  origin,
}) => {
  await signInAsNew(page)
  await recharge(page, origin, 10)
  await openPage(page)
  const main = page.getByRole('main')
  await buy(page, 'Get VIP')
  const bought = page.getByRole('status').filter({ hasText: /^VIP is active until/ })
  await expect(bought).toBeVisible()
  await expect(main.locator('dl').last().locator('dd').last(), 'the balance').toHaveText(/^\D*0\D*$/)
  const alert = page.getByRole('alert').filter({ hasText: 'coins' })
  await expect(alert).toHaveCount(0)
  const renew = main.getByRole('button', { name: 'Renew VIP' })
  await renew.click()
  await expect(alert).toContainText('300')
  await expect(bought).toHaveCount(0)
  await expect(renew).toBeDisabled()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test(
  'on a phone and from right to left a membership is bought, and shows beside the name',
  SWEEP,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const uid = await signInAsNew(page)
    await recharge(page, origin, 200)
    await openPage(page, 'ar')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await buy(
      page,
      '\u0627\u0644\u0627\u0634\u062a\u0631\u0627\u0643 \u0641\u064a VIP',
      '\u0627\u0644\u062f\u0641\u0639',
    )
    await expect(
      page.getByRole('status').filter({ hasText: '\u0639\u0636\u0648\u064a\u0629 VIP \u0633\u0627\u0631\u064a\u0629' }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'the page in Arabic', { include: '#main' })
    await page.goto(`/ar/userInfo/${uid}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VIP')
  },
)

test('a lost answer is asked for again under the same intent, also after a reload: one purchase', async ({
  page,
  origin,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD)
  await signInAsNew(page)
  await recharge(page, origin, 200)
  await openPage(page)
  // The purchase arrives and its answer does not.
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await buy(page, 'Get VIP')
  await expect(page.getByRole('alert').filter({ hasText: /network/i })).toBeVisible()
  await page.unroute('**/_serverFn/**')
  expect(await coinsOf(page)).toBe(1900)
  const intent = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:membership-intent') ?? '{}').values)
  expect((await intent()).intent).toMatch(/^[0-9a-f-]{36}$/)
  await openPage(page)
  await expect(page.getByRole('main').getByRole('button', { name: 'Renew VIP' })).toBeVisible()
  await buy(page, 'Renew VIP')
  await expect(page.getByRole('status').filter({ hasText: /^VIP is active until/ })).toBeVisible()
  expect(await coinsOf(page)).toBe(1900)
  await buy(page, 'Renew VIP')
  await expect.poll(() => coinsOf(page)).toBe(1600)
})

test('where pro data is for members the card leads to the membership, and is open once it is bought', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, 202, 'finished')
  await signInAsNew(page)
  await recharge(page, origin, 200)
  const arena = originOf(origin, 'arena.localhost')
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'arena.localhost' })))
  await page.goto(`${arena}/en${pathOf(match)}`)
  await untilHydrated(page)
  const locked = page.locator('[data-pro-locked]')
  await expect(locked.first()).toContainText('VIP membership opens it, on every match. A month costs 300 coins.')
  await expect(locked.first().getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'pro data for members', { include: '[data-pro-locked]' })
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await locked.first().getByRole('link', { name: 'Go to membership' }).click()
  await expect(
    page.getByRole('rowheader', { name: 'Pro data of football matches: chances of shots, heat maps' }),
  ).toBeVisible()
  await buy(page, 'Get VIP')
  await expect(page.getByRole('status').filter({ hasText: /^VIP is active until/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('slider', { name: 'Who had the better chances?' })).toBeVisible()
  await expect(locked).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test(
  'a trial ends with the way to a membership, and neither a reload nor a second tab begins it again',
  SWEEP,
  async ({ browser }, info) => {
    const dataDir = info.outputPath('state')
    const site = await openSite({ dataDir, port: 0 })
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    try {
      await putBrand(Object.assign(demoBrand('main'), { trialSeconds: 15 }), dataDir)
      const room = (await liveRooms(site.url)).find(({ matchId }) => matchId === undefined)
      await setRoomAccess(dataDir, room?.id ?? 0, 'vip')
      const [page, second] = [await context.newPage(), await context.newPage()]
      await page.goto('/en')
      await signInAsNew(page)
      const locked = (tab: Page) => tab.getByText('This stream is for VIP members')
      const open = async (tab: Page) => {
        await tab.goto(`/en/live/${room?.id}`)
        await expect(locked(tab)).toBeVisible({ timeout: 3000 })
        await untilHydrated(tab)
      }
      await expect(async () => {
        await open(page)
        await expect(page.getByRole('button', { name: 'Free trial, 15s' })).toBeVisible({ timeout: 1000 })
      }).toPass()
      expect(await page.content()).not.toMatch(/\/media\/(k|m|member)/)

      const begin = (tab: Page) => tab.getByRole('button', { name: 'Free trial, 15s' }).click()
      const video = page.getByRole('main').locator('video')
      await begin(page)
      await expect(video).toBeAttached()
      await expect(page.getByText(/^Trial ends in 00:\d\d/)).toBeVisible()
      await open(page)
      await begin(page)
      await expect(page.getByText(/^Trial ends in 00:(0\d|1[0-4])/)).toBeVisible()
      await open(second)
      await begin(second)
      for (const tab of [page, second]) {
        await expect(tab.getByText('The trial has ended. Become a member to keep watching.')).toBeVisible({
          timeout: 20_000,
        })
        await expect(tab.getByRole('main').locator('video')).toHaveCount(0)
      }
      await expect(page.getByRole('main').getByRole('link', { name: 'Membership' })).toHaveAttribute(
        'href',
        '/en/userInfo/vip',
      )
      await open(page)
      await begin(page)
      await expect(page.getByText('The trial has ended')).toBeVisible()
      await expect(video).toHaveCount(0)
      await expectAccessible(page, 'a trial that has ended', { include: '#main' })
    } finally {
      await context.close()
      await site.stop()
    }
  },
)

test(
  'who has looked at five rooms today is told so at once, a guest that it was from the network, and plays nothing',
  SWEEP,
  async ({ browser }, info) => {
    const dataDir = info.outputPath('state')
    const site = await openSite({ dataDir, port: 0 })
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    try {
      // All rooms without a match have lines for members; the first two are open otherwise.
      const rooms = [1, 2, 3, 4, 5]
      const last = 6
      for (const id of [1, 2]) await setRoomAccess(dataDir, id, 'vip')
      const page = await context.newPage()
      const main = page.getByRole('main')
      const press = async () => {
        await page.goto(`/en/live/${last}`)
        await untilHydrated(page)
        await main.getByRole('button', { name: 'Free trial, 60s' }).click()
      }
      const lookAtAll = async () => {
        for (const id of rooms) {
          const answer = await page.request.post(`/java/live/room/${id}/trial`, { data: {}, headers: OWN_PAGE })
          expect(await answer.json()).toMatchObject({ status: 'success' })
        }
      }
      await page.goto('/en')
      await lookAtAll()
      await press()
      await expect(main.getByText('Today’s free trials from your network are used up.')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
      await expect(main.locator('video')).toHaveCount(0)
      await signInAsNew(page)
      await lookAtAll()
      await press()
      await expect(main.getByText('You’ve used today’s free trials.')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Go to membership' })).toBeVisible()
      await expect(main.locator('video')).toHaveCount(0)
      await expectAccessible(page, 'no more trials today', { include: '#main' })
    } finally {
      await context.close()
      await site.stop()
    }
  },
)
