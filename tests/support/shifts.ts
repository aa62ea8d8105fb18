import type { Page } from '@playwright/test'

export interface ShiftOptions {
  /** Only parts inside an element with this selector. */
  within?: string
  /** Sideways too. Centred text that becomes another text is as wide as it is, and no shift. */
  isSideways?: boolean
  /** From the page's start, not from now on. */
  isFromStart?: boolean
}

interface Shifts {
  parts: string[]
  score: number
}

/** Records what moves on the page without an act of the visitor: `movedParts` and `shiftScore` tell it. */
export const watchShifts = (page: Page, options: ShiftOptions = {}): Promise<void> =>
  page.evaluate(({ within, isSideways = false, isFromStart = false }) => {
    const shifts: Shifts = { parts: [], score: 0 }
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)
    const record = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        shifts.score += value
        for (const { node, previousRect, currentRect } of sources) {
          const by = currentRect.y - previousRect.y
          const isInside = within === undefined || node?.parentElement?.closest(within)
          if (isInside && (by !== 0 || isSideways)) shifts.parts.push(`${by} px: ${nameOf(node) ?? 'a removed part'}`)
        }
      }
    }
    new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: isFromStart })
  }, options)

/** What `watchShifts` has recorded, after the next frames were drawn. */
const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as unknown as { shifts: Shifts }).shifts
  })

/** Each part that has moved, by how much and its HTML. */
export const movedParts = async (page: Page): Promise<string[]> => (await shiftsOf(page)).parts

/** The sum of layout shifts, of all parts and directions: as a browser reports it for a visit. */
export const shiftScore = async (page: Page): Promise<number> => (await shiftsOf(page)).score
