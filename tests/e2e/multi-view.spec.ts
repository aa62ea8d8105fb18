import type { Locator, Page } from '@playwright/test'
import type { Room } from '#contract/room.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findRoomOf, liveRooms } from '#tests/support/calls.ts'
import { signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test, untilAnswered } from '#tests/support/visitor.ts'

const tiles = (page: Page) => page.getByRole('region', { name: /^Stream \d: / })
const tile = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Stream ${number}: `) })
const videoOf = (place: Locator) => place.locator('video')

const isPlaying = (video: Locator) =>
  expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.5)
const isMuted = (video: Locator) => video.evaluate((each: HTMLVideoElement) => each.muted)

/** Which videos are heard, in the order of the address. */
const heard = async (page: Page) => {
  const count = await tiles(page).count()
  const all = Array.from({ length: count }, (_, index) => isMuted(videoOf(tile(page, index + 1))))
  return (await Promise.all(all)).map((muted) => !muted)
}
const spotlight = (page: Page) => page.locator('[data-spot]')

/** Live rooms of different matches that everybody may watch. The same two teams may play twice: each title is of one room. */
async function rooms(origin: string, count: number): Promise<Room[]> {
  const live = await liveRooms(origin)
  const found = live.filter(
    ({ id, matchId, title, sources }) =>
      matchId !== undefined && sources[0]?.url && live.every((other) => other.id === id || other.title !== title),
  )
  if (found.length < count) throw new Error(`only ${found.length} rooms are live`)
  return found.slice(0, count)
}
const address = (list: readonly Room[]) => `/en/live2?rooms=${list.map(({ id }) => id).join('-')}`

test('two rooms play side by side, digits move spotlight and sound, and the address brings it back', async ({
  page,
  origin,
}) => {
  const list = await rooms(origin, 2)
  await open(page, address(list))
  await expect(tiles(page)).toHaveCount(2)
  for (const number of [1, 2]) await isPlaying(videoOf(tile(page, number)))
  expect(await heard(page), 'nothing is heard before something was pressed').toEqual([false, false])
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 1: /)
  const before = await videoOf(tile(page, 2)).evaluateHandle((video) => video)

  await page.keyboard.press('2')
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 2: /)
  await expect.poll(() => heard(page)).toEqual([false, true])
  await expect(page).toHaveURL(new RegExp(`spot=${list[1]?.id}$`))
  expect(await videoOf(tile(page, 2)).evaluate((video, first) => video === first, before), 'the picture goes on').toBe(
    true,
  )
  await page.keyboard.press('1')
  await expect.poll(() => heard(page)).toEqual([true, false])
  await page.keyboard.press('4')
  await expect.poll(() => heard(page), 'there is no fourth').toEqual([true, false])
  await page.keyboard.press('m')
  await expect.poll(() => heard(page)).toEqual([false, false])
  await page.keyboard.press('2')
  await expect.poll(() => heard(page)).toEqual([false, true])

  await page.reload()
  await expect(tiles(page)).toHaveCount(2)
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 2: /)
  await isPlaying(videoOf(tile(page, 2)))
  await expect(tile(page, 1).getByRole('link')).toHaveAttribute('href', `/en/live/${list[0]?.id}`)
})

test('the chat of the spotlight stands beside the wall, and moves with it', async ({ page, origin }) => {
  const list = await rooms(origin, 2)
  await open(page, address(list))
  const button = page.getByRole('main').getByRole('button', { name: 'Chat', exact: true })
  await button.click()
  const chat = page.getByRole('complementary', { name: list[0]?.anchor.name ?? '', exact: true })
  await expect(chat.getByText('Connected')).toBeVisible()
  await expectAccessible(page, 'chat beside a wall', { include: '#main' })
  await page.keyboard.press('2')
  const other = page.getByRole('complementary', { name: list[1]?.anchor.name ?? '', exact: true })
  await expect(other.getByText('Connected')).toBeVisible()
  await other.getByRole('button', { name: 'Close chat' }).click()
  await expect(other).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone four rooms are one large and three in a row, with no hole and nothing over another', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rooms = (await liveRooms(origin)).slice(0, 4).map(({ id }) => id)
  await open(page, `/en/live2?rooms=${rooms.join('-')}`)
  await expect(tiles(page)).toHaveCount(4)
  const [large, ...small] = await tiles(page).evaluateAll((each) =>
    each.map((tile) => tile.getBoundingClientRect().toJSON()),
  )
  expect(large?.width).toBeGreaterThan(370)
  expect(new Set(small.map(({ top }) => top)).size).toBe(1)
  expect((small.at(-1)?.right ?? 0) - (large?.right ?? 0)).toBeCloseTo(0)
})

test('digits can be switched off, and are left to fields', SWEEP, async ({ page, origin }) => {
  await open(page, address(await rooms(origin, 2)))
  const keys = page.getByRole('button', { name: /Number keys/ })
  await page.getByRole('search').locator('input').focus()
  await page.keyboard.press('2')
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 1: /)
  // What the search proposes lies over the page.
  await page.keyboard.press('Escape')
  await keys.click()
  await expect(keys).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('2')
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 1: /)
  await page.reload()
  await expect(keys).toHaveAttribute('aria-pressed', 'false')
})

test('from a room to a wall of four: added, swapped and removed, and never a fifth', async ({ page, origin }) => {
  const [first, second] = await rooms(origin, 2)
  await open(page, `/en/live/${first?.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Multi-view' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/live2\\?rooms=${first?.id}$`))
  await expect(tiles(page)).toHaveCount(1)
  const pick = page.getByRole('region', { name: 'Live now: choose streams' })
  await pick.getByRole('button', { name: `Add: ${second?.title}, ${second?.anchor.name}` }).click()
  await expect(tiles(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`rooms=${first?.id}-${second?.id}$`))
  for (const count of [3, 4]) {
    await pick
      .getByRole('button', { name: /^Add: / })
      .and(pick.locator(':enabled'))
      .first()
      .click()
    await expect(tiles(page)).toHaveCount(count)
  }
  await expect(pick.getByRole('button', { name: /^Add: / }).and(pick.locator(':enabled'))).toHaveCount(0)
  await expectAccessible(page, 'a wall of four', { include: '#main' })

  await page.getByRole('button', { name: `Replace ${second?.title}` }).click()
  const swap = page.getByRole('region', { name: /^Choose a stream in place of/ })
  await expect(swap).toBeFocused()
  await swap
    .getByRole('button', { name: /^Swap in: / })
    .and(swap.locator(':enabled'))
    .first()
    .click()
  await expect(page).not.toHaveURL(new RegExp(`${second?.id}`))
  await expect(tiles(page)).toHaveCount(4)
  for (const count of [3, 2, 1]) {
    await tile(page, 1)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(tiles(page)).toHaveCount(count)
  }
  await tile(page, 1)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(page.getByRole('button', { name: 'Watch the top streams' })).toBeVisible()
  await page.getByRole('button', { name: 'Watch the top streams' }).click()
  await expect(tiles(page)).toHaveCount(4)
})

