import fs from 'node:fs'
import type { Locator, Page, Request } from '@playwright/test'
import { TABLES } from '#contract/tables.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ask } from '#tests/support/ask.ts'
import { findLiveMatch, pathOf } from '#tests/support/calls.ts'
import { ageSessions } from '#tests/support/database.ts'
import { skipTeams } from '#tests/support/login-dialog.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

let phones = 0
const freshPhone = () => `139${String(Date.now() + 7 * ++phones).slice(-8)}`
const account = (page: Page) => page.getByRole('banner').locator('[aria-label^="Account: "]')

async function openSettings(page: Page): Promise<void> {
  await open(page, '/en/userInfo/setting')
}

/** Requests a code for a phone and fills it in. */
async function proveBySms(page: Page, get: Locator, field: Locator, phone: string): Promise<void> {
  await get.click()
  await expect(get).toHaveText(/Resend in/)
  await field.fill(await codeSentTo(page.request, `+86${phone}`))
}

test('a first phone is bound by a code sent to it, and changed by a code to the old and one to the new', async ({
  page,
}) => {
  await signInAsNew(page)
  await openSettings(page)
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Phone' })
  const dialog = page.getByRole('dialog')
  const get = dialog.getByRole('button', { name: /^(Get code|Resend in)/ })
  const code = dialog.getByLabel('Verification code')
  const number = dialog.getByLabel('Phone number')
  const save = dialog.getByRole('button', { name: 'Save' })
  const [first, next] = [freshPhone(), freshPhone()]

  await line.getByRole('button', { name: 'Add: Phone' }).click()
  await number.fill('12')
  await get.click()
  await expect(dialog.getByText('This phone number isn’t valid.')).toBeVisible()
  await expect(get).toHaveText('Get code')
  await number.fill(first)
  await proveBySms(page, get, code, first)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText(first.slice(-2))

  await line.getByRole('button', { name: 'Change: Phone' }).click()
  await number.fill(next)
  await proveBySms(page, get.last(), code.last(), next)
  await code.first().fill('000000')
  await save.click()
  const isRefused = dialog.getByText(
    'The code sent to your current email address or phone number is wrong or has expired.',
  )
  await expect(isRefused, 'not without the old phone').toBeVisible()
  await proveBySms(page, get.first(), code.first(), first)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText(next.slice(-2))
  await page.reload()
  await expect(line).toContainText(next.slice(-2))
})

test('a session that was left behind asks for a proof before it adds a way in, and goes on with it', async ({
  page,
}) => {
  const email = freshEmail()
  await signInAsNew(page, email)
  await ageSessions(sharedDataDir(), email)
  await openSettings(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add: Phone' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(page, 'proof', { include: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill('000000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('That code is wrong or has expired.')).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Phone number')).toBeVisible()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('one session is ended from another browser, which stays signed in', async ({ page, browser }) => {
  const email = freshEmail()
  await signInAsNew(page, email)
  const other = await browser.newContext({ userAgent: IPHONE })
  const second = await other.newPage()
  await signInAsNew(second, email)
  await openSettings(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await expect(page.getByText('Signed out on that device.')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await second.goto(new URL('/en/userInfo/setting', page.url()).href)
  await expect(account(second)).toHaveCount(0)
  await expect(second.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await other.close()
})

test('whoever comes by her link stands among those she invited', SWEEP, async ({ page, browser }) => {
  await signInAsNew(page)
  await page.goto('/en/userInfo/invitations')
  const code = new URL((await page.getByRole('main').locator('code').textContent()) ?? '').search
  const other = await browser.newContext({ extraHTTPHeaders: freshHeaders() })
  const guest = await other.newPage()
  await guest.goto(new URL(`/en${code}`, page.url()).href)
  await untilHydrated(guest)
  await guest.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Continue with a code' }).click()
  const email = freshEmail()
  await guest.getByRole('dialog').getByLabel('Email address').fill(email)
  await guest.getByRole('dialog').getByRole('button', { name: 'Get code' }).click()
  await expect(guest.getByRole('dialog').getByRole('button', { name: /Resend in/ })).toBeVisible()
  await guest
    .getByRole('dialog')
    .getByLabel('Verification code')
    .fill(await codeSentTo(guest.request, email))
  await guest.getByRole('dialog').locator('button[type=submit]').click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await skipTeams(guest)
  await expect(account(guest)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').locator('time')).toHaveCount(1)
  await other.close()
})

test('ten calls that fail together with an ended session lead home once', async ({ page, context, faults, origin }) => {
  faults.allow(/Failed to load resource/)
  await signInAsNew(page)
  let underWay = 0
  const count = (by: number) => (request: Request) => {
    if (request.url().includes('/_serverFn/')) underWay += by
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  await page.goto(`/en${pathOf(await findLiveMatch(origin, 202))}?tab=lineup`)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Follow: / })
  await expect(hearts.nth(9)).toBeEnabled()
  await untilHydrated(page)
  // A call that is under way when the session ends would lead home by itself.
  await expect.poll(() => underWay).toBe(0)

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
  // Only now: a call of the page's own that fails before the clicks would lead home.
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  await page.request.post('/java/login/logout', { headers: { token } })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  for (let each = 0; each < 10; each++) await hearts.nth(each).click()
  await expect.poll(() => held).toBe(10)
  release()
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await page.waitForTimeout(2000)
  expect(documents).toEqual(['/en'])
  expect((await context.cookies()).some(({ name }) => name === 'token' || name === 'userInfo')).toBe(false)
})

test('no script of the site holds a path of the contract or a text of the server’s client', () => {
  const scripts = fs.globSync('dist/client/assets/**/*.js').map((file) => fs.readFileSync(file, 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  // Administration and the mall have calls and pages under the same paths; a file goes straight to its path.
  const paths = Object.values(TABLES)
    .flatMap((table) => Object.values(table).map(({ path }) => path))
    .filter(
      (path) =>
        !/^\/(admin\/(users|roles|feedback|audit|brands)|mall\/(orders|addresses)|expert\/plan\/cover)$/.test(path),
    )
  const secrets = ['java_unreachable', 'x-feed-signature', ...paths.flatMap((path) => [`"${path}"`, `\`${path}\``])]
  expect(secrets.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([])
})

test('a step that the site has not answers 500, unknown middleware, and repeats nothing', async ({ origin }) => {
  for (const name of ['deadbeef', 'app/features/nothing.functions.ts--doNothing_createServerFn_handler']) {
    const response = await ask(`${origin}/_serverFn/${name}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([response.status, await response.text()]).toEqual([500, 'Unknown middleware'])
  }
})
