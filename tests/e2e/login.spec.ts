import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { codeSentTo, freshAddress, freshEmail, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, sweepUnless, test, untilAwake } from '#tests/support/visitor.ts'

const PASSWORD = 'grandstand1'
const dialog = (page: Page): Locator => page.getByRole('dialog')
const account = (page: Page): Locator => page.locator('header summary[aria-label^="Account"]')
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string): Locator =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator('input:not([type=radio])'))

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

async function open(page: Page, path = '/live'): Promise<void> {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Makes a guest of her behind the page's back: nothing of it may still be under way. */
async function forget(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function openForm(page: Page, way: 'Continue with a code' | 'Sign in with a password', path?: string) {
  await open(page, path)
  await button(page, way).click()
  await expect(dialog(page).getByText('Human check passed')).toBeVisible()
}

async function getCode(page: Page, to: string): Promise<void> {
  await button(page, 'Get code').click()
  await expect(dialog(page).getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible()
  await field(page, 'Verification code').fill(await codeSentTo(page.request, to))
}

const submit = (page: Page): Promise<void> => button(page, 'Sign in').click()
let phones = 0
const freshPhone = (): string => `138${String(Date.now() + phones++).slice(-8)}`

async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  return token?.value ?? ''
}

test('a code sent to a new email registers, asks for name and password once, and shows her at once', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await getCode(page, email)
  await submit(page)
  await expect(dialog(page).getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  const name = `Ann${Date.now()}`.slice(0, 20)
  await field(page, 'User name (optional)').fill('not valid!')
  await button(page, 'Save').click()
  await expect(dialog(page).getByText('Use letters and digits only, at most 20.')).toBeVisible()
  await field(page, 'User name (optional)').fill(name)
  await field(page, 'Password (optional)').fill('short1')
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert').getByText('Use at least 8 characters')).toBeVisible()
  await field(page, 'Password (optional)').fill('longenough1')
  await button(page, 'Save').click()
  await expect(dialog(page)).toBeHidden()
  await expect(account(page)).toHaveAttribute('aria-label', new RegExp(name))

  const token = await tokenOf(context)
  const response = await page.goto('/live')
  const html = (await response?.text()) ?? ''
  expect(html, 'rendered with her name').toContain(name)
  expect(html, 'never with her token').not.toContain(token)
  const info = (await context.cookies()).find((cookie) => cookie.name === 'userInfo')
  expect(Object.keys(JSON.parse(decodeURIComponent(info?.value ?? '{}'))).toSorted()).toEqual([
    'roles',
    'uid',
    'username',
  ])
})

test('a code sent to a phone registers; the form that follows may be skipped', async ({ page }) => {
  const phone = freshPhone()
  await openForm(page, 'Continue with a code')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await field(page, 'Phone number').fill(phone)
  await getCode(page, `+86${phone}`)
  await submit(page)
  await button(page, 'Skip').click()
  await expect(dialog(page)).toBeHidden()
  await expect(account(page)).toBeVisible()
})

test('email and password lead in; a wrong password is said under the form', async ({ page }) => {
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or user name').fill('viewer@grandstand.test')
  await field(page, 'Password').fill('wrongwrong1')
  await submit(page)
  await expect(dialog(page).getByText('The account or password is wrong.')).toBeVisible()
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(account(page)).toBeVisible()
})

test('a user name and a phone with their password lead in as well', async ({ page }) => {
  const phone = freshPhone()
  await openForm(page, 'Continue with a code')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await field(page, 'Phone number').fill(phone)
  await getCode(page, `+86${phone}`)
  await submit(page)
  const name = `Bo${Date.now()}`
  await field(page, 'User name (optional)').fill(name)
  await field(page, 'Password (optional)').fill('longenough1')
  await button(page, 'Save').click()
  await expect(dialog(page)).toBeHidden()
  await forget(page)
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or user name').fill(name)
  await field(page, 'Password').fill('longenough1')
  await submit(page)
  await expect(account(page)).toBeVisible()
  await forget(page)
  await openForm(page, 'Sign in with a password')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await field(page, 'Phone number').fill(phone)
  await field(page, 'Password').fill('longenough1')
  await submit(page)
  await expect(account(page)).toBeVisible()
})

test('a forgotten password is replaced by a code, and the new one leads in', async ({ page }) => {
  const email = freshEmail()
  await signInAsNew(page, email)
  await forget(page)
  await openForm(page, 'Sign in with a password')
  await button(page, 'Forgot your password?').click()
  await expect(dialog(page).getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await field(page, 'Email address').fill(email)
  await field(page, 'New password').fill('replaced12')
  await getCode(page, email)
  await button(page, 'Save and sign in').click()
  await expect(account(page)).toBeVisible()
  await forget(page)
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or user name').fill(email)
  await field(page, 'Password').fill('replaced12')
  await submit(page)
  await expect(account(page)).toBeVisible()
})

test('each rule has its own message, and nothing is sent before they are kept', async ({ page }) => {
  await openForm(page, 'Continue with a code')
  const says = (text: string) => expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  await submit(page)
  await says('Enter your email address.')
  await says('Enter the code you received.')
  await field(page, 'Email address').fill('ann@')
  await field(page, 'Verification code').fill('12')
  await submit(page)
  await says('This email address is not complete. Example: name@example.com')
  await says('The code has 6 digits.')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await submit(page)
  await says('Enter your phone number.')
  await field(page, 'Phone number').fill('123456789012345')
  await expect(field(page, 'Phone number'), 'eleven characters at most').toHaveValue('12345678901')
  await submit(page)
  await says('This phone number is not valid.')
  await button(page, 'Use a password').click()
  await dialog(page).getByText('Email or user name', { exact: true }).first().click()
  await field(page, 'Email or user name').fill('')
  await submit(page)
  await says('Enter your email address or user name.')
  await says('Enter your password.')
  await button(page, 'Forgot your password?').click()
  await field(page, 'New password').fill('lettersonly')
  await button(page, 'Save and sign in').click()
  await says('Use at least 8 characters, with letters and digits.')
})

test('a wrong code is said under the form and what was typed stays', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await getCode(page, email)
  const right = await field(page, 'Verification code').inputValue()
  await field(page, 'Verification code').fill(right === '000000' ? '111111' : '000000')
  await submit(page)
  await expect(dialog(page).getByText('That code is wrong or has expired.')).toBeVisible()
  await expect(field(page, 'Email address')).toHaveValue(email)
})

test('the countdown survives closing the dialog and loading the page anew', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await getCode(page, email)
  const again = dialog(page).getByRole('button', { name: /^Again in \d+ s$/ })
  await expect(again).toBeDisabled()
  await page.reload()
  await expect(again, 'the dialog is open again, as it was').toBeVisible()
  await expect(field(page, 'Email address')).toHaveValue(email)
  await expect(field(page, 'Verification code'), 'codes are not kept').toHaveValue('')
  await button(page, 'Close').click()
  await openForm(page, 'Continue with a code')
  await expect(field(page, 'Email address'), 'closing clears the form').toHaveValue('')
  await expect(button(page, 'Get code')).toBeEnabled()
  await field(page, 'Email address').fill(email)
  await expect(again).toBeDisabled()
})

test('a double press sends one code', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('@example.org')) sent += 1
  })
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(freshEmail())
  await button(page, 'Get code').dblclick()
  await expect(dialog(page).getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(sent).toBe(1)
})

