import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/visitor.ts'

const DAY_MS = 86_400_000

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true }).locator('.row')
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** The address has these search parameters, in any order. */
const expectChosen = (page: Page, wanted: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted)

interface Sent {
  a?: Sent[]
  p?: { k: string[]; v: Sent[] }
}

/** The answer of a server function without its first room; undefined where it has none. */
function withoutFirstRoom(text: string): string | undefined {
  const answer = JSON.parse(text) as Sent
  const roomsIn = ({ a = [], p = { k: [], v: [] } }: Sent): Sent[] | undefined => {
    const found = p.v[p.k.indexOf('rooms')]?.a
    return found ?? [...a, ...p.v].map(roomsIn).find(Boolean)
  }
  return roomsIn(answer)?.shift() && JSON.stringify(answer)
}

test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'tz', value: 'UTC', url: origin }]))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search stays in the language of the page', async ({ page }) => {
    await page.goto('/ar')
    await page.getByRole('search').locator('input').fill('dota')
    await page.getByRole('search').locator('input').press('Enter')
    await expect(page).toHaveURL(/\/ar\/s\/dota$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('ordering, calendar and leagues are forms', async ({ page }) => {
    await page.goto('/en?tab=1&list=tomorrow')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'By start time' })
    await page.getByRole('button', { name: 'Show', exact: true }).last().click()
    await expectChosen(page, { tab: '1', list: 'tomorrow', order: 'time' })
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('time')
    const day = dayFromNow(3)
    await page.getByLabel('Choose a day').fill(day)
    await page.getByRole('button', { name: 'Show', exact: true }).first().click()
    await expectChosen(page, { tab: '1', list: 'day', day, order: 'time' })
    await expect(rowsOf(page).first().locator('time')).toHaveAttribute('datetime', new RegExp(`^${day}`))
    await page.goto('/en/match/soccer')
    const league = page.getByRole('combobox', { name: 'League' })
    await league.selectOption({ index: 1 })
    const chosen = await league.inputValue()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`league=${chosen}`))
    await expect(league).toHaveValue(chosen)
  })
})

/** Positions and widths of all cells, and the heights of rows, before and after each cell's text is changed. */
const changeEveryCell = () => {
  const rows = [...document.querySelectorAll('main .row-live')]
  const cells = ['.row-when', '.row-teams', '.row-scores', '.row-total', '.star']
  const placeOf = (cell: Element | null) => cell && [cell.getBoundingClientRect().x, cell.getBoundingClientRect().width]
  const places = () =>
    rows.map((row) => [row.getBoundingClientRect().height, ...cells.map((name) => placeOf(row.querySelector(name)))])
  const write = (selector: string, text: string) => {
    for (const cell of document.querySelectorAll(selector)) cell.textContent = text
  }
  const before = places()
  write('main .row-live .row-when > span', '120+15 extra time, second half')
  write('main .row-live .row-team > span', 'A team whose name is longer than any column of the page is wide')
  write('main .row-live .row-total > span', '188')
  for (const sign of document.querySelectorAll('main .row-live :is(.row-serving, .row-red)')) sign.remove()
  return { before, after: places() }
}

for (const width of [390, 1280])
  test(`at ${width} pixels the cells of a live row keep their place whatever they show`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/en?list=live')
    const { before, after } = await page.evaluate(changeEveryCell)
    expect(before.length).toBeGreaterThan(3)
    expect(after).toEqual(before)
  })

test('a list of many days tells the day of rows that are not today’s, and no row grows by it', async ({ page }) => {
  await open(page, '/en?list=by_time&tab=4')
  const now = Date.now()
  const rows = await rowsOf(page).evaluateAll((all) =>
    all.map((row) => ({
      at: row.querySelector('time')?.getAttribute('datetime') ?? '',
      isLive: row.classList.contains('row-live'),
      text: row.querySelector('.row-when')?.textContent ?? '',
      height: row.getBoundingClientRect().height,
    })),
  )
  const other = rows.filter(({ at, isLive }) => !isLive && at.slice(0, 10) !== new Date(now).toISOString().slice(0, 10))
  expect(other.length).toBeGreaterThan(0)
  // A match that was put off names the day it was to be and that it is off; there are two lines.
  for (const { text } of other) expect(text).toMatch(/^[A-Z][a-z]{2} \d{1,2}(, \d{4})?(\d\d:\d\d|Postp\.|Canc\.)/)
  for (const { text } of rows.filter((row) => !other.includes(row) && !row.isLive)) expect(text).toMatch(/^\d\d:\d\d/)
  expect(new Set(rows.map(({ height }) => Math.round(height))).size).toBeLessThanOrEqual(2)
})

