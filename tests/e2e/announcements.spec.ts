import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ask } from '#tests/support/ask.ts'
import { originOf } from '#tests/support/brands.ts'
import { movedParts, watchShifts } from '#tests/support/shifts.ts'
import { freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
// What one test publishes stands on the pages of all.
test.describe.configure({ mode: 'serial' })

const guest = async (browser: Browser, origin: string): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()

const bar = (page: Page) => page.getByRole('region', { name: 'Announcements' })
const confirmed = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click()
}
const htmlOf = async (origin: string, path: string) => (await ask(origin + path)).text()
/** What the site answers, once it knows. */
const siteShows = (origin: string, path: string, what: RegExp | string) =>
  expect.poll(() => htmlOf(origin, path), { timeout: 60_000 }).toMatch(what)

test('staff write one for a brand: its pages show it from the first answer on, until a visitor closes it or it ends', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const text = `Payments pause at ${Date.now()}`
  await page.goto('/en')
  await signIn(page, 'admin')
  await open(page, '/en/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  await page.getByRole('textbox', { name: 'English' }).fill(text)
  await expect(page.getByText('Missing: readers see the text in English.').first()).toBeVisible()
  await page.getByLabel('Kind').selectOption('maintenance')
  await page.getByRole('textbox', { name: 'Link (optional)' }).fill('javascript:alert(1)')
  await page.getByLabel('Where', { exact: true }).selectOption('brand')
  await page.getByRole('textbox', { name: 'Brand' }).fill('arena')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Enter a path that begins with / or an address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link (optional)' }).fill('/match')
  await expectAccessible(page, 'writing an announcement', { include: 'main' })
  await confirmed(page, 'Publish now')
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/admin\/announcements\?id=\d+$/)

  const arena = originOf(origin, 'arena.localhost')
  await siteShows(arena, '/en', text)
  // Another brand knows nothing of it.
  expect(await htmlOf(origin, '/en/match')).not.toContain(text)
  const visitor = await guest(browser, arena)
  await visitor.goto('/en')
  await watchShifts(visitor, { isFromStart: true })
  await expect(bar(visitor).getByText(text)).toBeVisible()
  await expectAccessible(visitor, 'an announcement', { include: '.announcements' })
  expect(await movedParts(visitor)).toEqual([])
  await bar(visitor).getByRole('link', { name: 'Details' }).click()
  await expect(visitor).toHaveURL(/\/en\/match$/)
  await bar(visitor).getByRole('button', { name: 'Dismiss' }).click()
  await expect(visitor.getByText(text)).toBeHidden()
  await visitor.reload()
  await watchShifts(visitor, { isFromStart: true })
  await expect(visitor.locator('[data-announcement]').filter({ hasText: text })).toBeHidden()
  expect(await movedParts(visitor)).toEqual([])

  await confirmed(page, 'End now')
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect.poll(() => htmlOf(arena, '/en'), { timeout: 60_000 }).not.toContain(text)
  await expect(page.getByText('Ended an announcement')).toBeVisible()
})

interface Written {
  [field: string]: unknown
}
/** Publishes one by call. */
async function publishByCall(page: Page, more: Written): Promise<{ id: number; revision: number }> {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/java/admin/announcements/${path}`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { result, errorMsg } = await answer.json()
    expect(errorMsg).toBeUndefined()
    return result.announcement
  }
  const blank = { kind: 'information', audience: 'all', pages: [], games: [], revision: 0 }
  const { id, revision } = await call('save', { ...blank, ...more })
  return call('decide', { id, revision, act: 'publish' })
}

test('one that is scheduled appears on an open page at its time, over it, and goes at its end', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const text = `Kick-off party ${Date.now()}`
  await page.goto('/en')
  await signIn(page, 'admin')
  const begins = Date.now() + 25_000
  await publishByCall(page, {
    ...{ brand: 'arena', texts: { en_US: text } },
    ...{ from: new Date(begins).toISOString(), until: new Date(begins + 15_000).toISOString() },
  })
  const arena = originOf(origin, 'arena.localhost')
  await siteShows(arena, '/en/live', text)
  const visitor = await guest(browser, arena)
  await open(visitor, '/en/live')
  await expect(visitor.getByText(text)).toBeHidden()
  await watchShifts(visitor, { within: 'main' })
  await expect(visitor.getByText(text)).toBeVisible()
  expect(Date.now()).toBeGreaterThanOrEqual(begins)
  await expect(visitor.getByText(text)).toBeHidden()
  expect(await movedParts(visitor)).toEqual([])
})

test('one of a room stands at the head of its chat, and on no other page', async ({ page, browser, origin }) => {
  test.slow()
  const text = `Rain delay ${Date.now()}`
  await page.goto('/en')
  await signIn(page, 'admin')
  const { result } = await (await page.request.get('/java/match/gameMatchLive?size=1')).json()
  const roomId: number = result.rooms[0].id
  const until = new Date(Date.now() + 90_000).toISOString()
  await publishByCall(page, { roomId, texts: { en_US: text, zh_CN: '因雨推迟' }, until })
  const visitor = await guest(browser, origin)
  await expect(async () => {
    await visitor.goto(`/zh-Hans/live/${roomId}`)
    await expect(visitor.getByText('因雨推迟')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(visitor.getByRole('button', { name: '平台公告' })).toBeVisible()
  expect(await htmlOf(origin, `/en/live/${roomId}`)).not.toContain(text)
})