test('as a guest she goes on where she was', async ({ page }) => {
  await open(page, '/live')
  await button(page, 'Continue as guest').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/live$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused()
})

test('the dialog is done by keyboard alone', async ({ page }) => {
  await page.goto('/live')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()
  await button(page, 'Sign in with a password').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email or user name')).toBeFocused()
  await page.keyboard.type('viewer@grandstand.test')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main'), 'the button that opened it is gone').toBeFocused()
})

test('the name a new user was choosing is kept when the page is loaded anew', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await getCode(page, email)
  await submit(page)
  await field(page, 'User name (optional)').fill('half a na')
  await field(page, 'Password (optional)').fill('secret123')
  await page.reload()
  await expect(field(page, 'User name (optional)')).toHaveValue('half a na')
  await expect(field(page, 'Password (optional)')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('secret123')
  await button(page, 'Skip').click()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await untilAwake(page)
  await expect(dialog(page)).toBeHidden()
})

test('an area code is found by name or digits', async ({ page }) => {
  await openForm(page, 'Continue with a code')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Country or region: China' }).click()
  await expect(page.getByRole('option').first()).toContainText('China')
  await page.getByPlaceholder('Search by name or code').fill('japan')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('combobox', { name: 'Country or region: Japan' })).toContainText('+81')
})

