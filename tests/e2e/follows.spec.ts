import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findLiveMatch } from '#tests/support/calls.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202

const heart = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

async function press(page: Page, name: string): Promise<void> {
  await heart(page, `Follow: ${name}`).click()
  await expect(heart(page, `Following: ${name}`)).toHaveAttribute('aria-pressed', 'true')
}

test('a team, a league and a player are followed where they are met, listed, and left again', async ({
  page,
  origin,
}) => {
  const match = await findLiveMatch(origin, FOOTBALL)
  await signInAsNew(page)
  await page.goto(`/en/soccer/${match.id}?tab=lineup`)
  await press(page, match.home.name)
  await press(page, match.league.name)
  const player = page.locator('main ul.divide-y li').filter({ hasText: /^\d+/ }).first()
  const name = (await player.getByRole('button').getAttribute('aria-label'))?.replace('Follow: ', '') ?? ''
  await press(page, name)
  await page.reload()
  await expect(heart(page, `Following: ${match.home.name}`)).toBeVisible()
  await expect(heart(page, `Following: ${name}`)).toBeVisible()
  await page.goto(`/en/leagueLibrary/${match.league.id}`)
  await expect(heart(page, `Following: ${match.league.name}`)).toBeVisible()

  for (const [tab, title] of [
    ['teams', match.home.name],
    ['leagues', match.league.name],
    ['players', name],
  ] as const) {
    await page.goto(`/en/userInfo/focus?tab=${tab}`)
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'followed players')
  await untilHydrated(page)
  await heart(page, `Following: ${name}`).click()
  await expect(heart(page, `Follow: ${name}`)).toBeVisible()
  await page.goto('/en/userInfo/focus?tab=players')
  await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0)
})

test('a guest who follows a league is asked to sign in, and then follows it', async ({
  page,
  browser,
  baseURL,
  origin,
}) => {
  const email = freshEmail()
  const before = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(before, email)
  await before.close()
  const match = await findLiveMatch(origin, FOOTBALL)
  await page.goto(`/en/leagueLibrary/${match.league.id}`)
  await heart(page, `Follow: ${match.league.name}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue with a code' }).click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heart(page, `Following: ${match.league.name}`)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`/en/leagueLibrary/${match.league.id}$`))
  await page.goto('/en/userInfo/focus?tab=leagues')
  await expect(page.getByRole('main').getByText(match.league.name, { exact: true })).toBeVisible()
})
