import type { Page } from '@playwright/test'
import { gameById } from '#contract/games.ts'
import type { Room } from '#contract/room.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findMatchWithStatus, liveMatches, liveRooms } from '#tests/support/calls.ts'
import { setRoomAccess, setRoomState } from '#tests/support/database.ts'
import { nextMomentBefore } from '#tests/support/feed.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { openSite } from '#tests/support/site.ts'
import { expect, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

const FOOTBALL = 202

const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })

async function openRoom(page: Page, origin: string): Promise<void> {
  const [room] = await liveRooms(origin)
  await page.goto(`/en/live/${room?.id}`)
  await expect(player(page)).toBeVisible()
}

test('at kick-off the open room shows its picture, and the open match page where to watch', async ({ page }, info) => {
  const moment = nextMomentBefore('startedAt', FOOTBALL, new Date(), 50)
  const site = await openSite({ dataDir: info.outputPath('state'), port: 0, clock: moment.clock })
  const other = await page.context().newPage()
  try {
    await page.goto(`${site.url}/en/live/${moment.matchId}`)
    await expect(page.getByText('Stream starts in')).toBeVisible()
    await other.goto(`${site.url}/en/soccer/${moment.matchId}`)
    await expect(player(page)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('This stream has ended')).toHaveCount(0)
    await other.getByRole('button', { name: 'Watch live' }).press('Enter')
    await expect(player(other)).toBeFocused()
  } finally {
    await other.close()
    await page.close()
    await site.stop()
  }
})

