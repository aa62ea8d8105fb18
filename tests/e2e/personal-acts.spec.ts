import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { drawPicture } from '#tests/support/picture.ts'
import { codeSentTo, freshEmail, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, sweepUnless, test, untilAnswered } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

/** Opens a page as a newly registered user; returns the user's email. */
async function openAsNew(page: Page, path: string): Promise<string> {
  const email = freshEmail()
  await signInAsNew(page, email)
  await open(page, path)
  return email
}

/** Reads the code sent to the account's own contact and fills it in. */
async function proveByCode(page: Page, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Get code' }).first().click()
  await expect(dialog.getByRole('button', { name: /Resend in/ })).toBeVisible()
  await dialog
    .getByLabel('Verification code')
    .first()
    .fill(await codeSentTo(page.request, email))
}

test('a cropped picture becomes the avatar, and can be taken away', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/info')
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const buffer = await drawPicture(page, { width: 900, height: 600, type: 'image/png' })
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Picture updated.')).toBeVisible()
  await expect(main.locator('img[src*="/media/avatars/"]')).toBeVisible()
  await page.reload()
  await expect(main.locator('img[src*="/media/avatars/"]')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(main.locator('img[src*="/media/avatars/"]')).toHaveCount(0)
})

test('an email is changed with a code to the old one and a code to the new one', async ({ page }) => {
  const email = await openAsNew(page, '/en/userInfo/setting')
  await page.getByRole('button', { name: 'Change: Email' }).click()
  await proveByCode(page, email)
  const dialog = page.getByRole('dialog')
  const next = freshEmail()
  await dialog.getByLabel('New email address').fill(next)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Resend in/ })).toHaveCount(2)
  await dialog
    .getByLabel('Verification code')
    .last()
    .fill(await codeSentTo(page.request, next))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. You can now sign in with it.')).toBeVisible()
})

test('an account is deleted, and taken back within its days', async ({ page, browser }) => {
  const email = await openAsNew(page, '/en/userInfo/setting')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await proveByCode(page, email)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL((url) => /^\/en\/?$/.test(url.pathname))
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  const later = await browser.newPage()
  await signInAsNew(later, email)
  await open(later, new URL('/en/userInfo/info', page.url()).href)
  await later.getByRole('button', { name: 'Keep my account' }).click()
  await expect(later.getByText('Deletion cancelled.')).toBeVisible()
  await expect(later.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)
  await later.close()
})

test('everything kept about her is one file to download', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/setting')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data: unknown = JSON.parse(fs.readFileSync(await download.path(), 'utf8'))
  expect(JSON.stringify(data)).toContain('registration')
})

test('hidden scores stay hidden until they are asked for', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await open(page, '/en?list=live')
  await expect(page.locator('.row-live').first()).toBeVisible()
  await expect(page.locator('.row-total')).toHaveCount(0)
  await expect(page.locator('.row-live .row-odds')).toHaveCount(0)
  // A fight that is being fought has no score.
  const ofFootball = page.locator('.row-live a[href*="/soccer/"]').first()
  const path = await ofFootball.getAttribute('href')
  const row = page.locator('.row-live', { has: page.locator(`a[href="${path}"]`) }).first()
  await row.getByRole('button', { name: 'Show score' }).press('Enter')
  await expect(row.locator('.row-total')).toHaveText(/^\d+\d+$/)
  await expect(row.locator('.row-scores')).toBeFocused()
  await row.locator('a').click()
  await expect(page.getByText('The result is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show score' }).first().press('Enter')
  const scoreboard = page.getByRole('region', { name: 'Scoreboard' })
  await expect(scoreboard).toContainText(/\d/)
  await expect(scoreboard).toBeFocused()
  await expect(page.locator('.spoiler')).toHaveCount(0)
})

test('a match to come does not tell past results to who wants none', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, 202, 'scheduled')
  await openAsNew(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  const outcomes = page.getByRole('main').getByText(/^(Won|Drawn|Lost)$/)
  for (const tab of ['', '?tab=h2h']) {
    await open(page, `/en${pathOf(match)}${tab}`)
    await expect(page.getByText('Past results are hidden')).toBeVisible()
    await expect(outcomes).toHaveCount(0)
    await page.getByRole('button', { name: 'Show results' }).press('Enter')
    await expect(outcomes.first()).toBeAttached()
    await expect(page.locator(':focus')).toContainText(match.home.name)
  }
})

test('no title, room or winner tells what hidden scores hide', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await open(page, '/en?list=yesterday')
  await expect(page.locator('.row').first()).toBeVisible()
  await expect(page.locator('.row-winner')).toHaveCount(0)
  await page
    .locator('.row')
    .filter({ has: page.getByText('FT', { exact: true }) })
    .first()
    .locator('a')
    .click()
  await expect(page.getByText('The result is hidden')).toBeVisible()
  await expect(page).toHaveTitle(/ vs /)
  const head = await page.locator('head').innerHTML()
  expect(head.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')).not.toMatch(/\D\d+-\d+\D(?!\d)[^"<]*result/)

  await open(page, '/en/live')
  await page.locator('article a').first().click()
  await page.waitForURL(/\/live\/\d+/)
  await page.setViewportSize({ width: 320, height: 844 })
  const side = page.getByRole('tabpanel')
  for (const name of ['Stats', 'Timeline']) {
    await page.getByRole('tab', { name }).click()
    await expect(side.getByText('The result is hidden')).toBeVisible()
    await expect(side.getByRole('listitem')).toHaveCount(0)
    await expect(side).not.toContainText(/\d/)
  }
  await page.getByRole('button', { name: 'Show score' }).click()
  await expect(side.getByText('The result is hidden')).toHaveCount(0)
  await expect(side.getByRole('listitem').first()).toBeVisible()
})