test('a day is typed into the calendar, and going back leaves it', async ({ page }) => {
  const day = dayFromNow(12)
  const [year = '', month = '', date = ''] = day.split('-')
  await open(page, '/en')
  const field = page.getByLabel('Choose a day')
  await field.focus()
  await page.keyboard.type(`${month}${date}${year}`, { delay: 30 })
  await expect(field).toHaveValue(day)
  await expect(page).toHaveURL(new RegExp(`list=day&day=${day}`))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue(day)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
})

test('favourites are narrowed by league and state, and lose a row without a blink', async ({ page }) => {
  await open(page, '/en/match')
  const stars = page.getByRole('main').getByRole('button', { name: /^Favourite: / })
  const leagues = page.locator('main section h2')
  expect(await leagues.count()).toBeGreaterThan(1)
  for (const at of [0, 1, 2]) await stars.nth(at).click()
  await page.locator('main section').nth(-1).locator('.star').last().click()
  await open(page, '/en/match?view=favourites')
  await expect(rowsOf(page)).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Matches', exact: true }).locator('p').first()).toHaveText(/\S/)
  const league = page.getByRole('combobox', { name: 'League' })
  const last = (await league.locator('option').last().textContent()) ?? ''
  await league.selectOption({ index: (await league.locator('option').count()) - 1 })
  await expect(page).toHaveURL(/league=\d+/)
  await expect(rowsOf(page)).toHaveCount(Number(/\((\d+)\)$/.exec(last)?.[1]))
  await league.selectOption({ index: 0 })
  await expect(rowsOf(page)).toHaveCount(4)
  const states = page.getByRole('list', { name: 'Status' })
  const finished = await rowsOf(page)
    .filter({ has: page.getByText('FT', { exact: true }) })
    .count()
  await states.getByRole('link', { name: 'Finished' }).click()
  await expect(rowsOf(page)).toHaveCount(finished)
  await states.getByRole('link', { name: 'All', exact: true }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  // The calls of the shorter list never return: the page must not need them.
  await page.route('**/_serverFn/**', () => new Promise(() => undefined))
  await rowsOf(page).first().locator('.star').click()
  await expect(rowsOf(page)).toHaveCount(3)
  await rowsOf(page).first().locator('.star').click()
  await expect(rowsOf(page)).toHaveCount(2)
})

test('on a page without a socket the counts of live matches are read again when the visitor comes back', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en/s/zzzz')
  await page.clock.fastForward(31_000)
  const asked = page.waitForRequest(/_serverFn/)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked
})

test('when other streams become the hottest the page stays while their matches are fetched', async ({ page }) => {
  await page.clock.install()
  await open(page, '/en')
  const entries = page.getByRole('list', { name: 'Choose a stream' }).getByRole('listitem')
  // Found by its address: another room of the same match has the same title.
  const room = await entries.first().getByRole('link').getAttribute('href')
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live streams')
  await page.clock.fastForward(20_000)
  let hasChanged = false
  await page.route('**/_serverFn/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const changed = withoutFirstRoom(text)
    hasChanged ||= changed !== undefined
    // From now on no other call is answered.
    if (changed || !hasChanged) await route.fulfill({ response, body: changed ?? text })
  })
  await page.goBack()
  await expect.poll(() => hasChanged).toBe(true)
  await expect(entries.locator(`a[href="${room}"]`)).toHaveCount(0)
  await expect(entries.first()).toBeVisible()
  await expect(rowsOf(page).first()).toBeVisible()
})

for (const path of ['/en/soccer/data', '/en/live'])
  test(`of the tabs at ${path} one is the current one`, async ({ page }) => {
    await open(page, path)
    const bars = path === '/en/live' ? ['Streams by game'] : ['Leagues', 'Overall, home or away']
    for (const name of bars) {
      // The last choice of the bar: above it a league with several seasons has those.
      const bar = page.getByRole('main').getByRole('navigation', { name }).locator('> :last-child')
      const links = bar.getByRole('link')
      expect(await links.count()).toBeGreaterThan(1)
      await links.nth(1).click()
      await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
      await expect(bar.locator('[aria-current]')).toHaveCount(1)
    }
  })
