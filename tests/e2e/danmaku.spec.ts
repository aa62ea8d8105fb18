import type { Browser, Page } from '@playwright/test'
import { liveRooms } from '#tests/support/calls.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const NAME = 'Chat over the video'
/** A message waits until the picture of a viewer is as late as it; on a slow machine some time more. */
const FLOWN = { timeout: 40_000 }

const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const layer = (page: Page) => player(page).locator('[data-danmaku]')
const flying = (page: Page, text: string) => layer(page).getByText(text, { exact: true })
const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })
const fieldOf = (page: Page) => chatOf(page).getByRole('textbox', { name: 'Message' })
const framesOf = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

const untilPlaying = (page: Page) => expect.poll(() => framesOf(page), { timeout: 30_000 }).toBeGreaterThan(5)

async function matchRoom(origin: string, place: number): Promise<number> {
  const rooms = (await liveRooms(origin)).filter(({ matchId }) => matchId !== undefined)
  return rooms[place % rooms.length]?.id ?? 0
}

const visitor = async (browser: Browser, baseURL: string, headers = {}) =>
  (await browser.newContext({ baseURL, extraHTTPHeaders: { ...freshHeaders(), ...headers } })).newPage()

/** A signed-in visitor with the chat of a room open. */
async function speaker(page: Page, room: number): Promise<void> {
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, `/en/live/${room}`)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(chatOf(page).getByText('Connected')).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toHaveValue('')
}

/** Where a message stands, twice with some frames between. */
const places = (page: Page, text: string) =>
  flying(page, text).evaluate(async (element) => {
    const left = () => element.getBoundingClientRect().left
    const before = left()
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return [before, left()]
  })

const showControls = (page: Page) => player(page).hover({ position: { x: 20, y: 90 } })

test('what one says flies over the other’s video, whose chat is shut, and stops with the video', async ({
  page,
  browser,
  origin,
}) => {
  const room = await matchRoom(origin, 0)
  const guest = await visitor(browser, origin)
  await open(guest, `/en/live/${room}`)
  await untilPlaying(guest)
  await expect(layer(guest)).toBeAttached()
  await speaker(page, room)
  await untilPlaying(page)
  await expect(layer(page)).toBeAttached()
  const text = `What a goal <b>${Date.now()}</b>`
  await say(page, text)
  // One's own is there at once, and marked.
  await expect(layer(page).locator('[data-own]', { hasText: text })).toBeVisible()
  await expect(flying(guest, text)).toBeVisible(FLOWN)
  await expect(layer(guest).locator('[data-own]')).toHaveCount(0)
  const [before, after] = await places(guest, text)
  expect(after).toBeLessThan(before ?? 0)
  // Neither score nor controls are under it, and presses go through.
  expect(await layer(guest).evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
  await guest
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.pause())
  await expect
    .poll(async () => {
      const [one, other] = await places(guest, text)
      return one === other
    })
    .toBe(true)
  await guest.context().close()
})

test('a viewer switches it off, which lasts, and what is in her way does not fly over it', async ({
  page,
  browser,
  origin,
}) => {
  const room = await matchRoom(origin, 1)
  const guest = await visitor(browser, origin)
  await open(guest, `/en/live/${room}`)
  await untilPlaying(guest)
  await showControls(guest)
  const settings = guest.getByRole('button', { name: `${NAME}: settings` })
  await settings.click()
  await guest.getByRole('textbox', { name: 'Word to block' }).fill('Spoiler')
  await guest.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(guest.getByRole('list', { name: 'Blocked words' }).getByRole('listitem')).toHaveText('spoiler')
  await guest.getByRole('radio', { name: 'Full' }).check()
  await speaker(page, room)
  const [hidden, shown] = [`a SPOILER ${Date.now()}`, `a fair word ${Date.now()}`]
  await say(page, hidden)
  await say(page, shown)
  await expect(flying(guest, shown)).toBeVisible(FLOWN)
  await expect(flying(guest, hidden)).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await expect(settings).toBeFocused()
  const button = guest.getByRole('button', { name: NAME, exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(layer(guest)).toHaveCount(0)
  await guest.reload()
  await untilPlaying(guest)
  await showControls(guest)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(layer(guest)).toHaveCount(0)
  await settings.click()
  await expect(guest.getByRole('radio', { name: 'Full' })).toBeChecked()
  await guest.context().close()
})

test(
  'whoever wants nothing to move sees none until she switches it on; then it stands still',
  SWEEP,
  async ({ page, browser, origin }) => {
    const room = await matchRoom(origin, 2)
    const guest = await visitor(browser, origin)
    await guest.emulateMedia({ reducedMotion: 'reduce' })
    await open(guest, `/en/live/${room}`)
    await guest.getByRole('button', { name: 'Watch live' }).click()
    await untilPlaying(guest)
    await showControls(guest)
    await guest.getByRole('button', { name: `${NAME}: settings` }).click()
    await expect(layer(guest)).toHaveCount(0)
    await expect(guest.getByText(/^You asked for less motion/)).toBeVisible()
    await expect(guest.getByRole('radio', { name: 'Top', exact: true })).toBeChecked()
    await guest.getByRole('checkbox', { name: NAME }).check()
    await expect(layer(guest)).toBeAttached()
    await speaker(page, room)
    const text = `Standing ${Date.now()}`
    await say(page, text)
    await expect(flying(guest, text)).toBeVisible(FLOWN)
    const [before, after] = await places(guest, text)
    expect(after).toBe(before)
    await guest.context().close()
  },
)

test('in Japan, where the brand has it off, there is neither a layer nor a button', async ({ browser, origin }) => {
  const guest = await visitor(browser, origin, { 'cf-ipcountry': 'JP' })
  await open(guest, `/en/live/${await matchRoom(origin, 0)}`)
  await untilPlaying(guest)
  await showControls(guest)
  await expect(guest.getByRole('button', { name: 'Quality and settings' })).toBeVisible()
  await expect(guest.getByRole('button', { name: NAME })).toHaveCount(0)
  await expect(layer(guest)).toHaveCount(0)
  await guest.context().close()
})

test('ar: messages enter from the left, so that their beginning is read first', SWEEP, async ({ page, origin }) => {
  const word = messagesOf('ar')
  const room = await matchRoom(origin, 3)
  await page.goto('/ar')
  await signInAsNew(page)
  await open(page, `/ar/live/${room}`)
  const video = page.locator('video').first()
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.getVideoPlaybackQuality().totalVideoFrames), {
      timeout: 30_000,
    })
    .toBeGreaterThan(5)
  await page.getByRole('tab', { name: word('live_side_chat') }).click()
  const chat = page.getByRole('region', { name: word('live_side_chat'), exact: true })
  await expect(page.locator('[data-danmaku]')).toBeAttached()
  const text = `\u0647\u062f\u0641 ${Date.now()}`
  await chat.getByRole('textbox').fill(text)
  await chat.getByRole('textbox').press('Enter')
  const message = page.locator('[data-danmaku]').getByText(text)
  await expect(message).toBeVisible()
  const [before, after] = await message.evaluate(async (element) => {
    const left = () => element.getBoundingClientRect().left
    const first = left()
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return [first, left()]
  })
  expect(after).toBeGreaterThan(before ?? 0)
  await expect(message).toHaveCSS('direction', 'rtl')
})
