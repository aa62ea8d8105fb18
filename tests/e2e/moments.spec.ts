import type { Page } from '@playwright/test'
import { goal, importPushedMatch, pushEvents } from '#tests/support/feed-push.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

/** The overlay of a moment. */
const moment = (page: Page) => page.locator('[data-moment]')

/** Records from now on what moves in or with the scoreboard, by its HTML. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
          if (node?.parentElement?.closest('section[aria-label]')?.querySelector('[data-moment]'))
            moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : String(node.textContent))
    }).observe({ type: 'layout-shift' })
  })

const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

test('a goal sweeps over the scoreboard, moves nothing in it, and is a still band under reduced motion', async ({
  page,
  origin,
}) => {
  const matchId = await importPushedMatch(origin, sharedDataDir())
  const still = await page.context().newPage()
  await still.emulateMedia({ reducedMotion: 'reduce' })
  for (const each of [page, still]) {
    const loaded = each.waitForResponse(/\/moment\.js/)
    await open(each, `/en/soccer/${matchId}`)
    await loaded
  }
  await expect(moment(page)).toHaveCount(0)
  const board = page.getByRole('region', { name: 'Scoreboard' })
  const before = await board.boundingBox()
  await watchShifts(page)
  await pushEvents(origin, sharedDataDir(), matchId, [goal(2)])
  await Promise.all([
    expect(moment(page)).toHaveAttribute('data-moment', 'home'),
    expect(moment(page)).toContainText('Goal'),
    expect(moment(still)).toContainText('Goal'),
    expect(moment(still)).not.toHaveClass(/\bmoment\b/),
  ])
  await expect(moment(page)).toHaveCount(0, { timeout: 2500 })
  expect(await movedOn(page)).toEqual([])
  expect((await board.boundingBox())?.y).toBe(before?.y)
  await still.close()
})
