import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findLiveMatch } from '#tests/support/calls.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const BASKETBALL = 201

const choices = (page: Page) => page.getByRole('group', { name: 'Who wins from here?' })
/** The button for a side: the first is the home team's, and the last one the away team's. */
const choice = (page: Page, side: 'home' | 'draw' | 'away') =>
  side === 'draw'
    ? choices(page).getByRole('button', { name: 'Draw' })
    : choices(page).getByRole('button')[side === 'home' ? 'first' : 'last']()

/** How many have voted, as the page says. */
async function votesOn(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ votes?$/).textContent()
  return Number.parseInt(text ?? '', 10)
}

test('a vote is counted at once on every open page, changed, and kept', async ({ page, browser, baseURL, origin }) => {
  const { id } = await findLiveMatch(origin, FOOTBALL)
  const path = `/en/soccer/${id}`
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(other)
  await other.goto(path)
  await choice(other, 'away').click()
  await expect(choice(other, 'away')).toHaveAttribute('aria-pressed', 'true')
  const before = await votesOn(other)

  await signInAsNew(page)
  await page.goto(path)
  await expect(choice(page, 'home'), 'no shares before she has voted').not.toContainText('%')
  await choice(page, 'home').click()
  await expect(choice(page, 'home')).toContainText(/\d+%/)
  await expect.poll(() => votesOn(other), 'told by the socket').toBe(before + 1)
  await expectAccessible(page, 'votes')
  await choice(page, 'draw').click()
  await expect(choice(page, 'draw')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(other, 'draw'), 'told by the socket').not.toContainText(/^\D*0%/)
  expect(await votesOn(other)).toBe(before + 1)
  await page.reload()
  await expect(choice(page, 'draw')).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('a guest who votes signs in, and has voted then', async ({ page, browser, baseURL, origin }) => {
  const { id } = await findLiveMatch(origin, BASKETBALL)
  const email = freshEmail()
  const before = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(before, email)
  await before.close()
  await page.goto(`/en/basketball/${id}`)
  await choice(page, 'home').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Sign in to vote.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue with a code' }).click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(choice(page, 'home')).toHaveAttribute('aria-pressed', 'true')
})
