import type { Page } from '@playwright/test'
import { liveRooms } from '#tests/support/calls.ts'
import { nextMomentBefore } from '#tests/support/feed.ts'
import { openSite } from '#tests/support/site.ts'
import { expect, test, untilAwake } from '#tests/support/visitor.ts'

const FOOTBALL = 202

const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })

async function openRoom(page: Page, origin: string): Promise<void> {
  const [room] = await liveRooms(origin)
  await page.goto(`/en/live/${room?.id}`)
  await expect(player(page)).toBeVisible()
}

test('at kick-off the open room shows its picture, and the open match page where to watch', async ({ page }, info) => {
  test.setTimeout(180_000)
  const moment = nextMomentBefore('startedAt', FOOTBALL, new Date(), 25)
  const site = await openSite({ dataDir: info.outputPath('state'), port: 0, clock: moment.clock })
  const other = await page.context().newPage()
  try {
    await page.goto(`${site.url}/en/live/${moment.matchId}`)
    await expect(page.getByText('The stream begins in')).toBeVisible()
    await other.goto(`${site.url}/en/soccer/${moment.matchId}`)
    await expect(player(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('This stream has ended')).toHaveCount(0)
    await other.getByRole('link', { name: 'Watch', exact: true }).press('Enter')
    await expect(player(other)).toBeFocused()
  } finally {
    await other.close()
    await page.close()
    await site.stop()
  }
})

test('at the end the open room says so, and a theatre gives the page back', async ({ page }, info) => {
  test.setTimeout(180_000)
  const moment = nextMomentBefore('endedAt', FOOTBALL, new Date(), 40)
  const site = await openSite({ dataDir: info.outputPath('state'), port: 0, clock: moment.clock })
  try {
    await page.goto(`${site.url}/en/live/${moment.matchId}`)
    await player(page).hover()
    await page.getByRole('button', { name: 'Theatre mode', exact: true }).click()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('This stream has ended')).toBeVisible({ timeout: 100_000 })
    await expect(player(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
  }
})

test('a theatre that became narrow has a way out', async ({ page, origin }) => {
  await openRoom(page, origin)
  await player(page).hover()
  await page.getByRole('button', { name: 'Theatre mode', exact: true }).click()
  await page.setViewportSize({ width: 400, height: 800 })
  await player(page).hover()
  await page.getByRole('button', { name: 'Leave theatre mode' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('who starts the player by keyboard is in it', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRoom(page, origin)
  await untilAwake(page)
  await page.getByRole('button', { name: 'Watch live' }).press('Enter')
  await expect(player(page)).toBeFocused()
  await expect(player(page).locator('video')).toBeAttached()
  await expect(player(page)).toBeFocused()
})

test('arrow keys walk the tabs beside the picture', async ({ page, origin }) => {
  await openRoom(page, origin)
  await untilAwake(page)
  const tabs = page.getByRole('tablist', { name: 'Timeline and statistics' })
  await tabs.getByRole('tab', { name: 'Timeline' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Statistics' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Statistics' })).toBeVisible()
})
