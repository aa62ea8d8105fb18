import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#tests/support/visitor.ts'

interface Listed {
  id: number
  periods: { home: number; away: number }[]
}

/** A finished match of the game with at least two maps. */
async function finishedSeries(request: APIRequestContext, gameId: number): Promise<Listed> {
  const answer = await request.post('/java/v2/match/getPCGameMatchByCondition', {
    data: { gameIds: [gameId], statuses: ['finished'], list: 'yesterday', size: 20 },
  })
  const { matches } = ((await answer.json()) as { result: { matches: Listed[] } }).result
  const found = matches.find(({ periods }) => periods.length > 1)
  if (!found) throw new Error(`no finished series of game ${gameId} yesterday`)
  return found
}

test.describe('boards of esports', () => {
  test('a map of a shooter shows its rounds in halves, and another map its own', async ({ page, request }) => {
    const { id, periods } = await finishedSeries(request, 2)
    await page.goto(`/en/cs:go/${id}`)
    const strip = page.getByRole('region', { name: 'Rounds on this map' })
    await expect(strip).toContainText('1st half')
    const roundsOf = (map: number) => (periods[map]?.home ?? 0) + (periods[map]?.away ?? 0)
    const maps = page.getByRole('region', { name: 'Maps in this match' }).getByRole('button')
    await maps.first().click()
    await expect(maps.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(strip.getByRole('listitem')).toHaveCount(roundsOf(0))
    await maps.nth(1).click()
    await expect(strip.getByRole('listitem')).toHaveCount(roundsOf(1))
  })

  test('an earlier game of a MOBA shows its draft, its gold and its players', async ({ page, request }) => {
    const { id } = await finishedSeries(request, 1)
    await page.goto(`/en/lol/${id}`)
    const first = page.getByRole('region', { name: 'Games in this match' }).getByRole('button').first()
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    const draft = page.getByRole('tabpanel').filter({ hasText: 'Bans' })
    await expect(draft.getByRole('list').first().getByRole('listitem')).toHaveCount(5)
    await page.getByRole('tab', { name: 'Players' }).click()
    await expect(page.getByRole('columnheader', { name: 'Champion' })).toHaveCount(2)
  })

  for (const language of ['en', 'ar'])
    test(`both figures of the score stand equally close to the colon: ${language}`, async ({ page, request }) => {
      const { id } = await finishedSeries(request, 2)
      await page.goto(`/${language}/cs:go/${id}`)
      const colon = page.locator('p:has(.figures):has(> span:text-is(":"))').first()
      const gaps = await colon.evaluate((line) => {
        const [home, middle, away] = [...line.children].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect()
        })
        if (!home || !middle || !away) throw new Error('no score')
        const [left, right] = home.left < away.left ? [home, away] : [away, home]
        return { left: middle.left - left.right, right: right.left - middle.right }
      })
      expect(Math.abs(gaps.left - gaps.right), JSON.stringify(gaps)).toBeLessThan(8)
      expect(Math.max(gaps.left, gaps.right), JSON.stringify(gaps)).toBeLessThan(24)
    })

  test('on a phone a Japanese hero of five letters stands on one line', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const heights: number[] = []
    // Which heroes are picked is chance.
    for (const gameId of [1, 4]) {
      const { id } = await finishedSeries(request, gameId)
      await page.goto(`/ja/${gameId === 1 ? 'lol' : 'dota2'}/${id}`)
      const names = page.locator('ul.grid-cols-5 > li > svg + span')
      await expect(names).toHaveCount(10)
      const found = await names.evaluateAll((all) =>
        all
          .filter(({ firstElementChild }) => firstElementChild?.textContent?.length === 5)
          .map((name) => Math.round(name.getBoundingClientRect().height)),
      )
      heights.push(...found)
    }
    expect(heights.length).toBeGreaterThan(0)
    expect(new Set(heights)).toEqual(new Set([16]))
  })
})
