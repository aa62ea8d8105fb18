import type { Page } from '@playwright/test'
import { ask } from '#tests/support/ask.ts'
import { expect, test } from '#tests/support/visitor.ts'

const ZONE = 'America/New_York'
const dayThere = (at: string | number) => new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date(at))
/** Days of the rows in the list of matches. */
const daysOf = async (page: Page) => {
  const times = page.getByRole('region', { name: 'Matches', exact: true }).locator('.row time')
  const starts = await times.evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
  return [...new Set(starts.map(dayThere))]
}

// Nothing but the browser tells where she is: no cookie, and no edge that knows.
test.use({ timezoneId: ZONE, extraHTTPHeaders: {} })

for (const path of ['/en', '/en/match/soccer'])
  test(`on a first visit from New York to ${path} “today” is her day, not the brand’s`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => daysOf(page)).toEqual([dayThere(Date.now())])
    await expect(page.getByText('Days and times:')).toHaveCount(0)
    await page.reload()
    expect(await daysOf(page)).toEqual([dayThere(Date.now())])
  })

test('until her zone is known, the list says in whose zone its days are', async ({ origin }) => {
  for (const path of ['/en', '/en/match/soccer'])
    expect(await (await ask(`${origin}${path}`)).text()).toContain('Days and times: GMT+8')
})

test('the first answer is in the zone that the edge knows', async ({ origin }) => {
  for (const path of ['/en', '/en/match/soccer']) {
    const html = await (await ask(`${origin}${path}`, { headers: { 'cf-timezone': ZONE } })).text()
    const [list = ''] = html.split('<aside')
    const starts = [...list.matchAll(/<div class="row-when">.*?<time dateTime="([^"]+)"/g)].map(([, at = '']) => at)
    expect(starts.length).toBeGreaterThan(5)
    expect([...new Set(starts.map(dayThere))]).toEqual([dayThere(Date.now())])
    expect(html).not.toContain('Days and times:')
  }
})
