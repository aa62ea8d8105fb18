import type { Page } from '@playwright/test'
import { liveRooms } from '#tests/support/calls.ts'
import { signInAsNew } from '#tests/support/sign-in.ts'
import { openSite } from '#tests/support/site.ts'
import { anotherAtOnce, expect, FAILED_TO_LOAD, SWEEP, test } from '#tests/support/visitor.ts'

const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat' })
const linesOf = (page: Page, text: string) => chatOf(page).getByRole('log').getByText(text, { exact: true })
const fieldOf = (page: Page) => chatOf(page).getByRole('textbox', { name: 'Message' })
const BACK = { timeout: 60_000 }

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}

test(
  'a chat whose server is killed and comes back has lost nothing, and doubled nothing',
  SWEEP,
  async ({ browser, faults }, info) => {
    const dataDir = info.outputPath('state')
    let site = await openSite({ dataDir, port: 0 })
    try {
      const rooms = (await liveRooms(site.url)).filter(({ matchId, access }) => matchId === undefined && !access)
      const pages = [await anotherAtOnce(browser, site.url), await anotherAtOnce(browser, site.url)] as const
      const [one, two] = pages
      for (const page of pages) {
        await page.goto('/en')
        await signInAsNew(page)
        await page.goto(`/en/live/${rooms[0]?.id}`)
        await expect(chatOf(page).getByText('Connected')).toBeVisible(BACK)
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      }
      await say(one, 'said before')
      for (const page of pages) await expect(linesOf(page, 'said before')).toHaveCount(1)

      faults.allow(FAILED_TO_LOAD, /WebSocket connection|ERR_CONNECTION|ERR_EMPTY/)
      await site.kill({ isWhole: true })
      for (const page of pages) await expect(chatOf(page).getByText('Connected')).toHaveCount(0, BACK)
      await say(one, 'said meanwhile')
      site = await openSite({ dataDir, port: Number(new URL(site.url).port) })
      for (const page of pages) await expect(linesOf(page, 'said meanwhile')).toHaveCount(1, BACK)
      await expect(fieldOf(one)).toHaveValue('')
      await say(two, 'said after')
      for (const page of pages) {
        await expect(linesOf(page, 'said after')).toHaveCount(1, BACK)
        await expect(linesOf(page, 'said before')).toHaveCount(1)
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
        await page.reload()
        for (const text of ['said before', 'said meanwhile', 'said after'])
          await expect(linesOf(page, text)).toHaveCount(1, BACK)
        await page.context().close()
      }
    } finally {
      await site.stop()
    }
  },
)
