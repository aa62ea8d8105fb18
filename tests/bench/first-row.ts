import { chromium } from '@playwright/test'
import { firstLiveRowMs } from '#tests/support/slow-phone.ts'
import { median } from './lighthouse.ts'

/** Home's first live row on a slow phone: the median of several visits, in milliseconds. */
export async function measureFirstRow(site: string, executablePath: string, runs = 5): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const visits: number[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await firstLiveRowMs(browser, `${site}/`))
    return median(visits)
  } finally {
    await browser.close()
  }
}
