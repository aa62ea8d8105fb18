import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openHeap } from '#tests/support/heap.ts'
import { openSite } from '#tests/support/site.ts'
import { expect, SWEEP, test, untilHydrated } from '#tests/support/visitor.ts'

const INSPECTOR_PORT = Number(process.env.E2E_PORT ?? 4300) + 60
const TIMES = 60
/**
 * Bytes. A page that is never freed costs 400 kB, a server function's answer 1,200; the page cache and compiled code
 * level off.
 */
const PAGE_MAX = 40_000
const ANSWER_MAX = 800

test('a page or an answer that has been sent leaves nothing in memory', SWEEP, async ({ page }) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-memory-'))
  const site = await openSite({ dataDir, port: 0, settings: { INSPECTOR_PORT: String(INSPECTOR_PORT) } })
  const heap = await openHeap(INSPECTOR_PORT, 'grandstand', site.url)
  try {
    const asked = page.waitForRequest(/_serverFn/)
    await page.goto(`${site.url}/en/`)
    // Pressed before, the link loads a page and asks for nothing.
    await untilHydrated(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Live', exact: true }).first().click()
    const call = await asked
    const headers = await call.allHeaders()
    await page.goto('about:blank')

    const visitPages = async (name: string) => {
      for (let each = 0; each < TIMES; each++) await (await fetch(`${site.url}/en/?${name}=${each}`)).arrayBuffer()
    }
    const callFunction = async () => {
      for (let each = 0; each < TIMES * 4; each++) {
        const response = await page.request.get(call.url(), { headers })
        expect(response.status()).toBe(200)
        await response.dispose()
      }
    }
    const keptBy = async (work: () => Promise<void>, times: number) => {
      const before = await heap.used()
      await work()
      return ((await heap.used()) - before) / times
    }
    await visitPages('warm')
    await callFunction()
    expect(await keptBy(() => visitPages('kept'), TIMES)).toBeLessThan(PAGE_MAX)
    expect(await keptBy(callFunction, TIMES * 4)).toBeLessThan(ANSWER_MAX)
  } finally {
    heap.close()
    await site.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})
