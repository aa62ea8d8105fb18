import type { Page } from '@playwright/test'
import { skipTeams } from './login-dialog.ts'
import { codeSentTo, openSiteWithProviders, type SiteWithProviders } from './providers.ts'
import { test as base, expect } from './visitor.ts'

let visitors = 0

/** `test` with the site of `openSiteWithProviders`; each test has its own network address. */
export const test = base.extend<object, { site: SiteWithProviders }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1
    await use({ 'cf-connecting-ip': `192.0.2.${visitors}` })
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const site = await openSiteWithProviders()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

export const dialog = (page: Page) => page.getByRole('dialog')
export const account = (page: Page) => page.getByRole('banner').locator('[aria-label^="Account: "]')

export async function openDialog(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Goes from the dialog to the provider's page. */
export async function openProvider(page: Page, site: string, way: string): Promise<void> {
  await openDialog(page, `${site}/en/live`)
  await dialog(page)
    .getByRole('button', { name: `Continue with ${way}` })
    .click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
}

export async function allowAs(page: Page, person: string): Promise<void> {
  await page.getByRole('textbox').fill(person)
  await page.getByRole('button', { name: 'Allow' }).click()
}

export async function proveByCode(page: Page, site: string, to: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => codeSentTo(site, to), { timeout: 20_000 }).toMatch(/^\d{6}$/)
  await dialog(page)
    .getByLabel('Verification code')
    .fill(await codeSentTo(site, to))
  await dialog(page).getByRole('button', { name: 'Confirm and sign in' }).click()
}

export async function skipNames(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Skip' }).click()
  await skipTeams(page)
}
export const person = (name: string) => `${name}-${Date.now()}@example.org`

export async function registerByGoogle(page: Page, site: string, email: string): Promise<void> {
  await openProvider(page, site, 'Google')
  await allowAs(page, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
}
