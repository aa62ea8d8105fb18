import { originOf } from '#tests/support/brands.ts'
import {
  accountMenu,
  button,
  dialog,
  field,
  fillCode,
  openForm,
  PASSWORD,
  submit,
  tokenOf,
} from '#tests/support/login-dialog.ts'
import { freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { connect } from '#tests/support/socket.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

test('a session that ended in another place leads home once, and back to her page after signing in', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'token', value: 'nobodys', url: origin, httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('favourite-matches:9', '[1]'))
  const response = await page.goto('/soccer/data')
  expect(new URL(response?.url() ?? '').pathname).toBe('/')
  await expect(dialog(page).getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'token' || name === 'userInfo')).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('favourite-matches:9'))).toBeNull()
  await button(page, 'Sign in with a password').click()
  await field(page, 'Email or username').fill('viewer@grandstand.test')
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
  await expect(accountMenu(other)).toBeVisible()
  const token = await tokenOf(context)
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click()
  await expect(accountMenu(page)).toBeVisible()
  if (!(await page.getByRole('button', { name: 'Sign out' }).isVisible())) await accountMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  const answer = await page.request.get('/java/login/testLogin', { headers: { token } })
  expect(await answer.json()).toMatchObject({ result: false })
})

test('a ticket opens her inbox once, and on her own host', async ({ page, context, origin }) => {
  await signInAsNew(page)
  const token = await tokenOf(context)
  const ticket = async () => {
    const answer = await page.request.get('/java/user/socketTicket', { headers: { token } })
    return ((await answer.json()) as { result: { ticket: string } }).result.ticket
  }
  const path = `/ws/u?ticket=${await ticket()}`
  await expect(connect(originOf(origin, 'main.localhost'), path)).rejects.toThrow('403')
  const socket = await connect(origin, path)
  await expect(connect(origin, path)).rejects.toThrow('403')
  socket.close()
})

test('a sign-in in one tab shows in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/match')
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill('viewer@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
  await expect(accountMenu(other)).toBeVisible()
})

test('who sent her is kept from any page and told at the sign-in', async ({ page }) => {
  await page.goto('/match?promotionChannelId=fifa48&channelFromtype=video')
  await expect(page).toHaveURL(/\/match$/)
  await openForm(page, 'Continue with a code', '/live')
  const email = freshEmail()
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  const request = page.waitForRequest((each) => each.postData()?.includes('checkCode') ?? false)
  await submit(page)
  expect((await request).postData()).toContain('fifa48')
  await expect(dialog(page).getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})

test('phone numbers that earlier versions left in the browser are removed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('code-again:86 13800138000', '1'))
  await page.goto('/match')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('code-again:86 13800138000'))).toBeNull()
})

test('whoever came for her channel gets it in a tab of its own once she is signed in, once', async ({
  page,
  context,
}) => {
  await page.goto('/live')
  await page.evaluate(() => sessionStorage.setItem('channel', '1'))
  await openForm(page, 'Sign in with a password')
  await field(page, 'Email or username').fill('channel@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  const [tab] = await Promise.all([context.waitForEvent('page'), submit(page)])
  await expect(tab).toHaveURL(/\/channel$/)
  await expect(accountMenu(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('channel'))).toBeNull()
})

test('guests’ pages carry nothing of a user and are the same for all', async ({ request }) => {
  const html = await (await request.get('/live')).text()
  expect(html).not.toContain('viewer')
})
