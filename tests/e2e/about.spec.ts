import { expectAccessible } from '#tests/support/accessibility.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const CERTIFIED = testBrand('certified', {
  certificates: [
    {
      name: 'Licence for audiovisual services',
      number: 'AV-2026-117',
      issuer: 'Media Authority',
      until: '2028-12-31',
      url: 'https://register.example/AV-2026-117',
    },
  ],
})

test('what is said and what is counted stand beside each other, and the end of each page leads there', async ({
  page,
  request,
}) => {
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Grandstand' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('No advertising, and no sale of visitors’ data.')
  const answer = await request.get('/java/about/coverage')
  const { result } = (await answer.json()) as { result: { leagues: number } }
  const figure = main
    .getByText('Competitions', { exact: true })
    .locator('xpath=preceding-sibling::dd | following-sibling::dd')
  await expect(figure).toHaveText(new Intl.NumberFormat('en').format(result.leagues))
})

test('licences are those of the record; a brand without any says so', async ({ page, origin }) => {
  await putBrand(CERTIFIED)
  try {
    await open(page, `${originOf(origin, 'certified.localhost')}/en/certificate`)
    const licence = page.getByRole('listitem').filter({ hasText: 'Licence for audiovisual services' })
    await expect(licence).toContainText('AV-2026-117')
    await expect(licence).toContainText('Media Authority')
    await expect(licence).toContainText('Dec 31, 2028')
    await expect(licence.getByRole('link')).toHaveAttribute('href', 'https://register.example/AV-2026-117')
  } finally {
    await removeBrand('certified')
  }
  await open(page, '/en/certificate')
  await expect(page.getByText('No licences listed yet')).toBeVisible()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
for (const [name, userAgent, first] of [
  ['an iPhone', IPHONE, 'iOS'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile', 'Android'],
] as const)
  test.describe(name, () => {
    test.use({ userAgent })
    test(`${name} sees its own app first`, async ({ page }) => {
      await open(page, '/en/download')
      const app = page.getByRole('main').getByRole('listitem').first()
      await expect(app).toContainText('For this device')
      await expect(app.getByRole('heading')).toHaveText(first)
      await expect(app.getByRole('link')).toHaveAttribute('href', `/en/download/${first.toLowerCase()}`)
      await expect(page.getByText('On iPhone and iPad')).toHaveCount(first === 'iOS' ? 1 : 0)
    })
  })

test('at a desk, codes lead a phone to the same place', async ({ page }) => {
  await open(page, '/en/download')
  await expect(page.getByRole('img', { name: 'Scan to open this page on your phone' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Scan for Android' })).toBeVisible()
})

test('there is no other page beside them', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  expect((await page.goto('/en/nothing'))?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a brand that is being worked on says so on every page, and its staff still get in', async ({
  page,
  origin,
  faults,
}) => {
  faults.allow(/Failed to load resource/)
  // Legal texts run none meanwhile.
  faults.allow(/violates the following Content Security Policy directive 'script-src 'none''/)
  const own = originOf(origin, 'closed.localhost')
  await putBrand(testBrand('closed', { maintenance: { message: { en_US: 'New servers are coming in.' } } }))
  try {
    expect((await page.goto(`${own}/en/match`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'We’re doing maintenance' })).toBeVisible()
    await expect(page.getByText('New servers are coming in.')).toBeVisible()
    await expectAccessible(page, 'maintenance')
    expect((await page.goto(`${own}/ar/match`))?.status()).toBe(503)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect((await page.goto(`${own}/en/protocol/privacy`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await open(page, `${own}/en/admin`)
    // It opens by itself.
    await expect(page.getByRole('dialog', { name: 'Sign in or register' })).toBeVisible()
    await signIn(page, 'admin')
    expect((await page.goto(`${own}/en/admin/users`))?.status()).toBe(200)
    await expect(page.getByRole('table').getByText('admin', { exact: true }).first()).toBeVisible()
    expect((await page.goto(`${own}/en/match`))?.status()).toBe(503)
  } finally {
    await removeBrand('closed')
  }
})
