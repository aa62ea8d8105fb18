import { ask } from '#tests/support/ask.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { freshHeaders } from '#tests/support/sign-in.ts'
import { putBrand } from '#tests/support/site.ts'
import { test as base } from '#tests/support/third-party.ts'
import { expect } from '#tests/support/visitor.ts'

// Cloudflare's own widget cannot be reached from a test machine. Its replacement here follows the documented
// interface of api.js, and the verifying server knows good tokens and accepts each once.
const API = `window.turnstile = {
  made: 0,
  render(place, options) {
    const id = 'w' + ++this.made
    const button = document.createElement('button')
    button.type = 'button'
    button.id = id
    button.textContent = 'I am human ' + options.sitekey
    button.onclick = () => options.callback((window.nextToken || 'good') + '-' + Math.random())
    place.append(button)
    return id
  },
  remove(id) { document.getElementById(id)?.remove() },
}`

/** The origin of a brand with a site key, on the site with settings of its own. */
const test = base.extend<{ own: string }>({
  own: async ({ site }, use) => {
    const brand = testBrand('checked', { botCheckSiteKey: '1x00000000000000000000AA' })
    expect(await putBrand(brand, site.dataDir)).toMatchObject({ isOk: true })
    const own = originOf(site.url, 'checked.localhost')
    await expect.poll(async () => (await ask(`${own}/robots.txt`)).status).toBe(200)
    await use(own)
  },
})

test('a brand with a site key asks its own check: shown, challenged anew when refused, gone with the form', async ({
  page,
  context,
  own,
}) => {
  await context.setExtraHTTPHeaders(freshHeaders())
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: API }),
  )
  const dialog = page.getByRole('dialog')
  const widget = dialog.getByRole('button', { name: 'I am human 1x00000000000000000000AA' })
  expect((await page.goto(`${own}/en/live`))?.headers()['content-security-policy']).toContain(
    "script-src 'self' https://challenges.cloudflare.com",
  )
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(widget).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
  await expect(widget).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(widget).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
  await page.evaluate(() => Object.assign(window, { nextToken: 'bad' }))
  const first = await widget.getAttribute('id')
  await widget.click()
  await expect(widget, 'another one in its place').not.toHaveAttribute('id', first ?? '')
  await page.evaluate(() => Object.assign(window, { nextToken: 'good' }))
  await widget.click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
  await dialog.getByLabel('Email or username').last().fill('viewer@grandstand.test')
  await dialog.getByLabel('Password', { exact: true }).fill('grandstand1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('banner').locator('[aria-label^="Account: "]')).toBeVisible()
})

test('a check that cannot be loaded is told, with a way to try again', async ({ page, context, faults, own }) => {
  faults.allow(/Failed to load resource|ERR_FAILED/)
  await context.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  expect((await page.goto(`${own}/en/live`))?.headers()['content-security-policy']).toContain(
    'challenges.cloudflare.com',
  )
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue with a code' }).click()
  await expect(dialog.getByText('The security check didn’t work.')).toBeVisible()
  await context.unroute('https://challenges.cloudflare.com/**')
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: API }),
  )
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: /^I am human/ }).click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
})
