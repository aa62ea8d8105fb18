import { cricsheet } from '#backend/feed/importers/cricsheet/cricsheet.ts'
import { sourceText } from '#tests/support/imports.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'
import { localSecret } from '../../scripts/data-dir.ts'
import { askFeed } from '../../scripts/feed-client.ts'
import { playReplay } from '../../scripts/play-replay.ts'

test(
  'a match that is played again moves in the list and on its page together, and says what it is',
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
    for (const runs of ['12/1', '17/1', '18/3'])
      await Promise.all([
        expect(board).toContainText(runs, { timeout: 30_000 }),
        expect(row).toContainText(runs, { timeout: 30_000 }),
      ])
    await Promise.all([
      expect(board).toContainText('19/1', { timeout: 60_000 }),
      expect(row).toContainText('19/1', { timeout: 60_000 }),
      expect(row.locator('.row-winner')).toContainText('Quay', { timeout: 60_000 }),
    ])
    await played
    await list.close()
  },
)