test('zone, motion and the order of lists are as the account wants them, drawn by the server', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/preferences')
  await page.getByRole('button', { name: 'Move up: Yesterday' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await untilAnswered(page, () => page.getByRole('switch', { name: 'Reduce motion' }).check())
  await page.getByRole('combobox', { name: 'Time zone' }).click()
  await page.getByPlaceholder('Search time zones').fill('Asia/Tokyo')
  await untilAnswered(page, () => page.getByRole('option', { name: 'Asia/Tokyo' }).click())
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toContainText('Asia/Tokyo')
  const html = (await (await page.goto('/en'))?.text()) ?? ''
  expect(html).toMatch(/<html[^>]*data-still/)
  const lists = html.slice(html.indexOf('<nav aria-label="Match lists"'))
  expect(lists.indexOf('>Yesterday<')).toBeGreaterThan(0)
  expect(lists.indexOf('>Yesterday<')).toBeLessThan(lists.indexOf('>Today<'))
  const { cookies } = await page.context().storageState()
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'view')?.value ?? '')).toContain('Asia/Tokyo')
})

test(
  'another browser takes on what the account prefers when she signs in there',
  SWEEP,
  async ({ page, browser, origin }) => {
    await signIn(page, 'vip')
    await open(page, '/en/userInfo/preferences')
    await untilAnswered(page, () => page.getByRole('radio', { name: 'Light' }).check())
    await untilAnswered(page, () => page.getByRole('switch', { name: 'Hide scores until I tap' }).check())
    const other = await browser.newPage({ extraHTTPHeaders: freshHeaders() })
    await open(other, `${origin}/en?list=live`)
    await expect(other.locator('.row-live .row-total').first()).toBeVisible()
    await other.getByRole('button', { name: 'Sign in' }).first().click()
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
    await dialog.getByRole('textbox', { name: 'Email or username' }).fill('vip@grandstand.test')
    await dialog.getByLabel('Password', { exact: true }).fill('grandstand1')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(other.locator('.row-total')).toHaveCount(0)
    await other.close()
  },
)

test('somebody is followed from her profile, listed, and left again', async ({ page, browser }) => {
  const other = await browser.newPage()
  const uid = await signInAsNew(other)
  await other.close()
  await openAsNew(page, `/en/userInfo/${uid}`)
  await page.getByRole('button', { name: /^Follow:/ }).click()
  await expect(page.getByRole('button', { name: /^Following:/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Followers 1' })).toBeVisible()
  await open(page, '/en/userInfo/focus')
  await page.getByRole('button', { name: /^Following:/ }).click()
  await expect(page.getByRole('button', { name: /^Follow:/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not following anyone yet')).toBeVisible()
})

for (const tag of ['zh-Hans', 'ar'])
  test(`personal pages are accessible in ${tag}, in both schemes`, sweepUnless(tag === 'zh-Hans'), async ({ page }) => {
    await signIn(page, 'viewer')
    for (const place of ['info', 'setting', 'preferences', 'userNews', 'focus', 'water', 'feedback']) {
      await open(page, `/${tag}/userInfo/${place}`)
      await expectAccessible(page, `${tag} ${place}`, { include: 'main' })
    }
  })

test('a session that ends in the middle of a form loses nothing that was typed, and leads home once', async ({
  page,
}) => {
  // The socket would update the page before the click does.
  await page.routeWebSocket(/\/ws\/u/, () => undefined)
  await signIn(page, 'moderator')
  await open(page, '/en/userInfo/feedback')
  const typed = 'The clock of the second half stands still.'
  await page.getByRole('main').locator('textarea').fill(typed)
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  await page.request.post('/java/login/logout', { headers: { token } })
  const homes: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) homes.push(new URL(request.url()).pathname)
  })
  await page.getByRole('main').getByRole('button', { name: /send/i }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(homes).toEqual(['/en'])

  await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
  await dialog.getByRole('textbox', { name: 'Email or username' }).fill('moderator@grandstand.test')
  await dialog.getByLabel('Password', { exact: true }).fill('grandstand1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/userInfo\/feedback$/)
  await expect(page.getByRole('main').locator('textarea')).toHaveValue(typed)
})

test('a list is moved by the keyboard alone, press after press', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/preferences')
  const lists = page.getByRole('main').locator('ol li')
  const down = page.getByRole('button', { name: 'Move down: Today' })
  await down.focus()
  const places = await lists.count()
  for (let place = 1; place < places; place++) {
    await page.keyboard.press('Enter')
    await expect(lists.nth(place)).toContainText('Today')
    if (place < places - 1) await expect(down).toBeFocused()
  }
  const up = page.getByRole('button', { name: 'Move up: Today' })
  await expect(up, 'the end of the list').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lists.nth(places - 2)).toContainText('Today')
  await expect(up).toBeFocused()
})

test('a picture that finds the session over leads home, and back after signing in', SWEEP, async ({ page }) => {
  await page.routeWebSocket(/\/ws\/u/, () => undefined)
  await signIn(page, 'moderator')
  await open(page, '/en/userInfo/info')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const buffer = await drawPicture(page, { width: 900, height: 600, type: 'image/png' })
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  await page.request.post('/java/login/logout', { headers: { token } })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
  await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
  await dialog.getByRole('textbox', { name: 'Email or username' }).fill('moderator@grandstand.test')
  await dialog.getByLabel('Password', { exact: true }).fill('grandstand1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/userInfo\/info$/)
})

test('a name that is typed back to what it was does not come again', async ({ page }) => {
  await openAsNew(page, '/en/userInfo/info')
  const name = page.getByLabel('Username')
  const before = await name.inputValue()
  await name.fill('somebody-else')
  await name.fill(before)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:profile')
})
