import type { BrowserContext, Locator, Page } from '@playwright/test'
import { codeSentTo } from './sign-in.ts'
import { expect } from './visitor.ts'

export const PASSWORD = 'grandstand1'
export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const accountMenu = (page: Page): Locator => page.locator('header summary[aria-label^="Account"]')
export const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true })
/** A field of the dialog by its label. */
export const field = (page: Page, name: string): Locator =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator('input:not([type=radio])'))

export async function openDialog(page: Page, path = '/live'): Promise<void> {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Opens one of the dialog's two forms and waits for the human check. */
export async function openForm(
  page: Page,
  way: 'Continue with a code' | 'Sign in with a password',
  path?: string,
): Promise<void> {
  await openDialog(page, path)
  await button(page, way).click()
  await expect(dialog(page).getByText('Security check passed')).toBeVisible()
}

/** Requests a code for an email or phone, and fills it in. */
export async function fillCode(page: Page, to: string): Promise<void> {
  await button(page, 'Get code').click()
  await expect(dialog(page).getByRole('button', { name: /^Resend in \d+s$/ })).toBeVisible()
  await field(page, 'Verification code').fill(await codeSentTo(page.request, to))
}

export const submit = (page: Page): Promise<void> => button(page, 'Sign in').click()

/** Deletes the cookies while no page is open, so that no request is pending. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

let phones = 0
/** Digits of a Chinese mobile number that no other test has. */
export const freshPhone = (): string => `138${String(Date.now() + phones++).slice(-8)}`

/** The session's token, from its cookie. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  return token?.value ?? ''
}

/** Leaves the last step of a registration, the choice of favourite teams. */
export async function skipTeams(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('heading', { name: 'Pick your teams' })).toBeVisible()
  await button(page, 'Skip').click()
}
