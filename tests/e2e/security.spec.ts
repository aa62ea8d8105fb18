import type { Page } from '@playwright/test'
import { codeSentTo, freshAddress, freshEmail, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: { 'cf-connecting-ip': freshAddress() } })

const freshPhone = () => `139${String(Date.now()).slice(-8)}`
const account = (page: Page) => page.getByRole('banner').locator('[aria-label^="Account: "]')

async function openSettings(page: Page): Promise<void> {
  await page.goto('/en/userInfo/setting')
  await page.waitForLoadState('networkidle')
}

test('a first phone is bound by a code sent to it', async ({ page }) => {
  await page.goto('/en')
  await signInAsNew(page)
  await openSettings(page)
  await page.getByRole('button', { name: /: Phone$/ }).click()
  const dialog = page.getByRole('dialog')
  const phone = freshPhone()
  await dialog.getByLabel('Phone number').fill('12')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Again in/ })).toHaveCount(0)
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Again in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, `+86${phone}`))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. You can sign in with it from now on.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Phone' })).toContainText(phone.slice(-2))
})

test('one session is ended from another browser, which stays signed in', async ({ page, browser }) => {
  const email = freshEmail()
  await page.goto('/en')
  await signInAsNew(page, email)
  const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/605.1.15' })
  const second = await other.newPage()
  await second.goto(new URL('/en', page.url()).href)
  await signInAsNew(second, email)
  await openSettings(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await expect(page.getByText('Signed out there.')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await second.goto(new URL('/en/userInfo/setting', page.url()).href)
  await expect(account(second)).toHaveCount(0)
  await expect(second.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await other.close()
})

test('whoever comes by her link stands among those she invited', async ({ page, browser }) => {
  await page.goto('/en')
  await signInAsNew(page)
  await page.goto('/en/userInfo/invitations')
  const code = new URL((await page.getByRole('main').locator('code').textContent()) ?? '').search
  const other = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': freshAddress() } })
  const guest = await other.newPage()
  await guest.goto(new URL(`/en${code}`, page.url()).href)
  await guest.waitForLoadState('networkidle')
  await guest.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Continue with a code' }).click()
  const email = freshEmail()
  await guest.getByRole('dialog').getByLabel('Email address').fill(email)
  await guest.getByRole('dialog').getByRole('button', { name: 'Get code' }).click()
  await expect(guest.getByRole('dialog').getByRole('button', { name: /Again in/ })).toBeVisible()
  await guest
    .getByRole('dialog')
    .getByLabel('Verification code')
    .fill(await codeSentTo(guest.request, email))
  await guest.getByRole('dialog').locator('button[type=submit]').click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(account(guest)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').locator('time')).toHaveCount(1)
  await other.close()
})

test('ten calls that fail together with an ended session lead home once', async ({ page, context, origin, faults }) => {
  faults.allow(/Failed to load resource/)
  await page.goto('/en')
  await signInAsNew(page)
  const live = await page.request.get('/java/v2/match/getPCLiveGameMatch?gameId=202')
  const { result } = (await live.json()) as { result: { matches: { id: number }[] } }
  await page.goto(`/en/soccer/${result.matches[0]?.id}?tab=lineup`)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Follow: / })
  await expect(hearts.nth(9)).toBeEnabled()
  await page.waitForLoadState('networkidle')

  await context.addCookies([{ name: 'token', value: 'nobodys', url: origin, httpOnly: true, sameSite: 'Lax' }])
  let held = 0
  let release = () => {}
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST') held += 1
    await all
    await route.continue()
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  for (let each = 0; each < 10; each++) await hearts.nth(each).click()
  await expect.poll(() => held).toBe(10)
  release()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.waitForTimeout(2000)
  expect(documents).toEqual(['/en'])
  expect((await context.cookies()).some(({ name }) => name === 'token' || name === 'userInfo')).toBe(false)
})
