import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'
import { fireCron } from '../../scripts/crons.ts'
import { BACKEND, openLocalSite } from '../../scripts/local-site.ts'

const MAKES_VIDEOS = '6-59/10 * * * *'

test(
  'videos of simulated matches are on the home page and on that of the match, and play by chapters',
  SWEEP,
  async ({ browser }, info) => {
    test.slow()
    const site = await openLocalSite({
      port: 0,
      dataDir: info.outputPath('state'),
      backendVars: { SIMULATED_VIDEOS: '1' },
    })
    const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', extraHTTPHeaders: freshHeaders() })
    try {
      await fireCron(await site.runtime.getWorker(BACKEND), MAKES_VIDEOS)
      const page = await context.newPage()
      const videos = page.getByRole('region', { name: 'Videos' })
      await expect
        .poll(
          async () => {
            await open(page, '/en')
            await untilHydrated(page)
            return videos.getByRole('article').count()
          },
          { intervals: [1_000] },
        )
        .toBeGreaterThan(0)
      await expectAccessible(page, 'videos on the home page', { include: 'main', isOwnSchemeOnly: true })
      const first = videos.getByRole('article').first()
      await expect(first.getByText('Simulated')).toBeVisible()
      const title = (await first.getByRole('heading').textContent()) ?? ''
      await first.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await untilHydrated(page)

      const player = page.locator('main section video')
      const time = () => player.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))
      const chapters = page.locator('aside button').filter({ hasText: /^\d+:\d\d/ })
      const last = chapters.last()
      const [minutes = '', seconds = ''] = (/^[\d:]+/.exec((await last.textContent()) ?? '')?.[0] ?? '')
        .split(':')
        .slice(-2)
      await last.click()
      await expect
        .poll(async () => (await time()) % 3600)
        .toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds))
      await expect(last).toHaveAttribute('aria-current', 'step')

      const ofMatch = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'The match', exact: true }) })
      await ofMatch.getByRole('link').first().click()
      const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Videos', exact: true }) })
      await expect(card.getByRole('link', { name: title }).first()).toBeVisible()
      await expectAccessible(page, 'a match with videos', { include: 'main', isOwnSchemeOnly: true })
    } finally {
      await context.close()
      await site.stop()
    }
  },
)
