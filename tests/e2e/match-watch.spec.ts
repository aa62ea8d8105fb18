import type { Page } from '@playwright/test'
import type { MatchRow } from '#contract/match-row.ts'
import { misnamed } from '#tests/support/accessibility.ts'
import { findLiveMatch, findMatchWithStatus, liveMatches, liveRooms, pathOf } from '#tests/support/calls.ts'
import { takeOverScores } from '#tests/support/score-frames.ts'
import { movedParts, watchShifts } from '#tests/support/shifts.ts'
import { freshEmail, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, holdBack, open, SWEEP, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202
const TENNIS = 203

const board = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
const video = (page: Page) => page.locator('main video')

/** A live match that a guest may watch. */
async function findWatchable(origin: string): Promise<MatchRow> {
  const open = new Set(
    (await liveRooms(origin)).filter(({ sources }) => sources.some(({ url }) => url)).map(({ matchId }) => matchId),
  )
  const match = (await liveMatches(origin)).find(({ id, roomId }) => roomId !== undefined && open.has(id))
  if (!match) throw new Error('no live match has an open room')
  return match
}

test('the player follows the page in a corner: the same video, which goes on, and back', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const match = await findWatchable(origin)
  await open(page, `/en${pathOf(match)}`)
  expect((await page.getByRole('button', { name: 'Watch live' }).boundingBox())?.y, 'on top').toBeLessThan(300)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expect.poll(() => video(page).evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0.5)
  await video(page).evaluate((each) => each.setAttribute('data-is-same', ''))

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const back = page.getByRole('button', { name: 'Back to the player' })
  await expect(back).toBeVisible()
  await expect(video(page)).toHaveAttribute('data-is-same', '')
  const place = await page.locator('div:has(> [data-small])').boundingBox()
  expect(place?.height, 'its place is kept').toBeCloseTo(((place?.width ?? 0) * 9) / 16, 0)
  expect(await video(page).evaluate((each: HTMLVideoElement) => each.paused)).toBe(false)
  const [small, bar] = [await back.boundingBox(), await page.locator('.bottom-bar').boundingBox()]
  expect((small?.y ?? 0) + (small?.height ?? 0), 'above the bar of a phone').toBeLessThanOrEqual(bar?.y ?? 0)

  await back.press('Enter')
  await expect(back).toHaveCount(0)
  await expect(page.locator('main section:has(> div video)')).toBeFocused()
  await expect(video(page)).toHaveAttribute('data-is-same', '')
})