test('at the end the open room says so, and a theatre gives the page back', SWEEP, async ({ page }, info) => {
  const moment = nextMomentBefore('endedAt', FOOTBALL, new Date(), 60)
  const site = await openSite({ dataDir: info.outputPath('state'), port: 0, clock: moment.clock })
  try {
    await page.goto(`${site.url}/en/live/${moment.matchId}`)
    await player(page).hover()
    await page.getByRole('button', { name: 'Theatre mode', exact: true }).click()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('This stream has ended')).toBeVisible({ timeout: 140_000 })
    await expect(player(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
  }
})

test('a theatre that became narrow has a way out, and Escape leaves one', async ({ page, origin }) => {
  await openRoom(page, origin)
  await player(page).hover()
  await page.getByRole('button', { name: 'Theatre mode', exact: true }).click()
  await page.setViewportSize({ width: 400, height: 800 })
  await player(page).hover()
  await page.getByRole('button', { name: 'Exit theatre mode' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await player(page).focus()
  await page.keyboard.press('t')
  await expect(page.getByRole('banner')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('who starts the player by keyboard is in it', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRoom(page, origin)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Watch live' }).press('Enter')
  await expect(player(page)).toBeFocused()
  await expect(player(page).locator('video')).toBeAttached()
  await expect(player(page)).toBeFocused()
})

/** A live match with more than one room. */
/** The main room of a match, and its other one. */
async function matchWithTwoRooms(origin: string): Promise<[Room, Room]> {
  const mains = new Set((await liveMatches(origin)).map(({ roomId }) => roomId))
  const rooms = await liveRooms(origin)
  for (const room of rooms) {
    const other = rooms.find(({ id, matchId }) => matchId !== undefined && matchId === room.matchId && id !== room.id)
    if (other && mains.has(room.id)) return [room, other]
  }
  throw new Error('no live match has two rooms')
}

async function channelOf(origin: string): Promise<Room> {
  const room = (await liveRooms(origin)).find(({ matchId }) => matchId === undefined)
  if (!room) throw new Error('no room without a match is live')
  return room
}

test('both rooms of a match are on its page and in the list, each with its streamer', async ({ page, origin }) => {
  const [main, second] = await matchWithTwoRooms(origin)
  const game = gameById(main.gameId ?? 0)?.code
  await page.goto(`/en/${game}/${main.matchId}?tab=streams`)
  const panel = page.getByRole('main')
  for (const room of [main, second]) {
    const card = panel.getByRole('article').filter({ hasText: room.anchor.name })
    const link = card.getByRole('link', { name: room.title })
    await expect(link).toHaveAttribute('href', `/en/live/${room.id}`)
    await expect(link, 'same title, another streamer').toHaveAccessibleDescription(new RegExp(room.anchor.name))
  }
  await panel
    .getByRole('article')
    .filter({ hasText: second.anchor.name })
    .getByRole('link', { name: second.title })
    .click()
  await expect(page).toHaveURL(new RegExp(`/en/live/${second.id}$`))
  await expect(player(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(second.anchor.name)
  await page.goto(`/en/live?game=${game}`)
  for (const room of [main, second]) await expect(page.locator(`a[href="/en/live/${room.id}"]`)).toBeVisible()
})

test('what a room says of its scores’ age moves nothing on a phone, however long it is', async ({ page, origin }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const room = (await liveRooms(origin)).find(({ matchId }) => matchId !== undefined)
  for (const tag of ['zh-Hans', 'en', 'ar']) {
    await open(page, `/${tag}/live/${room?.id}`)
    const note = page.getByRole('main').locator('p:has(> span.size-2)')
    const heights = await note.evaluate((element) => {
      const tabs = document.querySelector('main [role=tablist]')
      const words = element.querySelector('[data-usual] > span')
      return ['', '.', 'Updated 888s ago'].map((text) => {
        if (words) words.textContent = text
        return tabs?.getBoundingClientRect().top
      })
    })
    expect(new Set(heights).size, `${tag}: ${heights}`).toBe(1)
  }
})

test('the old address of a room, the number of its match, leads on for good', async ({ page, origin, request }) => {
  const [main] = await matchWithTwoRooms(origin)
  const answer = await request.get(`/en/live/${main.matchId}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', origin).pathname).toBe(`/en/live/${main.id}`)
  await page.goto(`/en/live/${main.matchId}`)
  await expect(page).toHaveURL(new RegExp(`/en/live/${main.id}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/live/${main.id}`)
})

test('the last hour before a stream is told in minutes and seconds, which nobody reads as a time', async ({
  page,
  origin,
}) => {
  const { roomId, startsAt } = await findMatchWithStatus(
    origin,
    FOOTBALL,
    'scheduled',
    (row) => row.roomId !== undefined,
  )
  await page.clock.setFixedTime(Date.parse(startsAt) - (16 * 60 + 3) * 1000)
  await page.goto(`/en/live/${roomId}`)
  await expect(page.getByText('Stream starts in').locator('+ p')).toHaveText('16m 3s')
})

test('a room without a match plays, and says who is in it and for whom its further line is', async ({
  page,
  origin,
}) => {
  const channel = await channelOf(origin)
  await page.goto(`/en/live/${channel.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(channel.title)
  await expect(page.getByRole('main')).toContainText(channel.anchor.name)
  await expect(player(page).locator('video')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Match page' })).toHaveCount(0)
  await expect(page.getByText('More sources for VIP members')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More live streams' })).toBeVisible()
  const video = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
  expect(video).toMatchObject({ '@type': 'VideoObject', publication: { isLiveBroadcast: true } })
  expect(video.publication).not.toHaveProperty('broadcastOfEvent')
  await expectAccessible(page, 'a room without a match', { include: '#main' })
})

test('a guest gets no address of a line for members, a member does, and can choose it', async ({ page, origin }) => {
  const channel = await channelOf(origin)
  expect(channel.sources.map(({ id, url }) => [id, url !== undefined])).toEqual([
    ['main', true],
    ['backup', true],
    ['members', false],
    ['svip', false],
  ])
  await signIn(page, 'vip')
  await page.goto(`/en/live/${channel.id}`)
  await expect(player(page).locator('video')).toBeAttached()
  await expect(page.getByText('More sources for VIP members')).toHaveCount(0)
  await player(page).hover({ position: { x: 20, y: 90 } })
  await page.getByRole('button', { name: 'Stream source' }).click()
  await expect(page.getByRole('group', { name: 'Stream source' }).getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Low latency · VIP' })).toBeVisible()
  const locked = page.getByRole('listitem').filter({ hasText: 'Fast source' })
  await expect(locked).toContainText('SVIP')
  await expect(player(page).getByRole('link', { name: 'Membership' })).toHaveAttribute('href', '/en/userInfo/vip')
})

test('a room that breaks off says so, and when it has ended; one for members lets a guest sign in', async ({
  page,
}, info) => {
  const dataDir = info.outputPath('state')
  const site = await openSite({ dataDir, port: 0 })
  try {
    const channel = await channelOf(site.url)
    const open = () => page.goto(`${site.url}/en/live/${channel.id}`)
    await open()
    await expect(player(page)).toBeVisible()
    for (const [state, text] of [
      ['lost', 'The stream was interrupted'],
      ['ended', 'This stream has ended'],
      ['waiting', 'This stream hasn’t started yet'],
    ] as const) {
      await setRoomState(dataDir, channel.id, state)
      await expect(async () => {
        await open()
        await expect(page.getByText(text)).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect(player(page)).toHaveCount(0)
      await expectAccessible(page, state, { include: '#main' })
    }
    await expect.poll(async () => (await liveRooms(site.url)).map(({ id }) => id)).not.toContain(channel.id)
    await setRoomState(dataDir, channel.id, 'live')
    await setRoomAccess(dataDir, channel.id, 'vip')
    await expect(async () => {
      await open()
      await expect(page.getByText('This stream is for VIP members')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(page.getByText('Sample video')).toHaveCount(0)
    await expectAccessible(page, 'a room for members', { include: '#main' })
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in or register' })).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
  }
})

test('on a phone a long panel leaves its tabs whole, and a long title the page its width', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoom(page, origin)
  await untilHydrated(page)
  await page.getByRole('tabpanel').evaluate((panel) => {
    const more = document.createElement('div')
    more.style.height = '2000px'
    panel.appendChild(more)
  })
  const height = (role: 'tab' | 'tablist') =>
    page
      .getByRole(role)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
  expect(await height('tablist')).toBeGreaterThanOrEqual(await height('tab'))
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'W'.repeat(200)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on an upright phone the player stays below the header, and the focus does not go behind it', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoom(page, origin)
  await untilHydrated(page)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const header = await page.getByRole('banner').boundingBox()
  const picture = await player(page).boundingBox()
  const gap = (picture?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
  expect(Math.abs(gap), 'on the header’s edge').toBeLessThanOrEqual(1)
  expect(picture?.height).toBeCloseTo(((picture?.width ?? 0) * 9) / 16, 0)
  const link = page.getByRole('link', { name: 'Match page' })
  await link.focus()
  expect((await link.boundingBox())?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})

test('on a phone one reads and writes in the chat without scrolling', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [all, bar] = [await liveRooms(origin), page.locator('.bottom-bar')]
  for (const hasMatch of [true, false]) {
    const room = all.find(({ matchId }) => (matchId !== undefined) === hasMatch)
    await open(page, `/en/live/${room?.id}`)
    const chat = page.getByRole('region', { name: 'Chat' })
    const foot = await chat.getByRole('button', { name: 'Sign in to chat' }).boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    expect((await chat.getByRole('log').boundingBox())?.height, 'some lines').toBeGreaterThan(80)
  }
})

test('what one can do about a room stands in one row on a phone, and nothing of it leaves the screen', async ({
  page,
  origin,
}) => {
  const [room] = (await liveRooms(origin)).filter(({ matchId }) => matchId !== undefined)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['en', 'zh-Hans', 'ar']) {
    await open(page, `/${language}/live/${room?.id}`)
    const row = page.locator('div:has(> a[href*="/live2?rooms="])')
    await expect(row.getByRole('button')).toHaveCount(3)
    const acts = row.getByRole('button').or(row.getByRole('link'))
    await expect(acts).toHaveCount(5)
    const boxes = await Promise.all((await acts.all()).map((act) => act.boundingBox()))
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    expect(Math.max(...middles) - Math.min(...middles), language).toBeLessThanOrEqual(1)
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
  }
})

test('on a phone held sideways the whole picture with its controls is on the screen', async ({ page, origin }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openRoom(page, origin)
  const box = await player(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(390)
})

test('arrow keys walk the tabs beside the picture', async ({ page, origin }) => {
  await openRoom(page, origin)
  await untilHydrated(page)
  const tabs = page.getByRole('tablist', { name: 'Chat and match' })
  await tabs.getByRole('tab', { name: 'Chat' }).focus()
  for (const name of ['Timeline', 'Stats']) {
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name })).toBeFocused()
  }
  await expect(page.getByRole('tabpanel', { name: 'Stats' })).toBeVisible()
})
