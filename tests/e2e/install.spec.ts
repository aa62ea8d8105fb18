import type { Page } from '@playwright/test'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

/** Every other test does without: what a worker answers passes its routes by. */
test.use({ serviceWorkers: 'allow' })

const isReady = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL.endsWith('/sw.js'))

test('without a network any address shows the offline page in its language, and nothing else is kept', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/Failed to load resource/, /net::ERR_INTERNET_DISCONNECTED/)
  await open(page, '/en')
  expect(await isReady(page)).toBe(true)
  await open(page, '/en/match')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline'])

  await context.setOffline(true)
  await page.goto('/ar/match')
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/en/live')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Grandstand')
  await context.setOffline(false)
  // By itself, at the address that was asked for.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/live$/)
})

test('Chromium finds the site installable, and it starts in the language in which it was', async ({ page, origin }) => {
  await open(page, '/ja')
  expect(await isReady(page)).toBe(true)
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as {
    start_url: string
    lang: string
    shortcuts: { url: string }[]
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ id: '/', start_url: '/ja', lang: 'ja', display: 'standalone' })
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png'])
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A context of a test is a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
    expect((await page.request.get(new URL(url, origin).href)).status(), url).toBe(200)
  await open(page, manifest.start_url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('where the record switches it off, browsers remove the worker and what it kept', async ({ page, origin }) => {
  const own = originOf(origin, 'installed.localhost')
  const brand = testBrand('installed')
  await putBrand(brand)
  try {
    await open(page, `${own}/en`)
    expect(await isReady(page)).toBe(true)
    await putBrand({ ...brand, features: { ...brand.features, install: false } } as typeof brand)
    await expect(async () => {
      // What each visit does a second later.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await page.goto(`${own}/en`)
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
      expect(await page.evaluate(() => caches.keys())).toEqual([])
    }).toPass()
  } finally {
    await removeBrand('installed')
  }
})
