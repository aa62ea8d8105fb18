import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { demoBrand } from '#tests/support/brands.ts'
import { formOf, openServer } from '#tests/support/open-server.ts'
import { freshAddress } from '#tests/support/sign-in.ts'
import { openSite, ROOT } from '#tests/support/site.ts'
import { test as base, expect } from '#tests/support/visitor.ts'

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

async function openSiteWithTurnstile() {
  const spent = new Set<string>()
  const verifier = await openServer(async (request, response) => {
    const form = await formOf(request)
    const token = form.get('response') ?? ''
    const isGood = form.get('secret') === 'site-secret' && token.startsWith('good') && !spent.has(token)
    spent.add(token)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: isGood }))
  })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-turnstile-'))
  const settings = { TURNSTILE_SECRET: 'site-secret', TURNSTILE_URL: verifier.url }
  const site = await openSite({ dataDir, port: 0, settings })
  const file = path.join(dataDir, 'main.json')
  fs.writeFileSync(file, JSON.stringify({ ...demoBrand('main'), botCheckSiteKey: '1x00000000000000000000AA' }))
  const put = spawnSync(process.execPath, ['scripts/brand.ts', 'put', file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(put.status, put.stdout + put.stderr).toBe(0)
  const stop = async () => {
    await site.stop()
    await verifier.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: site.url, stop }
}

const test = base.extend<object, { site: Awaited<ReturnType<typeof openSiteWithTurnstile>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from here.
    async ({}, use) => {
      const site = await openSiteWithTurnstile()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One site for both.
test.describe.configure({ mode: 'default' })

test('a brand with a site key asks its own check: shown, challenged anew when refused, gone with the form', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(90_000)
  await context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() })
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: API }),
  )
  const dialog = page.getByRole('dialog')
  const widget = dialog.getByRole('button', { name: 'I am human 1x00000000000000000000AA' })
  // The brand's new record is served within seconds.
  await expect
    .poll(async () => (await page.goto(`${site.url}/en/live`))?.headers()['content-security-policy'], {
      timeout: 20_000,
    })
    .toContain("script-src 'self' https://challenges.cloudflare.com")
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

test('a check that cannot be loaded is told, with a way to try again', async ({ page, context, faults, site }) => {
  faults.allow(/Failed to load resource|ERR_FAILED/)
  test.setTimeout(90_000)
  await context.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  await expect
    .poll(async () => (await page.goto(`${site.url}/en/live`))?.headers()['content-security-policy'], {
      timeout: 20_000,
    })
    .toContain('challenges.cloudflare.com')
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
