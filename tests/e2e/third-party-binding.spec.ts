import type { Page } from '@playwright/test'
import { removeContacts } from '#tests/support/database.ts'
import { account, allowAs, dialog, openProvider, person, registerByGoogle, test } from '#tests/support/third-party.ts'
import { expect, FAILED_TO_LOAD, open, SWEEP } from '#tests/support/visitor.ts'

const add = (page: Page, way: string) =>
  page.getByRole('main').getByRole('button', { name: `Add: ${way}`, exact: true })
const disconnect = (page: Page, way: string) =>
  page.getByRole('main').getByRole('button', { name: `Disconnect: ${way}`, exact: true })

/** Goes from the security settings to a provider's page, to bind that provider. */
async function goAndBind(page: Page, site: string, way: string): Promise<void> {
  await open(page, `${site}/en/userInfo/setting`)
  await add(page, way).click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
}

/** Registers a person by Google, and binds these providers to her account. */
async function bindAll(page: Page, site: string, email: string, ways: string[]): Promise<void> {
  await registerByGoogle(page, site, email)
  for (const way of ways) {
    await goAndBind(page, site, way)
    await allowAs(page, `${email}-${way}`)
    await expect(page, way).toHaveURL(`${site}/en/userInfo/setting`)
    await expect(page.getByText('Sign-in method added.').first()).toBeVisible()
    await expect(disconnect(page, way)).toBeVisible()
  }
  await page.goto(`${site}/en/userInfo/userNews`)
  for (const way of ways) await expect(page.getByText(`${way} was added as a sign-in method.`)).toBeVisible()
}

test('her settings bind X and WeChat, which have protocols of their own', SWEEP, ({ page, site }) =>
  bindAll(page, site.url, person('binder-of-others'), ['X', 'WeChat']),
)

test(
  'her settings bind a provider, which then lets her in, and let go of it',
  SWEEP,
  async ({ page, context, site }) => {
    const email = person('binder')
    await bindAll(page, site.url, email, ['LINE'])
    const name = await account(page).getAttribute('aria-label')
    await page.goto('about:blank')
    await context.clearCookies()
    await openProvider(page, site.url, 'LINE')
    await allowAs(page, `${email}-LINE`)
    await expect(account(page)).toHaveAttribute('aria-label', name ?? '')

    await open(page, `${site.url}/en/userInfo/setting`)
    await disconnect(page, 'LINE').click()
    await expect(page.getByText('Disconnected.', { exact: true })).toBeVisible()
    await expect(add(page, 'LINE')).toBeVisible()
    await page.goto('about:blank')
    await context.clearCookies()
    await openProvider(page, site.url, 'LINE')
    await allowAs(page, `${email}-LINE`)
    await expect(dialog(page), 'it opens nothing any more').toContainText('Add your email address')
  },
)

test(
  'a provider’s account that opens another account here is not bound, and stays the other’s',
  SWEEP,
  async ({ page, context, site }) => {
    const email = person('owner')
    await registerByGoogle(page, site.url, email)
    await goAndBind(page, site.url, 'LINE')
    await allowAs(page, `${email}-LINE`)
    await expect(disconnect(page, 'LINE')).toBeVisible()
    const name = await account(page).getAttribute('aria-label')
    await page.goto('about:blank')
    await context.clearCookies()

    await registerByGoogle(page, site.url, person('rival'))
    await goAndBind(page, site.url, 'LINE')
    await allowAs(page, `${email}-LINE`)
    await expect(page.getByText('That account is already linked to another account here.')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
    await expect(add(page, 'LINE')).toBeVisible()
    await page.goto('about:blank')
    await context.clearCookies()
    await openProvider(page, site.url, 'LINE')
    await allowAs(page, `${email}-LINE`)
    await expect(account(page)).toHaveAttribute('aria-label', name ?? '')
  },
)

for (const way of ['LINE', 'X', 'WeChat'])
  test(
    `who says no to ${way} while binding comes back to her settings, is told so, and may try again`,
    SWEEP,
    async ({ page, site }) => {
      await registerByGoogle(page, site.url, person('wavering'))
      await goAndBind(page, site.url, way)
      await page.getByRole('button', { name: 'Deny' }).click()
      await expect(page.getByText('Cancelled. Nothing was added')).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
      await expect(dialog(page)).toBeHidden()
      await expect(add(page, way)).toBeEnabled()
    },
  )

test('the last way in is not taken away', SWEEP, async ({ page, site }) => {
  const email = person('only')
  await registerByGoogle(page, site.url, email)
  await removeContacts(site.dataDir, email)
  await open(page, `${site.url}/en/userInfo/setting`)
  await disconnect(page, 'Google').click()
  await expect(
    page.getByText('This is your only sign-in method. Add an email address or phone number first.'),
  ).toBeVisible()
  await page.reload()
  await expect(disconnect(page, 'Google')).toBeVisible()
})

/** Fails all requests of the page to the site from the return on. */
async function loseAnswers(page: Page, site: string): Promise<void> {
  await page.route(`${site}/_serverFn/**`, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
}

test(
  'a network lost on the way back is said, at signing in and at binding',
  SWEEP,
  async ({ page, context, site, faults }) => {
    faults.allow(FAILED_TO_LOAD)
    await openProvider(page, site.url, 'Google')
    await loseAnswers(page, site.url)
    await allowAs(page, person('lost'))
    await expect(dialog(page).getByRole('status').first()).toContainText('Network problem')
    await expect(dialog(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible()

    await page.unroute(`${site.url}/_serverFn/**`)
    await page.goto('about:blank')
    await context.clearCookies()
    await registerByGoogle(page, site.url, person('lost'))
    await goAndBind(page, site.url, 'LINE')
    await loseAnswers(page, site.url)
    await allowAs(page, person('lost-line'))
    await expect(page.getByText('Network problem')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
  },
)
