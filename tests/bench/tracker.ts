import { chromium } from '@playwright/test'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { type FrameTimes, frameTimes } from '#tests/support/frame-gaps.ts'

export interface TrackerFrames extends FrameTimes {
  game: string
}

/** A game of each kind of drawing: a pitch, courts, a field of bases, maps, a strip of rounds, a table, a cage. */
const GAMES = {
  ...{ football: 202, basketball: 201, baseball: 205, dota2: 4, 'cs:go': 2 },
  ...{ volleyball: 206, snooker: 204, mma: 15, pubg: 5 },
} as const
const LOOKS_MAX = 60

/** How long frames of a drawn match take while it is played from its start, by game. */
export async function measureTracker(site: string, executablePath: string): Promise<TrackerFrames[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const measured: TrackerFrames[] = []
    for (const [game, gameId] of Object.entries(GAMES)) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
      await page.goto(`${site}/en${pathOf(await findMatchWithStatus(site, gameId, 'finished'))}`)
      // Its code comes when its place is seen.
      const drawing = page.locator('[data-tracker] svg, svg[data-tracker]').first()
      for (let looks = 0; looks < LOOKS_MAX && !(await drawing.isVisible()); looks += 1) {
        await page.mouse.wheel(0, 100)
        await drawing.waitFor({ timeout: 500 }).catch(() => {})
      }
      await page.getByRole('slider', { name: 'Moment of the match' }).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press(' ')
      measured.push({ game, ...(await frameTimes(page)) })
      await page.close()
    }
    return measured
  } finally {
    await browser.close()
  }
}

export const trackerTable = (frames: readonly TrackerFrames[]): string =>
  frames.map(({ game, p50Ms, p95Ms }) => `${game.padEnd(24)}p50 ${p50Ms} ms  p95 ${p95Ms} ms`).join('\n')
