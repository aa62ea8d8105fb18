import { expectAccessible } from '#tests/support/accessibility.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, open, test } from '#tests/support/visitor.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the number of the specification and the name lead to the same text, in the language of the address', async ({
    page,
  }) => {
    for (const [id, title, name] of [
      ['1', '利用規約', 'service'],
      ['service', '利用規約', 'service'],
      ['2', 'プライバシーポリシー', 'privacy'],
    ] as const) {
      await page.goto(`/ja/protocol/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/ja/protocol/${name}$`))
    }
  })
})

test('the contents lead to the sections, and the page prints', async ({ page }) => {
  await open(page, '/en/protocol/1')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Coins and diamonds' }).click()
  await expect(page).toHaveURL(/#coins$/)
  await expect(page.getByRole('heading', { name: /Coins and diamonds$/ })).toBeInViewport()
  const printed = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.print = () => resolve(true)
      }),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText(/^In force since/)).toHaveCSS('color', 'rgb(68, 68, 68)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
})

test('the text is reached from the end of a page, and can be read by everybody', async ({ page }) => {
  await open(page, '/ar/protocol/service')
  await expectAccessible(page, 'terms of use, Arabic')
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await page.getByRole('navigation', { name: 'All documents' }).getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
})

test('there is no page of a text or a version that does not exist', async ({ page, faults }) => {
  faults.allow(FAILED_TO_LOAD)
  for (const path of ['/en/protocol/nothing', '/en/protocol/3', '/en/protocol/service?version=2001-01-01'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test.describe('an operator’s own text', () => {
  test.use({ extraHTTPHeaders: freshHeaders() })

  test('one to come is told above the one in force, and read and printed at its own address', async ({
    page,
    origin,
  }) => {
    const id = `terms-${Date.now() % 1_000_000}`
    const day = new Date(Date.now() + 3 * 24 * 3_600_000)
    const date = day.toISOString().slice(0, 10)
    const said = day.toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
    try {
      await putBrand(testBrand(id))
      await page.goto('/en')
      await signIn(page, 'admin')
      const text = {
        brand: id,
        name: 'service',
        language: 'en_US',
        date,
        title: 'House rules',
        text: '# New\n\nBe kind.',
      }
      const answer = await page.request.post('/java/admin/protocol/text', {
        data: text,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect((await answer.json()).errorMsg).toBeUndefined()
      const terms = `${originOf(origin, `${id}.localhost`)}/en/protocol/service`
      await open(page, terms)
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
      await expect(page.getByRole('note')).toHaveText(`From ${said}: a new version. Read the new version`)
      await expectAccessible(page, 'terms with a version to come')
      await page.getByRole('note').getByRole('link').click()
      await expect(page).toHaveURL(`${terms}?version=${date}`)
      await expect(page.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible()
      await expect(page.getByText(`In force from ${said}`)).toBeVisible()
      await expect(page.getByRole('note')).toHaveText('This version isn’t in force yet. Read the current version')
      await page.reload()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Be kind.')).toBeVisible()
      await expect(page.getByText(`In force from ${said}`)).toBeVisible()
    } finally {
      await removeBrand(id)
    }
  })
})
