import type { Page } from '@playwright/test'

export interface FrameTimes {
  p50Ms: number
  p95Ms: number
}

/** How long each of so many frames of a page took, now. */
export async function frameTimes(page: Page, frames = 180): Promise<FrameTimes> {
  const gaps = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const frame = (now: number) => {
          times.push(now)
          if (times.length <= count) requestAnimationFrame(frame)
          else resolve(times.slice(1).map((time, at) => time - (times[at] ?? 0)))
        }
        requestAnimationFrame(frame)
      }),
    frames,
  )
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