for (const [name, gameId] of [
  ['a goal', FOOTBALL],
  ['a change of serve', TENNIS],
] as const)
  test(`${name} moves nothing on the page`, async ({ page, origin }) => {
    const { change } = await takeOverScores(page)
    const match = await findLiveMatch(origin, gameId)
    await open(page, `/en${pathOf(match)}`)
    await expect(page.getByText('Live updates are on')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Other live matches' }).getByRole('link').first()).toBeVisible()
    const top = () => page.locator('[data-tab=overview]').evaluate((tab) => tab.getBoundingClientRect().top)
    const before = await top()
    await watchShifts(page)
    const figures = board(page).locator('p:has(.figures)').first()
    if (gameId === FOOTBALL) {
      await change(
        match.id,
        { score: { home: 7, away: 0 } },
        {
          timeline: [
            {
              seq: 99_999,
              at: new Date().toISOString(),
              type: 'goal',
              clock: 60,
              side: 'home',
              player: 1,
              isKey: false,
            },
          ],
        },
      )
      await expect(figures).toHaveText(/7/)
      await expect(board(page).locator('[data-scorers]')).toContainText('1')
    } else {
      const marks = board(page).locator('[data-serving]')
      for (const serving of ['home', 'away', 'home'] as const) {
        await change(match.id, { serving })
        await expect(marks.nth(serving === 'home' ? 0 : 1)).toBeVisible()
        await expect(marks.nth(serving === 'home' ? 1 : 0)).toBeHidden()
      }
    }
    expect(await top()).toBe(before)
    expect(await movedParts(page)).toEqual([])
  })

test('a score that comes before the code of the overview leaves what the server wrote, and shows when it is there', async ({
  page,
  origin,
}) => {
  const { change } = await takeOverScores(page)
  const match = await findLiveMatch(origin, FOOTBALL)
  const release = await holdBack(page, /\/overview-panel\.js$/)
  await page.goto(`/en${pathOf(match)}`)
  await expect(page.getByText('Live updates are on')).toBeVisible()
  const overview = page.getByRole('main').locator('section', { hasText: 'Timeline' }).last()
  const written = await overview.textContent()
  const watched = await page.evaluateHandle(() => {
    const seen = { skeletons: 0 }
    new MutationObserver(() => {
      seen.skeletons += document.querySelectorAll('main :is(.skeleton, .panel-skeleton)').length
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const at = new Date().toISOString()
  const goal = { seq: 99_999, at, type: 'goal', clock: 60, side: 'home', player: 1, isKey: true }
  await change(match.id, { score: { home: 7, away: 0 } }, { timeline: [{ ...goal, score: { home: 7, away: 0 } }] })
  await expect(board(page).locator('p:has(.figures)').first()).toHaveText(/7/)
  expect(await overview.textContent()).toBe(written)
  release()
  await expect(overview).toContainText('7:0')
  expect(await watched.jsonValue()).toEqual({ skeletons: 0 })
})

test('the first key moment of a match takes the place that was kept for it', async ({ page, origin }) => {
  const { change, replace } = await takeOverScores(page)
  const match = await findLiveMatch(origin, FOOTBALL)
  await open(page, `/en${pathOf(match)}`)
  await expect(page.getByText('Live updates are on')).toBeVisible()
  const nothing = { stats: [], timeline: [], chart: [], odds: [], players: [] }
  await replace(match.id, { score: { home: 0, away: 0 } }, nothing)
  const timeline = page.getByRole('main').getByRole('heading', { name: 'Timeline', exact: true })
  await expect(page.getByText('No key moments yet')).toBeVisible()
  const top = () => timeline.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  // Charts that were on their way when the match lost its figures go a moment later.
  await expect(page.locator('main :is(.skeleton, .panel-skeleton)')).toHaveCount(0)
  let before = await top()
  const isSettled = async () => {
    const last = before
    before = await top()
    return before === last
  }
  await expect.poll(isSettled, { intervals: [400] }).toBe(true)
  const goal = { seq: 99_999, at: new Date().toISOString(), type: 'goal', clock: 60, side: 'home', isKey: true }
  await change(match.id, { score: { home: 1, away: 0 } }, { timeline: [goal] })
  await expect(page.getByRole('region', { name: 'Key moments so far' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('the next and the previous live match are a key away, and a sweep over the scoreboard', async ({
  browser,
  origin,
}) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 }, baseURL: origin })
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await open(page, `/en${pathOf(match)}`)
  const steps = page.getByRole('navigation', { name: 'Other live matches' })
  const next = steps.getByRole('link', { name: /^Next: / })
  const path = await next.getAttribute('href')
  await page.getByRole('search').locator('input').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page, 'a field keeps its keys').toHaveURL(new RegExp(`${pathOf(match)}$`))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(next, 'the links of the match that followed').not.toHaveAttribute('href', path ?? '')
  const second = await next.getAttribute('href')
  await board(page).evaluate((element) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 400 })
    const fire = (type: string, x: number, isDown: boolean) =>
      element.dispatchEvent(
        new TouchEvent(type, { bubbles: true, changedTouches: [touch(x)], touches: isDown ? [touch(x)] : [] }),
      )
    fire('touchstart', 300, true)
    fire('touchend', 180, false)
  })
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await page.close()
})

test(
  'on a phone the links to other live matches name both teams in full, and are called so',
  SWEEP,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
    for (const tag of ['en', 'zh-Hans', 'ja', 'ar']) {
      await open(page, `/${tag}${pathOf(match)}`)
      const links = page.locator('nav:has(> [aria-keyshortcuts]) a')
      await expect(links.first()).toBeVisible()
      const cut = await links
        .locator('span:visible')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollWidth > name.clientWidth && name.clientWidth > 0)
            .map((name) => name.textContent),
        )
      expect(cut, tag).toEqual([])
      expect(await misnamed(page, 'nav:has(> [aria-keyshortcuts])'), tag).toEqual([])
    }
  },
)

test('the score stands once: its line below the header comes when the scoreboard is out of view', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await open(page, `/en${pathOf(match)}`)
  await expect(board(page).getByRole('columnheader', { name: 'Total' })).toHaveCount(0)
  const line = page.locator('[data-score-line]')
  await expect(line).toBeHidden()
  // Not to the end of the page: there the column of a short match ends, and its tabs with it.
  const below = await board(page).boundingBox()
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (below?.y ?? 0) + (below?.height ?? 0))
  await expect(line).toBeVisible()
  const tabs = await page.getByRole('navigation', { name: 'Match sections' }).boundingBox()
  const shown = await line.boundingBox()
  expect(tabs?.y, 'the tabs stay right below it').toBeCloseTo((shown?.y ?? 0) + (shown?.height ?? 0), 0)
})

test('who hides scores keeps tabs, line-ups and streams; only what tells the result asks first', async ({
  page,
  origin,
}) => {
  const match = await findWatchable(origin)
  await signInAsNew(page, freshEmail())
  await open(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await open(page, `/en${pathOf(match)}`)
  await expect(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  const telling = page.getByText('This tab tells the score')
  await expect(telling).toBeVisible()
  for (const tab of await page.locator('[data-tab]').all()) {
    const name = (await tab.getAttribute('data-tab')) ?? ''
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(telling, name).toHaveCount(
      ['overview', 'text', 'stats', 'odds', 'standings', 'log', 'comments'].includes(name) ? 1 : 0,
    )
  }
  await expect(board(page).locator('.figures')).toHaveCount(0)
})