test('a session that ended in another place leads home once, and back to her page after signing in', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'token', value: 'nobodys', url: origin, httpOnly: true, sameSite: 'Lax' }])
  const response = await page.goto('/soccer/data')
  expect(new URL(response?.url() ?? '').pathname).toBe('/')
  await expect(dialog(page).getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'token' || name === 'userInfo')).toBe(false)
  await button(page, 'Sign in with a password').click()
  await field(page, 'Email or user name').fill('viewer@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(page).toHaveURL(/\/soccer\/data$/)
})

test('signing out asks, ends the session everywhere in this browser, and the server knows the token no more', async ({
  page,
  context,
}) => {
  await signInAsNew(page)
  await page.goto('/live')
  const other = await context.newPage()
  await other.goto('/match')
  await expect(account(other)).toBeVisible()
  const token = await tokenOf(context)
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click()
  await expect(account(page)).toBeVisible()
  if (!(await page.getByRole('button', { name: 'Sign out' }).isVisible())) await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  const answer = await page.request.get('/java/login/testLogin', { headers: { token } })
  expect(await answer.json()).toMatchObject({ result: false })
})

test('a sign-in in one tab shows in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/match')
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or user name').fill('viewer@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(account(page)).toBeVisible()
  await expect(account(other)).toBeVisible()
})

test('who sent her is kept from any page and told at the sign-in', async ({ page }) => {
  await page.goto('/match?promotionChannelId=fifa48&channelFromtype=video')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('promotionChannelId'))).toBe('fifa48')
  await openForm(page, 'Continue with a code', '/live')
  const email = freshEmail()
  await field(page, 'Email address').fill(email)
  await getCode(page, email)
  const request = page.waitForRequest((each) => each.postData()?.includes('checkCode') ?? false)
  await submit(page)
  expect((await request).postData()).toContain('fifa48')
  await expect(dialog(page).getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})

test('whoever came for her channel gets it in a tab of its own once she is signed in, once', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD)
  await page.goto('/live')
  await page.evaluate(() => sessionStorage.setItem('channel', '1'))
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or user name').fill('channel@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  const [tab] = await Promise.all([context.waitForEvent('page'), submit(page)])
  await expect(tab).toHaveURL(/\/channel$/)
  await expect(account(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('channel'))).toBeNull()
})

for (const [state, code] of [
  ['asleep', /\/assets\/[^/]+\/index\.js/],
  ['half awake', /\/live-[^/]+\.js/],
] as const)
  test(`a press while the page is ${state} is not lost`, async ({ page }) => {
    await page.route(code, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const isAsked = page.waitForRequest(code)
    await page.goto('/live', { waitUntil: 'commit' })
    await isAsked
    // Long enough for whatever is not held back to run.
    await page.waitForTimeout(500)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog(page)).toBeVisible()
  })

test('guests’ pages carry nothing of a user and are the same for all', async ({ request }) => {
  const html = await (await request.get('/live')).text()
  expect(html).not.toContain('viewer')
})

for (const [code, word] of [
  ['zh_CN', '登录'],
  ['zh_tw', '登入'],
  ['jp', 'ログイン'],
  ['ar', 'تسجيل الدخول'],
] as const)
  test(
    `every panel is accessible on a phone in ${code}`,
    sweepUnless(code === 'ar'),
    async ({ page, context, origin }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await context.addCookies([{ name: 'lang', value: code, url: origin }])
      await page.goto('/live')
      await page.getByRole('banner').getByRole('button', { name: word }).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page, `${code} ways in`, { include: '[role=dialog]', isDarkOnly: true })
      await dialog(page).locator('button').nth(1).click()
      await dialog(page).locator('input[name=code]').waitFor()
      await expectAccessible(page, `${code} form`, { include: '[role=dialog]', isDarkOnly: true })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide, 'nothing sticks out').toBe(false)
    },
  )

test('ways in, form with faults and registration are accessible', async ({ page }) => {
  await open(page)
  await expectAccessible(page, 'ways in', { include: '[role=dialog]' })
  await button(page, 'Continue with a code').click()
  await submit(page)
  await expectAccessible(page, 'code', { include: '[role=dialog]' })
  await dialog(page).getByText('Phone', { exact: true }).click()
  await expectAccessible(page, 'phone', { include: '[role=dialog]' })
  await button(page, 'Use a password').click()
  await expectAccessible(page, 'password', { include: '[role=dialog]' })
})
