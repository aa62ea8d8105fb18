import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ageProof, proposeExpert } from '#tests/support/database.ts'
import { codeSentTo, freshAddress, freshEmail, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, SWEEP, sweepUnless, test, untilHydrated } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

/** The frame around the page is tested elsewhere. */
const MAIN = { include: 'main' }

interface Her {
  page: Page
  uid: number
  email: string
}

/** A newly registered user in a separate browser. */
async function somebody(browser: Browser, origin: string): Promise<Her> {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: freshHeaders(),
  })
  const page = await context.newPage()
  const email = freshEmail()
  return { page, email, uid: await signInAsNew(page, email) }
}

const confirming = (page: Page, name: string): Locator => page.getByRole('alertdialog').getByRole('button', { name })
const auditOf = (page: Page): Locator => page.getByRole('table', { name: 'Administrator actions' })

/** On the user's page, by an administrator. */
async function makeAdministrator(page: Page, uid: number | string): Promise<void> {
  await page.goto(`/admin/users/${uid}`)
  await page.getByRole('checkbox', { name: 'Administrator' }).check()
  await page.getByRole('button', { name: 'Save roles' }).click()
  await confirming(page, 'Save roles').click()
  await expect(auditOf(page)).toContainText('Administrator')
}

test('a user is found by part of her email, and no server reads it in an address', async ({
  page,
  browser,
  origin,
}) => {
  const her = await somebody(browser, origin)
  await signIn(page, 'admin')
  const addresses: string[] = []
  page.on('request', (request) =>
    addresses.push(decodeURIComponent(`${request.url()} ${request.headers().referer ?? ''}`)),
  )
  await page.goto('/admin')
  await expect(page).toHaveTitle(/^Overview - Administration - /)
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page).toHaveTitle(/^Users - Administration - /)
  await expectAccessible(page, 'users', MAIN)
  await expect(page.getByRole('button', { name: 'Search', exact: true }).last()).toBeEnabled()
  await page.getByLabel('User ID, name, email or phone').fill(her.email.slice(0, -4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users#visitor/)
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users.locator('tbody tr')).toHaveCount(1)
  await expect(users).toContainText(`${her.email[0]}***@`)
  await expect(users).not.toContainText(her.email)
  await page.reload()
  await expect(users.locator('tbody tr')).toHaveCount(1)
  expect(addresses.filter((address) => address.split('#')[0]?.includes('visitor@'))).toEqual([])
  await page.getByLabel('Status').selectOption('banned')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.goBack()
  await users.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/users/${her.uid}$`))
  await expect(page.getByRole('main')).toContainText(her.email)
  await her.page.context().close()
})

test('a ban signs her out and is lifted again; both stand in the audit log', async ({ page, browser, origin }) => {
  const her = await somebody(browser, origin)
  await her.page.goto('/userInfo/info')
  await expect(her.page.locator('header summary[aria-label^="Account"]')).toBeVisible()
  await signIn(page, 'admin')
  await page.goto(`/admin/users/${her.uid}`)
  await expectAccessible(page, 'account', MAIN)
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await expectAccessible(page, 'ban', { include: '[role=dialog]' })
  await dialog.getByLabel('Reason').fill('Spam in the chat')
  await page.reload()
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(dialog.getByLabel('Reason'), 'what is typed outlives the page').toHaveValue('Spam in the chat')
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Banned', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()
  await expect(auditOf(page)).toContainText('Spam in the chat')

  // No action in this tab: it is notified.
  await expect(her.page.getByRole('dialog').getByText('Your session has ended. Sign in again.')).toBeVisible()

  await page.getByRole('button', { name: 'Lift ban' }).click()
  await confirming(page, 'Lift ban').click()
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible()
  await expect(auditOf(page)).toContainText('Lifted ban')
  await her.page.context().close()
})

test('roles are changed after a question', async ({ page, browser, origin }) => {
  const her = await somebody(browser, origin)
  await signIn(page, 'admin')
  await page.goto(`/admin/users/${her.uid}`)
  const save = page.getByRole('button', { name: 'Save roles' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Expert').check()
  await save.click()
  await confirming(page, 'Cancel').click()
  await save.click()
  await expect(page.getByRole('alertdialog')).toContainText('From now on: Expert')
  await confirming(page, 'Save roles').click()
  await expect(auditOf(page).getByRole('row', { name: 'Changed roles' })).toContainText('Expert')
  await page.reload()
  await expect(page.getByLabel('Expert')).toBeChecked()
  await her.page.context().close()
})

test('her sessions are ended', async ({ page, browser, origin }) => {
  const her = await somebody(browser, origin)
  await signIn(page, 'admin')
  await page.goto(`/admin/users/${her.uid}`)
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await confirming(page, 'Sign out').click()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()
  await her.page.goto('/match')
  await expect(her.page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await her.page.context().close()
})

test('feedback is answered and leaves the open ones; the log of her says so', async ({ page, browser, origin }) => {
  const her = await somebody(browser, origin)
  const text = `The clock of a match stood still (${her.uid})`
  const sent = await her.page.request.post('/java/user/feedback', {
    data: { kind: 'bug', text },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  })
  expect(await sent.json()).toMatchObject({ status: 'success' })
  await signIn(page, 'admin')
  await page.goto('/admin/feedback')
  await expectAccessible(page, 'feedback', MAIN)
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.getByRole('button', { name: 'Send reply' }).click()
  await expect(item.getByText('Write a reply.')).toBeVisible()
  await item.getByRole('textbox').fill('It runs again. Thank you!')
  await page.reload()
  await expect(item.getByRole('textbox'), 'what is typed outlives the page').toHaveValue('It runs again. Thank you!')
  await item.getByRole('button', { name: 'Send reply' }).click()
  await expect(item).toBeHidden()
  await page.getByRole('link', { name: 'Replied' }).click()
  await expect(item).toContainText('It runs again. Thank you!')

  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Site' }).click()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByLabel('Affected user ID').fill(String(her.uid))
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`uid=${her.uid}`))
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.locator('tbody tr')).toHaveCount(1)
  await expect(log).toContainText('Replied to feedback')
  await expectAccessible(page, 'audit', MAIN)
  await her.page.context().close()
})

test('ten minutes after she signed in, a grave act asks an administrator for a proof and goes on with it', async ({
  page,
  browser,
  origin,
}) => {
  const [her, user] = [await somebody(browser, origin), await somebody(browser, origin)]
  await signIn(page, 'admin')
  await makeAdministrator(page, her.uid)
  await ageProof(sharedDataDir(), her.email)

  await her.page.goto(`/admin/users/${user.uid}`)
  await her.page.getByRole('button', { name: 'Ban', exact: true }).click()
  const ban = her.page.getByRole('dialog', { name: /^Ban / })
  await ban.getByLabel('Reason').fill('Spam in the chat')
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  const proof = her.page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(her.page, 'proof', { include: '[role=dialog]:last-of-type' })
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(proof).toBeHidden()
  await expect(ban.getByLabel('Reason'), 'a proof that is not given changes nothing').toHaveValue('Spam in the chat')
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await proof.getByRole('button', { name: 'Get code' }).click()
  await expect(proof.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await proof.getByLabel('Verification code').fill(await codeSentTo(her.page.request, her.email))
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(ban).toBeHidden()
  await expect(her.page.getByText('Banned', { exact: true }).first()).toBeVisible()
  await her.page.getByRole('button', { name: 'Lift ban' }).click()
  await confirming(her.page, 'Lift ban').click()
  await expect(her.page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible()
  await her.page.context().close()
  await user.page.context().close()
})

test('roles that wait for a second administrator are withdrawn by the first or confirmed by another', async ({
  page,
  browser,
  origin,
}) => {
  const [her, user] = [await somebody(browser, origin), await somebody(browser, origin)]
  const adminUid = await signIn(page, 'admin')
  await makeAdministrator(page, her.uid)
  await proposeExpert(sharedDataDir(), user.uid, adminUid)

  const waiting = (on: Page) =>
    on.locator('section').filter({ has: on.getByRole('heading', { name: 'Roles to confirm' }) })
  await page.goto(`/admin/users/${user.uid}`)
  await expect(waiting(page)).toContainText('Another administrator has to confirm this.')
  await expect(waiting(page).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(waiting(page).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expectAccessible(page, 'own proposal', MAIN)

  await her.page.goto('/admin/roles')
  const item = her.page.getByRole('table', { name: 'Roles' }).getByRole('row').filter({ hasText: 'Proposed by' })
  await expectAccessible(her.page, 'proposals', MAIN)
  await untilHydrated(her.page)
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(her.page.getByRole('alertdialog')).toContainText('Expert')
  await confirming(her.page, 'Confirm').click()
  await expect(her.page.getByText('Roles granted.')).toBeVisible()
  await expect(item).toHaveCount(0)

  await waiting(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(/^This request has already been decided/)).toBeVisible()
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByLabel('Expert')).toBeChecked()
  await expect(auditOf(page)).toContainText('Confirmed roles')
  await her.page.context().close()
  await user.page.context().close()
})

test('nobody takes her own role away', async ({ page }) => {
  const uid = await signIn(page, 'admin')
  await page.goto(`/admin/users/${uid}`)
  await expect(page.getByText(/This is your own account/)).toBeVisible()
  await expect(page.getByLabel('Moderator')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toHaveCount(0)
})

test('a user without the role is turned away with 403, on every page', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  await signIn(page, 'viewer')
  for (const path of ['/admin/users', '/admin/feedback', '/admin/audit', '/admin/users/10001']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { name: 'You don’t have permission to view this page.' })).toBeVisible()
  }
  await expectAccessible(page, 'denied', MAIN)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await confirming(page, 'Sign out').click()
  await expect(page.getByRole('dialog', { name: /Sign in/ })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users\/10001$/)
})

test('a role taken away meanwhile is told on the next list', SWEEP, async ({ page, browser, origin, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  const her = await somebody(browser, origin)
  await signIn(page, 'admin')
  await makeAdministrator(page, her.uid)
  await her.page.goto('/admin/users')
  await expect(her.page.getByRole('table', { name: 'Users' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Administrator' }).uncheck()
  await page.getByRole('button', { name: 'Save roles' }).click()
  await confirming(page, 'Save roles').click()
  await expect(auditOf(page).getByRole('row', { name: 'Changed roles' }).first()).toContainText('None')
  await her.page.getByRole('link', { name: 'Roles', exact: true }).click()
  await expect(her.page.getByText('You don’t have permission to view this page.')).toBeVisible()
  await her.page.context().close()
})

test('a guest is asked to sign in', async ({ page, request }) => {
  await page.goto('/admin/users')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin/')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin')
  expect(await (await request.get('/admin/users')).text()).toContain('<meta name="robots" content="noindex"')
})

for (const tag of ['zh-Hans', 'ar'] as const)
  test(`${tag}: no page widens a phone`, sweepUnless(tag === 'zh-Hans'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const uid = await signIn(page, 'admin')
    for (const path of ['users', 'feedback', 'audit', `users/${uid}`]) {
      await page.goto(`/${tag}/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, `${tag} ${path}`, { ...MAIN, isOwnSchemeOnly: true })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide, path).toBe(false)
    }
  })
