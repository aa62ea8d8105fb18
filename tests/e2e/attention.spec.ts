import type { Page } from '@playwright/test'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, holdBack, open, test, untilAnswered, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const firstStar = (page: Page) => page.locator('main .star').first()

test('what a guest followed joins her account, and another browser of hers knows it', async ({ page, browser }) => {
  await page.goto('/match/soccer')
  await firstStar(page).click()
  await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true')
  await signInAsNew(page)
  const merged = page.waitForResponse(
    (response) => response.url().includes('_serverFn') && response.request().method() === 'POST',
  )
  await page.goto('/match/soccer?view=favourites')
  await merged
  await expect(page.locator('main .star[aria-pressed=true]')).toHaveCount(1)

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')
  const other = await browser.newContext()
  if (token) await other.addCookies([token])
  const second = await other.newPage()
  await second.goto(new URL('/match/soccer?view=favourites', page.url()).href)
  await expect(second.locator('main .star[aria-pressed=true]')).toHaveCount(1)
  await other.close()
})

test('a match to come is reserved, stands among the reservations, and is cancelled', async ({ page, origin }) => {
  await signInAsNew(page)
  await open(page, pathOf(await findMatchWithStatus(origin, 202, 'scheduled')))
  await page.getByRole('button', { name: 'Remind me' }).click()
  const button = page.getByRole('button', { name: 'Reminder set' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(button).toBeVisible()
  await untilHydrated(page)
  await button.click()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

test('a guest who wants a reminder is asked to sign in first', async ({ page, origin }) => {
  await page.goto(pathOf(await findMatchWithStatus(origin, 202, 'scheduled')))
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a reminder that is asked for before its code is there is asked for once', async ({ page, origin }) => {
  const release = await holdBack(page, /reserve-button.*\.js/)
  await page.goto(pathOf(await findMatchWithStatus(origin, 202, 'scheduled')))
  // The page itself is hydrated.
  await expect.poll(() => page.locator('header form').evaluate((form) => Object.keys(form).length)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remind me' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a reminder shows although the list of reminders was read before it was set', async ({ page, origin }) => {
  let lists = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_serverFn/**', async (route) => {
    const response = await route.fetch()
    const isList = /"followed"/.test(await response.text())
    if (isList) await released
    await route.fulfill({ response })
    if (isList) lists += 1
  })
  await signInAsNew(page)
  await page.goto(`/en${pathOf(await findMatchWithStatus(origin, 202, 'scheduled'))}`)
  await untilHydrated(page)
  await untilAnswered(page, () => page.getByRole('button', { name: 'Remind me' }).click())
  const isSet = page.getByRole('button', { name: 'Reminder set' })
  await expect(isSet, 'by the answer alone').toHaveAttribute('aria-pressed', 'true')
  release()
  await expect.poll(() => lists, 'the older list, and a newer one').toBeGreaterThan(1)
  await expect(isSet, 'whatever an older list says').toHaveAttribute('aria-pressed', 'true')
})

test('a notice told while the page is open shows in the header at once', async ({ page }) => {
  const uid = await signIn(page, 'vip')
  await page.goto('/')
  const unread = page.locator('header [data-count]')
  const before = Number(await unread.getAttribute('data-count'))
  await untilHydrated(page)
  const fan = await page.context().browser()?.newContext()
  const fanPage = await fan?.newPage()
  if (!fan || !fanPage) throw new Error('no second browser')
  await signInAsNew(fanPage)
  const followed = await fanPage.request.get(
    `${new URL(page.url()).origin}/java/user/followUser?userId=${uid}&isFollowed=true`,
    {
      headers: { 'sec-fetch-site': 'same-origin' },
    },
  )
  expect(await followed.json()).toMatchObject({ status: 'success' })
  await expect(unread).toHaveAttribute('data-count', String(before + 1))
  await fan.close()
})
