import {
  accountMenu,
  becomeGuest,
  button,
  dialog,
  field,
  fillCode,
  freshPhone,
  openForm,
  PASSWORD,
  skipTeams,
  submit,
  tokenOf,
} from '#tests/support/login-dialog.ts'
import { freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, SWEEP, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

test('a code sent to a new email registers, asks for name and password once, and shows her at once', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  await submit(page)
  await expect(dialog(page).getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  const name = `Ann${Date.now()}`.slice(0, 20)
  await field(page, 'Username (optional)').fill('not valid!')
  await button(page, 'Save').click()
  await expect(dialog(page).getByText('Use letters and numbers only, 20 at most.')).toBeVisible()
  await field(page, 'Username (optional)').fill(name)
  await field(page, 'Password (optional)').fill('short1')
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert').getByText('Use at least 8 characters')).toBeVisible()
  await field(page, 'Password (optional)').fill('longenough1')
  await button(page, 'Save').click()
  await skipTeams(page)
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toHaveAttribute('aria-label', new RegExp(name))

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
  await fillCode(page, `+86${phone}`)
  await submit(page)
  await button(page, 'Skip').click()
  await skipTeams(page)
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toBeVisible()
})

test('email and password lead in; a wrong password is said under the form', async ({ page }) => {
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill('viewer@grandstand.test')
  await field(page, 'Password').fill('wrongwrong1')
  await submit(page)
  await expect(dialog(page).getByText('Wrong account or password.')).toBeVisible()
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
})

test('a user name and a phone with their password lead in as well', SWEEP, async ({ page }) => {
  const phone = freshPhone()
  await openForm(page, 'Continue with a code')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await field(page, 'Phone number').fill(phone)
  await fillCode(page, `+86${phone}`)
  await submit(page)
  const name = `Bo${Date.now()}`
  await field(page, 'Username (optional)').fill(name)
  await field(page, 'Password (optional)').fill('longenough1')
  await button(page, 'Save').click()
  await skipTeams(page)
  await expect(dialog(page)).toBeHidden()
  await becomeGuest(page)
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill(name)
  await field(page, 'Password').fill('longenough1')
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
  await becomeGuest(page)
  await openForm(page, 'Sign in with a password')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await field(page, 'Phone number').fill(phone)
  await field(page, 'Password').fill('longenough1')
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
})

test('a forgotten password is replaced by a code, and the new one leads in', async ({ page }) => {
  const email = freshEmail()
  await signInAsNew(page, email)
  await becomeGuest(page)
  await openForm(page, 'Sign in with a password')
  await button(page, 'Forgot your password?').click()
  await expect(dialog(page).getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await field(page, 'Email address').fill(email)
  await field(page, 'New password').fill('replaced12')
  await fillCode(page, email)
  await button(page, 'Save and sign in').click()
  await expect(accountMenu(page)).toBeVisible()
  await becomeGuest(page)
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill(email)
  await field(page, 'Password').fill('replaced12')
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
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
  await says('This email address isn’t complete. Example: name@example.com')
  await says('The code has 6 digits.')
  await dialog(page).getByText('Phone', { exact: true }).click()
  await submit(page)
  await says('Enter your phone number.')
  await field(page, 'Phone number').fill('123456789012345')
  await expect(field(page, 'Phone number'), 'eleven characters at most').toHaveValue('12345678901')
  await submit(page)
  await says('This phone number isn’t valid.')
  await button(page, 'Use a password').click()
  await dialog(page).getByText('Email or username', { exact: true }).first().click()
  await field(page, 'Email or username').fill('')
  await submit(page)
  await says('Enter your email address or username.')
  await says('Enter your password.')
  await button(page, 'Forgot your password?').click()
  await field(page, 'New password').fill('lettersonly')
  await button(page, 'Save and sign in').click()
  await says('Use at least 8 characters, with letters and numbers.')
})

test('a wrong code is said under the form and what was typed stays', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  const right = await field(page, 'Verification code').inputValue()
  await field(page, 'Verification code').fill(right === '000000' ? '111111' : '000000')
  await submit(page)
  await expect(dialog(page).getByText('That code is wrong or has expired.')).toBeVisible()
  await expect(field(page, 'Email address')).toHaveValue(email)
})
