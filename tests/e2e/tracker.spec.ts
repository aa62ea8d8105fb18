import type { Locator, Page } from '@playwright/test'
import type { MatchDetail } from '#contract/match-detail.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { detailOf, findMatchWithStatus, liveRooms, pathOf } from '#tests/support/calls.ts'
import { goal, importPushedMatch, pushEvents } from '#tests/support/feed-push.ts'
import { frameTimes } from '#tests/support/frame-gaps.ts'
import { movedParts, watchShifts } from '#tests/support/shifts.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202
const BASKETBALL = 201
const DOTA = 4
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' })
const drawing = (page: Page) => page.locator('[data-tracker]')
/** The number of the play that is drawn. */
const shown = async (page: Page) => Number(await drawing(page).getAttribute('data-tracker'))

/** Opens a match and has its drawing seen. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await open(page, `/en${path}`)
  await watchShifts(page)
  await expect(async () => {
    // From the top again, should it have been passed before its code was there.
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2)
    await page.mouse.wheel(0, isAtEnd ? -100_000 : 100)
    await expect(drawing(page).locator('svg')).toBeVisible({ timeout: 300 })
  }).toPass()
}

const goalsOf = ({ live }: MatchDetail) =>
  live.timeline.filter(({ type, data }) => /^(penalty_|own_)?goal$/.test(type) && !data?.isCancelled)

test('a match that is over is played in a minute, paused, and rewound to any moment, in words too', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished', ({ score }) => score.home + score.away > 1)
  const [first] = goalsOf(await detailOf(origin, match))
  await openDrawn(page, pathOf(match))
  expect(await movedParts(page)).toEqual([])
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`${match.home.name} ${match.score.home}`))
  const watch = page.getByRole('button', { name: 'Watch it in a minute' })
  const bottomOf = async (part: Locator) => ((box) => (box?.y ?? 0) + (box?.height ?? 0))(await part.boundingBox())
  expect((await watch.boundingBox())?.y ?? 0).toBeGreaterThan(await bottomOf(drawing(page)))
  await watch.click()
  await expect.poll(() => shown(page)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = await shown(page)
  await page.waitForTimeout(600)
  expect(await shown(page)).toBe(paused)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^[^,].*: We’re under way!$/)
  await page.keyboard.press('PageUp')
  const score = first?.score ?? { home: 0, away: 0 }
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`${match.home.name} ${score.home}, ${match.away.name} ${score.away}:`),
  )
  const there = [await shown(page), await slider(page).getAttribute('aria-valuetext')]
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect([await shown(page), await slider(page).getAttribute('aria-valuetext')]).toEqual(there)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectAccessible(page, 'drawn match', { include: 'section:has(> div > [data-tracker])' })
})

test('a drawing follows its match, and a moment of the past stays until one goes back to now', async ({
  page,
  origin,
}) => {
  const matchId = await importPushedMatch(origin, sharedDataDir())
  await pushEvents(origin, sharedDataDir(), matchId, [goal(2), goal(3)])
  await openDrawn(page, `/soccer/${matchId}`)
  await expect.poll(() => shown(page)).toBe(2)
  await pushEvents(origin, sharedDataDir(), matchId, [goal(4)])
  await expect.poll(() => shown(page), { timeout: 15_000 }).toBe(3)
  const live = page.getByRole('button', { name: 'Live', exact: true })
  await expect(live).toHaveAttribute('aria-pressed', 'true')
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await pushEvents(origin, sharedDataDir(), matchId, [goal(5)])
  await expect(live).toHaveAttribute('aria-pressed', 'false')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', / 2, /)
  await live.click()
  await expect.poll(() => shown(page), { timeout: 15_000 }).toBe(4)
})

test('under reduced motion it shows moment after moment, and nothing moves between them', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await openDrawn(page, pathOf(match))
  await page.getByRole('button', { name: 'Watch it in a minute' }).click()
  await expect.poll(() => shown(page)).toBeGreaterThan(8)
  const running = await page.evaluate(
    () => document.querySelector('section:has(> div > [data-tracker])')?.getAnimations({ subtree: true }).length,
  )
  expect(running).toBe(0)
})

test('beside a picture it can take the place of it, and gives it back', async ({ page, origin }) => {
  const room = (await liveRooms(origin)).find(({ gameId, matchId }) => gameId === FOOTBALL && matchId !== undefined)
  await openDrawn(page, `/soccer/${room?.matchId}`)
  const stage = page.locator('.whole-stage')
  const score = page.getByRole('region', { name: 'Scoreboard' })
  await expect(stage).toBeVisible()
  const instead = page.getByRole('button', { name: 'Drawing', exact: true })
  await instead.click()
  await expect(stage).toBeHidden()
  await expect(instead).toBeFocused()
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(drawing(page))).toBeLessThan(await topOf(score))
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect(stage).toBeVisible()
  expect(await topOf(drawing(page))).toBeGreaterThan(await topOf(score))
})

test('a MOBA is a map: its fights are told under the timeline, and each shows the map as it was', async ({
  page,
  origin,
}) => {
  const match = await findMatchWithStatus(origin, DOTA, 'finished')
  await openDrawn(page, pathOf(match))
  const buildings = drawing(page).locator('[data-stands]')
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(buildings).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(buildings).toHaveCount(26)
  await expect(drawing(page).locator('[data-stands="0"]')).not.toHaveCount(0)
  await expectAccessible(page, 'drawn MOBA', { include: 'section:has(> div > [data-tracker])' })
  const map = page.locator('[data-fights-map]')
  await map.scrollIntoViewIfNeeded()
  const moment = page.getByRole('slider', { name: 'Map at' })
  await moment.press('Home')
  await expect(moment).toHaveAttribute('aria-valuetext', '00:00')
  await expect(map).toHaveAccessibleName(/^The map at 00:00\. Kills: .* 0, .* 0$/)
  const fight = page.getByRole('region', { name: 'Team fights' }).getByRole('button').first()
  await fight.click()
  await expect(fight).toHaveAttribute('aria-pressed', 'true')
  await expect(map).not.toHaveAccessibleName(/ 0, .* 0$/)
  await expectAccessible(page, 'fights of a MOBA', { include: 'section:has([data-fights-map])' })
})

const COUNTED = [
  { game: 'volleyball', gameId: 206, begins: /^Set 1, .* 0, .* 0: / },
  { game: 'badminton', gameId: 207, begins: /^Game 1, .* 0, .* 0: / },
  { game: 'table tennis', gameId: 208, begins: /^Game 1, .* 0, .* 0: / },
  { game: 'snooker', gameId: 204, begins: /^Frame 1, .* 0, .* 0: .* Remaining: 147$/ },
  { game: 'MMA', gameId: 15, begins: /walks out\.$/ },
  { game: 'battle royale', gameId: 5, begins: /Map 1 starts\.$/ },
] as const

test(
  'courts, the table, the cage and the map of a lobby are each drawn from the first moment to the last',
  SWEEP,
  async ({ page, origin }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const { game, gameId, begins } of COUNTED) {
      await openDrawn(page, pathOf(await findMatchWithStatus(origin, gameId, 'finished')))
      await slider(page).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await expect(slider(page), game).toHaveAttribute('aria-valuetext', begins)
      await expectAccessible(page, `${game} at its start`, { include: 'section:has(> div > [data-tracker])' })
      await page.keyboard.press('End')
      await expect(slider(page), game).toHaveAttribute('aria-valuetext', /: It’s all over: /)
      await page.keyboard.press('ArrowLeft')
      await expect(slider(page), game).not.toHaveAttribute('aria-valuetext', /It’s all over/)
      await expectAccessible(page, `${game} near its end`, { include: 'section:has(> div > [data-tracker])' })
    }
    expect(errors).toEqual([])
  },
)

// Measurements, which want a machine that does little else.
for (const [drawn, gameId] of [
  ['a quarter of basketball', BASKETBALL],
  ['a game on the map of a MOBA', DOTA],
] as const)
  test(`it is smooth: nearly no frame is missed while ${drawn} is played`, SWEEP, async ({ page, origin }) => {
    await openDrawn(page, pathOf(await findMatchWithStatus(origin, gameId, 'finished')))
    await slider(page).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press(' ')
    const { p50Ms, p95Ms } = await frameTimes(page)
    test.info().annotations.push({ type: 'frame ms', description: `p50 ${p50Ms}, p95 ${p95Ms}` })
    expect(p50Ms).toBeLessThan(20)
    expect(p95Ms).toBeLessThan(50)
  })
