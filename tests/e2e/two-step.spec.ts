import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { demoBrand } from '#tests/support/brands.ts'
import { ageSecondStep } from '#tests/support/database.ts'
import { becomeGuest, button, dialog, field, fillCode, openForm, submit } from '#tests/support/login-dialog.ts'
import { freshAddress, freshEmail, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { openSite, putBrand } from '#tests/support/site.ts'
import { expect, SWEEP, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

/** The code of an app now, or of so many steps later. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A device that makes passkeys and says yes at once. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const card = (page: Page): Locator => page.locator('section', { hasText: 'Two-step sign-in' })

/** Sets up an app from the open page; returns its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page, 'setting up an app', { include: '[role=dialog]' })
  const secret = ((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  await field(page, 'Code from your app').fill('000000')
  await button(page, 'Turn on').click()
  await expect(dialog(page)).toContainText('That code is wrong, expired or already used.')
  await field(page, 'Code from your app').fill(codeOf(secret))
  await button(page, 'Turn on').click()
  await expect(dialog(page)).toContainText('Your recovery codes')
  const shown = dialog(page).locator('li code')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await expectAccessible(page, 'recovery codes', { include: '[role=dialog]' })
  return { secret, codes }
}

/** The first step, by a code. */
async function takeFirstStep(page: Page, email: string): Promise<void> {
  await becomeGuest(page)
  await openForm(page, 'Continue with a code')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  await submit(page)
  await expect(dialog(page).getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
}

const expectSignedIn = (page: Page) => expect(page.locator('header summary[aria-label^="Account"]')).toBeVisible()

test(
  'an app, a passkey and a recovery code each open the second step; without it there is no session',
  SWEEP,
  async ({ page }) => {
    const email = freshEmail()
    await withDevice(page)
    await page.goto('/')
    await signInAsNew(page, email)
    await page.goto('/userInfo/setting')
    await expect(card(page)).toContainText('Off.')
    const { secret, codes } = await setUpApp(page)
    await button(page, 'I’ve saved them').click()
    await expect(card(page)).toContainText('Codes left: 10 of 10')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await field(page, 'Name').fill('Laptop')
    await button(page, 'Continue').click()
    await expect(card(page)).toContainText('Laptop')

    await takeFirstStep(page, email)
    await expectAccessible(page, 'second step', { include: '[role=dialog]' })
    await expect(field(page, 'Code from your app')).toBeFocused()
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([])
    await field(page, 'Code from your app').fill('123456')
    await button(page, 'Confirm').click()
    await expect(dialog(page)).toContainText('That code is wrong, expired or already used.')
    await field(page, 'Code from your app').fill(codeOf(secret, 1))
    await button(page, 'Confirm').click()
    await expectSignedIn(page)

    await takeFirstStep(page, email)
    await button(page, 'Use a passkey').click()
    await expectSignedIn(page)

    await takeFirstStep(page, email)
    await button(page, 'Use a recovery code').click()
    await expect(field(page, 'Recovery code')).toBeFocused()
    await field(page, 'Recovery code').fill((codes[0] ?? '').toLowerCase())
    await button(page, 'Confirm').click()
    await expectSignedIn(page)
    await page.goto('/userInfo/setting')
    await expect(card(page)).toContainText('Codes left: 9 of 10')
  },
)

test('where the brand requires it, staff set it up before they see anything of administration', async ({ browser }) => {
  test.setTimeout(300_000)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'two-step-'))
  const site = await openSite({ dataDir, port: 0, settings: { CRONS: '0' } })
  try {
    const record = { ...demoBrand('main'), defaultLanguage: 'en_US', staffTwoStep: true }
    await putBrand(record, dataDir)
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders(), locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/')
    await signIn(page, 'admin')
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
    const { secret } = await setUpApp(page)
    await button(page, 'I’ve saved them').click()
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    // Half an hour later she is asked for it once more, and what she typed is done.
    await page.getByRole('link', { name: 'viewer', exact: true }).first().click()
    await page.getByRole('button', { name: 'Ban', exact: true }).click()
    await field(page, 'Reason').or(dialog(page).getByRole('textbox')).first().fill('Spam in every room')
    await ageSecondStep(dataDir, 'admin@grandstand.test')
    await dialog(page).getByRole('button', { name: 'Ban', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Two-step sign-in' })
    await asked.getByLabel('Code from your app').fill(codeOf(secret, 1))
    await asked.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('main')).toContainText('Spam in every room')
    await context.close()
  } finally {
    await site.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})