test('nothing plays by itself for who wants no motion, and what is chosen does', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, address(await rooms(origin, 2)))
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(2)
  await expect(page.locator('video')).toHaveCount(0)
  await page.keyboard.press('2')
  await isPlaying(videoOf(tile(page, 2)))
  expect(await isMuted(videoOf(tile(page, 2)))).toBe(false)
  await expect(videoOf(tile(page, 1))).toHaveCount(0)
})

test('a room that does not exist, and one for members, say so; the other plays', SWEEP, async ({ page, origin }) => {
  const [open1] = await rooms(origin, 1)
  const exclusive = await findRoomOf(origin, 'vip')
  await open(page, `/en/live2?rooms=${open1?.id}-${exclusive.id}-9999998`)
  await expect(tile(page, 2)).toContainText('This stream is for VIP members')
  await expect(page.getByRole('main')).toContainText('This stream is no longer available')
  await isPlaying(videoOf(tile(page, 1)))
  await page.getByRole('button', { name: 'Remove 3' }).click()
  await expect(page).toHaveURL(new RegExp(`rooms=${open1?.id}-${exclusive.id}$`))
})

test('who hides scores sees none on the wall, until asked', async ({ page, origin }) => {
  await signInAsNew(page)
  await open(page, '/en/userInfo/preferences')
  await untilAnswered(page, () => page.getByRole('switch', { name: 'Hide scores until I tap' }).check())
  const list = await rooms(origin, 2)
  await open(page, address(list))
  await expect(tiles(page)).toHaveCount(2)
  // Without keys and numbers of viewers.
  const figures = '.figures:not(kbd, .sr-only + *)'
  await expect(page.getByRole('main').locator(figures).filter({ hasText: /^\d+$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show scores' }).click()
  await expect(tile(page, 1).locator(figures).filter({ hasText: /\d/ }).first()).toBeVisible()
})

test('on a phone the spotlight is on top and nothing is wider than the screen', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, address(await rooms(origin, 4)))
  await page.keyboard.press('3')
  await expect(spotlight(page)).toHaveAccessibleName(/^Stream 3: /)
  const boxes = await Promise.all([3, 1, 2, 4].map((number) => tile(page, number).boundingBox()))
  const [top, ...others] = boxes
  expect(top?.width).toBe(await page.evaluate(() => document.body.clientWidth))
  for (const box of others) {
    expect(box?.y).toBeGreaterThan(top?.y ?? 0)
    expect(box?.width).toBeLessThan(200)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
