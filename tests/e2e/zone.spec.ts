import type { Page } from '@playwright/test'
import { ask } from '#tests/support/ask.ts'
import { expect, sweepUnless, test } from '#tests/support/visitor.ts'

const ZONE = 'America/New_York'
const dayThere = (at: string | number) => new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date(at))
const timeThere = (at: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(new Date(at))
/** Lists of today's matches: all games by league, one game. */
const TODAY = ['/en?order=league', '/en/match/soccer']
/** Starts and shown times of the rows in the list of matches. */
const rowsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Matches', exact: true })
    .locator('.row time')
    .evaluateAll((all) => all.map((time) => [(time as HTMLTimeElement).dateTime, time.textContent] as const))
const daysOf = async (page: Page) => [...new Set((await rowsOf(page)).map(([at]) => dayThere(at)))]

// Nothing but the browser tells where she is: no cookie, and no edge that knows.
test.use({ timezoneId: ZONE, extraHTTPHeaders: {} })

for (const path of TODAY)
  test(
    `on a first visit from New York to ${path} “today” is her day, not the brand’s`,
    sweepUnless(path === TODAY[0]),
    async ({ page }) => {
      await page.goto(path)
      await expect.poll(() => daysOf(page)).toEqual([dayThere(Date.now())])
      await expect(page.getByText('Days and times:')).toHaveCount(0)
      await page.reload()
      expect(await daysOf(page)).toEqual([dayThere(Date.now())])
    },
  )

test('on a first visit from New York the home page tells when matches start there', async ({ page }) => {
  await page.goto('/en')
  const isAllThere = async () => {
    // Rows below the screen have their times when somebody comes to them.
    await page.mouse.wheel(0, 300)
    const rows = await rowsOf(page)
    return rows.length > 5 && rows.every(([at, shown]) => shown === timeThere(at))
  }
  await expect.poll(isAllThere).toBe(true)
  await expect(page.getByText('Days and times:')).toHaveCount(0)
  await page.reload()
  expect(await isAllThere()).toBe(true)
})

test('until her zone is known, the list says in whose zone its days are', async ({ origin }) => {
  for (const path of ['/en', ...TODAY])
    expect(await (await ask(`${origin}${path}`)).text(), path).toContain('Days and times: GMT+8')
})

test('the first answer is in the zone that the edge knows', async ({ origin }) => {
  for (const path of ['/en', ...TODAY]) {
    const html = await (await ask(`${origin}${path}`, { headers: { 'cf-timezone': ZONE } })).text()
    const [, list = ''] = html.split('aria-label="Matches"')
    const times = list.matchAll(/<div class="row-when">(?:<span>[^<]*<\/span>)?<time dateTime="([^"]+)">([^<]*)/g)
    const rows = [...times].map(([, at = '', shown = '']) => ({ at, shown }))
    expect(rows.length, path).toBeGreaterThan(5)
    // A match of today that is over has a word in place of its start.
    const timed = TODAY.includes(path) ? rows.filter(({ shown }) => /\d/.test(shown)) : rows
    expect(timed.map(({ shown }) => shown)).toEqual(timed.map(({ at }) => timeThere(at)))
    if (TODAY.includes(path)) expect([...new Set(rows.map(({ at }) => dayThere(at)))]).toEqual([dayThere(Date.now())])
    expect(html).not.toContain('Days and times:')
  }
})
