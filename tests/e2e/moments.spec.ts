import type { Page } from '@playwright/test'
import { findMatchWithStatus, liveRooms } from '#tests/support/calls.ts'
import { goal, importPushedMatch, pushEvents } from '#tests/support/feed-push.ts'
import { button, dialog, field, fillCode, openForm, submit } from '#tests/support/login-dialog.ts'
import { movedParts, watchShifts } from '#tests/support/shifts.ts'
import { freshEmail, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, test, untilAnswered } from '#tests/support/visitor.ts'

/** The overlay of a moment. */
const moment = (page: Page) => page.locator('[data-moment]')

const IN_SCOREBOARD = 'section[aria-label]:has([data-moment])'

test('a goal sweeps over the scoreboard, moves nothing in it, and is a still band under reduced motion', async ({
  page,
  origin,
}) => {
  const matchId = await importPushedMatch(origin, sharedDataDir())
  const still = await page.context().newPage()
  await still.emulateMedia({ reducedMotion: 'reduce' })
  for (const each of [page, still]) {
    const loaded = each.waitForResponse(/\/moment\.js/)
    await open(each, `/en/soccer/${matchId}`)
    await loaded
  }
  await expect(moment(page)).toHaveCount(0)
  const board = page.getByRole('region', { name: 'Scoreboard' })
  const before = await board.boundingBox()
  await watchShifts(page, { within: IN_SCOREBOARD, isSideways: true })
  await pushEvents(origin, sharedDataDir(), matchId, [goal(2)])
  await Promise.all([
    expect(moment(page)).toHaveAttribute('data-moment', 'home'),
    expect(moment(page)).toContainText('Goal'),
    expect(moment(still)).toContainText('Goal'),
    expect(moment(still)).not.toHaveClass(/\bmoment\b/),
  ])
  await expect(moment(page)).toHaveCount(0, { timeout: 2500 })
  expect(await movedParts(page)).toEqual([])
  expect((await board.boundingBox())?.y).toBe(before?.y)
  await still.close()
})

test('after a registration favourite teams may be picked, and are followed', async ({ page }) => {
  const email = freshEmail()
  await openForm(page, 'Continue with a code', '/en/live')
  await field(page, 'Email address').fill(email)
  await fillCode(page, email)
  await submit(page)
  await button(page, 'Skip').click()
  await expect(dialog(page).getByRole('heading', { name: 'Pick your teams' })).toBeVisible()
  const team = dialog(page).getByRole('listitem').first().getByRole('button')
  await untilAnswered(page, () => team.click())
  await expect(team).toHaveAttribute('aria-pressed', 'true')
  // Below it stands its league, or its game.
  const name = (await team.locator('span > span').first().textContent()) ?? ''
  await button(page, 'Done (1)').click()
  await expect(dialog(page)).toBeHidden()
  await page.goto('/en/userInfo/focus')
  await expect(
    page.getByRole('navigation', { name: 'Following' }).getByRole('link', { name: 'Teams' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible()
})

test('on a phone the personal centre begins with balances and ends with the way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  await open(page, '/en/userInfo')
  const main = page.getByRole('main')
  const topOf = async (name: string, role: 'link' | 'button' = 'link') =>
    (await main.getByRole(role, { name }).first().boundingBox())?.y ?? 0
  const tops = [
    await topOf('Coins'),
    await topOf('Membership'),
    await topOf('Following'),
    await topOf('Account and security'),
    await topOf('Sign out', 'button'),
  ]
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops[2]).toBeLessThan(400)
  await expect(page.locator('nav a[aria-current=page]', { hasText: 'Account' })).toBeVisible()
})

test('the administration begins with figures', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/en/admin')
  await expect(page.getByRole('link', { name: /^Sign-ups, last 24 hours\s*\d/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Live rooms\s*\d+$/ })).toBeVisible()
  await expect(page.getByText('All parts of the site answer.')).toBeVisible()
})

test('in a room to come a reminder is set, kept, and taken back', async ({ page, origin }) => {
  const { roomId, home, away } = await findMatchWithStatus(origin, 202, 'scheduled', (row) => row.roomId !== undefined)
  await signInAsNew(page)
  await open(page, `/en/live/${roomId}`)
  const main = page.getByRole('main')
  await expect(main.getByText(`${home.name} vs ${away.name}`).first()).toBeVisible()
  await expect(main.getByText('Stream starts in')).toBeVisible()
  const reminder = (name: string) => main.getByRole('button', { name, exact: true })
  await reminder('Remind me').click()
  await expect(reminder('Reminder set')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(reminder('Reminder set')).toBeVisible()
  await reminder('Reminder set').click()
  await expect(reminder('Remind me')).toHaveAttribute('aria-pressed', 'false')
})

test('the tabs beside a room keep their width, and a theatre is no smaller than the page', async ({ page, origin }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const room = (await liveRooms(origin)).find(({ matchId }) => matchId !== undefined)
  const player = page.getByRole('region', { name: /^Video player/ })
  for (const tag of ['zh-Hans', 'ar', 'en']) {
    await open(page, `/${tag}/live/${room?.id}`)
    for (const tab of await page.getByRole('main').getByRole('tab').all())
      expect((await tab.boundingBox())?.width).toBeGreaterThan(80)
  }
  const before = (await player.boundingBox())?.width ?? 0
  await player.hover()
  await page.getByRole('button', { name: 'Theatre mode', exact: true }).click()
  await expect(page.getByRole('banner')).toBeHidden()
  expect((await player.boundingBox())?.width).toBeGreaterThanOrEqual(before)
})
