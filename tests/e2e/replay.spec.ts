import type { Page } from '@playwright/test'
import { cricsheet } from '#backend/feed/importers/cricsheet/cricsheet.ts'
import { sourceText } from '#tests/support/imports.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'
import { localSecret } from '../../scripts/data-dir.ts'
import { askFeed } from '../../scripts/feed-client.ts'
import { playReplay } from '../../scripts/play-replay.ts'

/** Stands of the first innings, and the runs in each. */
const STANDS = [
  ['12/1', 12],
  ['17/1', 17],
  ['18/3', 18],
] as const
const ALL_RUNS = 18 + 19

const tracker = (page: Page) => page.locator('section:has(> div > [data-tracker])')
/** The runs under the drawing, of both teams. */
async function drawnRuns(page: Page): Promise<number> {
  const [home = 0, away = 0] = ((await tracker(page).locator('.figures').first().textContent()) ?? '')
    .split('-')
    .map(Number)
  return home + away
}

/** Its code is loaded when its place is seen. */
const seeDrawing = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 100)
    await expect(tracker(page).locator('svg').first()).toBeVisible({ timeout: 300 })
  }).toPass()

test(
  'a match that is played again moves in the list, on its page and in its drawing together, and says what it is',
  SWEEP,
  async ({ page, origin }) => {
    test.slow()
    const [season] = cricsheet.parse([sourceText('cricsheet.json')])
    if (!season) throw new Error('no season')
    const site = { url: origin, secret: localSecret(sharedDataDir(), 'feed') }
    await askFeed(site, '/feed/import', season)

    let played: Promise<void> = Promise.resolve()
    const matchId = await new Promise<number>((onReady, onFault) => {
      played = playReplay(site, season.matches[0]?.id ?? 0, { speed: 30, leadMs: 10_000, onReady })
      played.catch(onFault)
    })
    const list = await page.context().newPage()
    await Promise.all([open(page, `/en/cricket/${matchId}`), open(list, '/en/cricket')])

    await expect(page.getByText('Replay of a match played earlier')).toBeVisible()
    const row = list.locator('li.row').filter({ has: list.locator(`a[href$="/cricket/${matchId}"]`) })
    await expect(row).toContainText('Replay')
    const board = page.getByRole('region', { name: 'Scoreboard' })
    for (const [told, runs] of STANDS) {
      await Promise.all([
        expect(board).toContainText(told, { timeout: 30_000 }),
        expect(row).toContainText(told, { timeout: 30_000 }),
      ])
      await seeDrawing(page)
      // It asks for what has happened a moment later, and may find more than one play.
      await expect.poll(() => drawnRuns(page)).toBeGreaterThanOrEqual(runs)
    }
    await Promise.all([
      expect(board).toContainText('19/1', { timeout: 60_000 }),
      expect(row).toContainText('19/1', { timeout: 60_000 }),
      expect(row.locator('.row-winner')).toContainText('Quay', { timeout: 60_000 }),
      expect.poll(() => drawnRuns(page), { timeout: 60_000 }).toBe(ALL_RUNS),
    ])
    await played
    await list.close()
  },
)
