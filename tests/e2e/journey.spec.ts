import type { Locator, Page } from '@playwright/test'
import { liveMatches, pathOf } from '#tests/support/calls.ts'
import { findChangingMatch, nextLivelyMoment, nextMomentBeforeScore } from '#tests/support/feed.ts'
import { shiftScore, watchShifts } from '#tests/support/shifts.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

const BASKETBALL = 201
const FOOTBALL = 202
const BEFORE_SCORE_MS = 12_000

const scoreboard = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })

/** Both numbers of the scoreboard: `12:9`. */
const scoreOf = async (page: Page) =>
  ((await scoreboard(page).locator('p:has(.figures)').first().textContent()) ?? '').replace(/\s/g, '')

const framesOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames)
const timeOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime)

async function expectToPlay(video: Locator): Promise<void> {
  await expect.poll(() => framesOf(video), { timeout: 30_000 }).toBeGreaterThan(5)
  const [time, frames] = [await timeOf(video), await framesOf(video)]
  await expect.poll(() => timeOf(video)).toBeGreaterThan(time + 1)
  expect(await framesOf(video)).toBeGreaterThan(frames)
}

/** A marker that a reload would remove. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test('from the home page to a live match: it plays, the score moves, and a restart of the server heals', async ({
  page,
  faults,
}, info) => {
  const moment = nextLivelyMoment(BASKETBALL, new Date())
  const startedAt = Date.now()
  // The server stays unreachable until shortly before the next score.
  const clockAfterRest = () => {
    const now = moment.clock.getTime() + Date.now() - startedAt
    const next = moment.scoresAt.find((at) => at > now + BEFORE_SCORE_MS) ?? now
    return new Date(Math.max(now, next - BEFORE_SCORE_MS))
  }
  const dataDir = info.outputPath('state')
  let site: Site = await openSite({ dataDir, port: 0, clock: moment.clock })
  const port = Number(new URL(site.url).port)
  try {
    await page.goto(`${site.url}/en`)
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Basketball' })
    await category.click()
    await expect(category).toHaveAttribute('aria-current', 'page')
    await page.getByRole('navigation', { name: 'Match lists' }).getByRole('link', { name: 'Live' }).click()
    await page.locator(`main a[href="/en/basketball/${moment.matchId}"]`).first().click()
    await expect(scoreboard(page)).toBeVisible()
    await markPage(page)

    await page.getByRole('button', { name: 'Watch live' }).click()
    const video = page.getByRole('region', { name: /^Video player/ }).locator('video')
    await expectToPlay(video)
    await expect(page.getByText('Live updates are on')).toBeVisible()
    const before = await scoreOf(page)
    await expect.poll(() => scoreOf(page), { timeout: 75_000, message: 'the score moves by itself' }).not.toBe(before)
    expect(await isSamePage(page)).toBe(true)

    faults.allow(/WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/)
    await site.stop()
    await expect(page.getByText(/^Updated \d+s ago$/)).toBeVisible({ timeout: 30_000 })
    const atStop = await scoreOf(page)
    site = await openSite({ dataDir, port, clock: clockAfterRest() })
    await expect(page.getByText('Live updates are on')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => scoreOf(page), { timeout: 75_000, message: 'the score moves again' }).not.toBe(atStop)
    const [match] = (await liveMatches(site.url, BASKETBALL)).filter(({ id }) => id === moment.matchId)
    // Delayed as much as the picture.
    await expect
      .poll(
        async () => {
          const [home = 0, away = 0] = (await scoreOf(page)).split(':').map(Number)
          return home >= (match?.score.home ?? Number.NaN) && away >= (match?.score.away ?? Number.NaN)
        },
        { timeout: 40_000 },
      )
      .toBe(true)
    await expectToPlay(video)
    expect(await isSamePage(page)).toBe(true)
  } finally {
    await page.close()
    await site.stop()
  }
})

test('a goal is told to those who hear the page, and shows in the list it was opened from', async ({ page }, info) => {
  const moment = nextMomentBeforeScore(FOOTBALL, new Date(), 40)
  const site = await openSite({ dataDir: info.outputPath('state'), port: 0, clock: moment.clock })
  try {
    await page.goto(`${site.url}/en/soccer/${moment.matchId}`)
    expect(await scoreOf(page)).toBe('0:0')
    const [home, away] = moment.score.split('-')
    await expect.poll(() => scoreOf(page), { timeout: 60_000 }).toBe(`${home}:${away}`)
    const news = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })
    await expect(news).toContainText(home ?? '', { timeout: 30_000 })
    await page.goto(`${site.url}/en?tab=1&list=live`)
    const row = page.locator(`main li:has(a[href="/en/soccer/${moment.matchId}"])`).first()
    await expect(row.locator('.row-total')).toHaveText(new RegExp(`^${home}\\s*${away}$`))
  } finally {
    await page.close()
    await site.stop()
  }
})

/** Counts from now on what changes in the page's main part. */
const countChanges = (page: Page) =>
  page.evaluate(() => {
    const seen = { changes: 0 }
    Object.assign(window, { seen })
    const target = document.querySelector('main')
    if (target)
      new MutationObserver((records) => {
        seen.changes += records.length
      }).observe(target, { subtree: true, characterData: true, childList: true })
  })

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: { changes: number } }).seen.changes)

test('lists change in place: scores tick and nothing jumps', async ({ page }) => {
  await open(page, '/en?list=live')
  const totals = () => page.locator('.row-scores').allInnerTexts()
  const before = await totals()
  await watchShifts(page)
  await countChanges(page)
  await expect.poll(totals, { timeout: 100_000, message: 'a score of the list moves' }).not.toEqual(before)
  await expect.poll(() => changesOf(page), { timeout: 30_000 }).toBeGreaterThan(20)
  expect(await shiftScore(page)).toBeLessThan(0.01)
})

test('a match page changes in place', SWEEP, async ({ page, origin }) => {
  const match = findChangingMatch(await liveMatches(origin), 5, 30)
  await open(page, `/en${pathOf(match)}?tab=stats`)
  const figures = () => page.getByRole('main').locator('dl .figures').allTextContents()
  const before = await figures()
  await watchShifts(page)
  await expect.poll(figures, { timeout: 45_000 }).not.toEqual(before)
  expect(await shiftScore(page)).toBeLessThan(0.01)
})

test('coming back online brings what was missed', async ({ page, context, faults, origin }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const [match] = await liveMatches(origin, BASKETBALL)
  await page.goto(`/en/basketball/${match?.id}`)
  await expect(page.getByText('Live updates are on')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^Updated \d+s ago$/)).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  await expect(page.getByText('Live updates are on')).toBeVisible({ timeout: 30_000 })
})
