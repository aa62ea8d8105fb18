import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findLiveMatch } from '#tests/support/calls.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const BASKETBALL = 201

const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: `Vote for ${name}` })

/** How many have voted, as the page says. */
async function votesOn(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ votes?$/).textContent()
  return Number.parseInt(text ?? '', 10)
}

test('a vote is counted at once on every open page, changed, and kept', async ({ page, browser, baseURL, origin }) => {
  const { id, home, away } = await findLiveMatch(origin, FOOTBALL)
  const path = `/en/soccer/${id}`
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(other)
  await other.goto(path)
  await choice(other, away.name).click()
  await expect(choice(other, away.name)).toHaveAttribute('aria-pressed', 'true')
  const before = await votesOn(other)

  await signInAsNew(page)
  await page.goto(path)
  await expect(choice(page, home.name), 'no shares before she has voted').toHaveAccessibleName(`Vote for ${home.name}`)
  await choice(page, home.name).click()
  await expect(choice(page, home.name)).toHaveAccessibleName(/ \(\d+%\)$/)
  await expect.poll(() => votesOn(other), 'told by the socket').toBe(before + 1)
  await expectAccessible(page, 'votes')
  await choice(page, 'a draw').click()
  await expect(choice(page, 'a draw')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(other, 'a draw'), 'told by the socket').not.toHaveAccessibleName(/\(0%\)$/)
  expect(await votesOn(other)).toBe(before + 1)
  await page.reload()
  await expect(choice(page, 'a draw')).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('a guest who votes signs in, and has voted then', async ({ page, browser, baseURL, origin }) => {
  const { id, home } = await findLiveMatch(origin, BASKETBALL)
  const email = freshEmail()
  const before = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(before, email)
  await before.close()
  await page.goto(`/en/basketball/${id}`)
  await choice(page, home.name).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Sign in to vote.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue with a code' }).click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(choice(page, home.name)).toHaveAttribute('aria-pressed', 'true')
})
