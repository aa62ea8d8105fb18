import { expectAccessible } from '#tests/support/accessibility.ts'
import {
  accountMenu,
  button,
  dialog,
  field,
  fillCode,
  openDialog,
  openForm,
  PASSWORD,
  submit,
} from '#tests/support/login-dialog.ts'
import { freshEmail, freshHeaders } from '#tests/support/sign-in.ts'
import { expect, holdBack, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

test('the countdown survives closing the dialog and loading the page anew', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  const again = dialog(page).getByRole('button', { name: /^Resend in \d+s$/ })
  await expect(again).toBeDisabled()
  const faded = (button: Element) => {
    let each: Element | null = button
    while (each && getComputedStyle(each).opacity === '1') each = each.parentElement
    return each?.className
  }
  expect(await again.evaluate(faded), 'the countdown is read as well as other text').toBeUndefined()
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
  const email = freshEmail()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes(email)) sent += 1
  })
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await button(page, 'Get code').dblclick()
  await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toBeVisible()
  expect(sent).toBe(1)
})

test('a code that was asked for is no missing one', SWEEP, async ({ page }) => {
  await openForm(page, 'Continue with a code')
  await submit(page)
  await expect(dialog(page).getByText('Enter the code you received.')).toBeVisible()
  await field(page, 'Email address').fill(freshEmail())
  await button(page, 'Get code').click()
  await expect(dialog(page).getByText(/a code is on its way/)).toBeVisible()
  await expect(dialog(page).getByText('Enter the code you received.')).toBeHidden()
})

test('what was wrong with a password is not told where a new one is set', SWEEP, async ({ page }) => {
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill(freshEmail())
  await field(page, 'Password').fill('wrong password 1')
  const release = await holdBack(page, /_serverFn/)
  await button(page, 'Sign in').click()
  await button(page, 'Forgot your password?').click()
  await expect(field(page, 'New password')).toHaveValue('')
  const answered = page.waitForResponse(/_serverFn/)
  release()
  await answered
  await expect(button(page, 'Save and sign in')).toBeEnabled()
  await expect(dialog(page).getByText('Wrong account or password.')).toHaveCount(0)
})

test('as a guest she goes on where she was', async ({ page }) => {
  await openDialog(page, '/live')
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
  await expect(field(page, 'Email or username')).toBeFocused()
  await page.keyboard.type('viewer@grandstand.test')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main'), 'the button that opened it is gone').toBeFocused()
})

test('the name a new user was choosing is kept when the page is loaded anew', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  await submit(page)
  await field(page, 'Username (optional)').fill('half a na')
  await field(page, 'Password (optional)').fill('secret123')
  await page.reload()
  await expect(field(page, 'Username (optional)')).toHaveValue('half a na')
  await expect(field(page, 'Password (optional)')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('secret123')
  await button(page, 'Skip').click()
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  await untilHydrated(page)
  await expect(dialog(page)).toBeHidden()
})

test('an area code is found by name or digits', SWEEP, async ({ page }) => {
  await openForm(page, 'Continue with a code')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Country or region: China' }).click()
  await expect(page.getByRole('option').first()).toContainText('China')
  await page.getByPlaceholder('Search by name or code').fill('japan')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('combobox', { name: 'Country or region: Japan' })).toContainText('+81')
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
    // Long enough for requests that are not held back to finish.
    await page.waitForTimeout(500)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog(page)).toBeVisible()
  })

for (const [code, word] of [
  ['zh_CN', '登录'],
  ['zh_tw', '登入'],
  ['jp', 'ログイン'],
  ['ar', 'تسجيل الدخول'],
] as const)
  test(`every panel is accessible on a phone in ${code}`, SWEEP, async ({ page, context, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await context.addCookies([{ name: 'lang', value: code, url: origin }])
    await page.goto('/live')
    await page.getByRole('banner').getByRole('button', { name: word }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, `${code} ways in`, { include: '[role=dialog]', isOwnSchemeOnly: true })
    await dialog(page).locator('button').nth(1).click()
    await dialog(page).locator('input[name=code]').waitFor()
    await expectAccessible(page, `${code} form`, { include: '[role=dialog]', isOwnSchemeOnly: true })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide, 'nothing sticks out').toBe(false)
  })

test('ways in, form with faults and registration are accessible', async ({ page }) => {
  await openDialog(page)
  await expectAccessible(page, 'ways in', { include: '[role=dialog]' })
  await button(page, 'Continue with a code').click()
  await submit(page)
  await expectAccessible(page, 'code', { include: '[role=dialog]' })
  await dialog(page).getByText('Phone', { exact: true }).click()
  await expectAccessible(page, 'phone', { include: '[role=dialog]' })
  await button(page, 'Use a password').click()
  await expectAccessible(page, 'password', { include: '[role=dialog]' })
})
