import type { Browser } from '@playwright/test'

/** Lighthouse's mobile profile, as it is applied to a real browser: each request waits 3.75 round trips of 150 ms. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PROCESSOR_SLOWDOWN = 4
const SCREEN = { width: 412, height: 823 }

/**
 * Milliseconds from the request for the page until its first live row is painted, on a slow phone with an empty cache.
 */
export async function firstLiveRowMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: SCREEN,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1.75,
    extraHTTPHeaders: { 'cf-timezone': 'UTC' },
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    await page.addInitScript(() => {
      const look = () => {
        const row = document.querySelector('.row-live')?.getBoundingClientRect()
        const isStyled = performance.getEntriesByName('first-contentful-paint').length > 0
        if (row && isStyled && row.height > 0 && row.top < innerHeight) performance.mark('first live row')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(url)
    const seen = await page.waitForFunction(() => performance.getEntriesByName('first live row')[0]?.startTime)
    return Math.round((await seen.jsonValue()) ?? Number.NaN)
  } finally {
    await context.close()
  }
}
