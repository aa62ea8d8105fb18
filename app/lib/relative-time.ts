import { type Instant, latinDigits, memoize } from './intl.ts'

/** Seconds per unit, largest first; a month is 30 days (docs/product.md, section 9). */
const UNITS = [
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const formats = memoize((tag: string) => new Intl.RelativeTimeFormat(latinDigits(tag)))

/**
 * "3 hours ago" in whole units, rounded down; "in 3 hours" when `at` is in the future. `null` under a minute, where the
 * caller says "just posted".
 */
export function relativeTime(at: Instant, now: Instant, tag: string): string | null {
  const seconds = (new Date(at).getTime() - new Date(now).getTime()) / 1000
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? formats(tag).format(Math.trunc(seconds / unit[1]), unit[0]) : null
}
