import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { liveRooms } from '#tests/support/calls.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { anotherAtOnce, expect, FAILED_TO_LOAD, open, SWEEP, showAtOnce, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
// Messages of others wait for the picture otherwise, which is not what is tested here.
test.beforeEach(({ context }) => showAtOnce(context))

/** A room without a match: its chat is open beside the player. */
async function channelOf(origin: string, place: number): Promise<number> {
  const rooms = (await liveRooms(origin)).filter(({ matchId, access }) => matchId === undefined && access === undefined)
  return rooms[place % rooms.length]?.id ?? 0
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Send a gift' })
const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat' })
const boardOf = (page: Page) => page.getByRole('region', { name: 'Top supporters' })
const openGifts = (page: Page) => page.getByRole('button', { name: 'Gifts', exact: true }).click()

const coinsOf = async (page: Page): Promise<number> => {
  const response = await page.request.get('/java/user/userGold')
  return ((await response.json()) as { result: { gold: number } }).result.gold
}

const nameOf = async (page: Page): Promise<string> => {
  const response = await page.request.get('/java/user/info')
  return ((await response.json()) as { result: { username: string } }).result.username
}

test('a gift moves coins, chat, animation and list together, in two browsers', async ({ page, browser, origin }) => {
  const room = await channelOf(origin, 3)
  const other = await anotherAtOnce(browser, origin)
  await page.goto('/en')
  await signInAsNew(page)
  const before = await coinsOf(page)
  const name = await nameOf(page)
  for (const each of [page, other]) {
    await open(each, `/en/live/${room}`)
    await openGifts(each)
    await expect(chatOf(each).getByText('Connected')).toBeVisible()
  }
  await expectAccessible(page, 'gifts', { include: '#main' })
  // A room keeps what was sent in it for a week.
  const lines = chatOf(other).getByRole('log').getByText('sent Heart')
  const earlier = await lines.count()
  await panelOf(page).getByText('Heart', { exact: true }).click()
  await panelOf(page).getByRole('button', { name: '10', exact: true }).click()
  // Twice, the second while the first is under way: one line, counted on, or both in it.
  await panelOf(page)
    .getByRole('button', { name: 'Send', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 2; press += 1) button.click()
    })
  await expect(other.locator('canvas[data-gift="2"]')).toBeVisible()
  const both = /sent Heart ×(?:20|10combo ×20)$/
  for (const each of [page, other]) {
    await expect(chatOf(each).getByRole('log').getByText(both).last()).toBeVisible()
    await expect(boardOf(each).getByRole('listitem').filter({ hasText: name }).getByText('100')).toBeVisible()
  }
  await expect(lines).toHaveCount(earlier + 1)
  await expect(panelOf(page).getByText('Your place: ', { exact: false })).toBeVisible()
  expect(await coinsOf(page)).toBe(before - 100)

  await page.reload()
  await expect(chatOf(page).getByRole('log').getByText(both).last()).toBeVisible()
  await open(page, '/en/userInfo/water')
  await page.getByRole('link', { name: 'Gift sent' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/en/live/${room}$`))
  await other.context().close()
})

test('a guest signs in to give, who has too little is led to the recharge and back, offline nothing is lost', async ({
  page,
  origin,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD, /ERR_INTERNET_DISCONNECTED/)
  const room = await channelOf(origin, 4)
  await open(page, `/en/live/${room}`)
  await openGifts(page)
  await panelOf(page).getByRole('button', { name: 'Sign in to send gifts' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signInAsNew(page)
  await open(page, `/en/live/${room}`)
  await openGifts(page)
  await panelOf(page).getByText('Trophy', { exact: true }).click()
  await expect(panelOf(page).getByRole('alert')).toContainText('diamonds')
  await expect(panelOf(page).getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    new RegExp(`recharge\\?need=diamond.*back=.*live.*${room}`),
  )
  await panelOf(page).getByText('Star', { exact: true }).click()
  await page.context().setOffline(true)
  await expect(panelOf(page).getByText(/^You’re offline/)).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.context().setOffline(false)
  await panelOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Combo ×1' })).toBeVisible()
})

test('presses faster than answers are all given, and none twice', async ({ page, origin }) => {
  const room = await channelOf(origin, 5)
  await page.goto('/en')
  await signInAsNew(page)
  const before = await coinsOf(page)
  await open(page, `/en/live/${room}`)
  await openGifts(page)
  const send = panelOf(page).getByRole('button', { name: /^(?:Send|Combo ×\d+)$/ })
  await expect(send).toBeEnabled()
  await send.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 12; press += 1) button.click()
  })
  await expect(panelOf(page).getByRole('button', { name: 'Combo ×12' })).toBeVisible()
  expect(await coinsOf(page)).toBe(before - 12)
})

test('ar, on a phone: the gifts are a sheet', SWEEP, async ({ page, origin }) => {
  const word = messagesOf('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  const room = await channelOf(origin, 6)
  await page.goto('/ar')
  await signInAsNew(page)
  await open(page, `/ar/live/${room}`)
  await page.getByRole('button', { name: word('live_room_gifts'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: word('gift_title') })
  await sheet.getByRole('button', { name: word('gift_send'), exact: true }).click()
  await expect(sheet.getByRole('button', { name: word('gift_combo').replace('{count}', '1') })).toBeVisible()
  // It flies over the picture, which the sheet leaves free.
  const picture = await page.locator('section:has(> * video)').first().boundingBox()
  expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'gift sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('beside a low player Send stays in view, and in a window that narrows the panel is a sheet with the same choice', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const room = await channelOf(origin, 7)
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, `/en/live/${room}`)
  await openGifts(page)
  const send = panelOf(page).getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(panelOf(page).getByRole('textbox', { name: 'How many' })).toBeInViewport({ ratio: 1 })
  const tops = await panelOf(page)
    .getByRole('radio')
    .evaluateAll((all) => all.slice(0, 4).map((each) => Math.round(each.parentElement?.getBoundingClientRect().y ?? 0)))
  expect(new Set(tops.slice(0, 3)).size, 'three in a row').toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
  await panelOf(page).getByText('Heart', { exact: true }).click()
  await panelOf(page).getByRole('button', { name: '10', exact: true }).click()
  await page.setViewportSize({ width: 820, height: 1180 })
  const sheet = page.getByRole('dialog', { name: 'Send a gift' })
  await expect(sheet.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(panelOf(page)).toHaveCount(0)
  await expect(sheet.getByRole('radio', { name: /^Heart/ })).toBeChecked()
  await expect(sheet.getByRole('textbox', { name: 'How many' })).toHaveValue('10')
  await expectAccessible(page, 'gift sheet on a tablet')
})

test('an own gift is in the list before the list is read again', async ({ page, origin }) => {
  const room = await channelOf(origin, 8)
  await page.goto('/en')
  await signInAsNew(page)
  const name = await nameOf(page)
  await open(page, `/en/live/${room}`)
  await openGifts(page)
  await expect(boardOf(page).getByText(/^Your place: |not on this list/)).toBeVisible()
  await page.route(/_serverFn/, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('"fans"')) return route.fulfill({ response })
  })
  await panelOf(page).getByText('Fireworks', { exact: true }).click()
  await panelOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(boardOf(page).getByRole('listitem').filter({ hasText: name }).getByText('188')).toBeVisible()
  await expect(boardOf(page).getByText(/^Your place: \d+$/)).toBeVisible()
})

const DROPPED = 'public/gifts/star.svga'

test('the gallery plays each animation, one frame of it, and a file of one’s own', async ({ page }) => {
  await open(page, '/en/svga')
  await page.getByRole('button', { name: 'Rocket' }).click()
  const picture = page.getByRole('img', { name: 'Rocket' })
  await expect(picture).toBeVisible()
  await page.getByRole('slider', { name: 'Frame' }).fill('25')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  const isDrawn = () =>
    picture.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      return data.some((value) => value > 0)
    })
  await expect.poll(isDrawn).toBe(true)
  await expectAccessible(page, 'svga', { include: '#main' })

  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'bad.svga', mimeType: 'application/octet-stream', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('This isn’t an SVGA file')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await input.setInputFiles({ name: 'mine.svga', mimeType: '', buffer: fs.readFileSync(DROPPED) })
  await expect(page.getByRole('img', { name: 'mine.svga' })).toBeVisible()
  expect(requests.filter((method) => method !== 'GET')).toEqual([])
})
