import type { Page } from '@playwright/test'

/**
 * Records from now on what moves up or down on the page without an act of the visitor. Centred text that becomes
 * another text is as wide as it is, and no shift.
 */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { movedParts: moved })
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)
    const record = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        for (const { node, previousRect, currentRect } of sources) {
          const by = currentRect.y - previousRect.y
          if (by !== 0) moved.push(`${by} px: ${nameOf(node) ?? 'a removed part'}`)
        }
      }
    }
    new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: false })
  })

/** What has moved since `watchShifts`, after the next frames were drawn. */
export const movedParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as unknown as { movedParts: string[] }).movedParts
  })
