import { latinDigits } from '#app/lib/intl.ts'
import type { Season } from '#contract/standings.ts'

/** "2025/26", or the days of a season that has no such name: "Oct 26 – Nov 22, 2026". */
export function seasonName({ id, from, to }: Season, tag: string): string {
  if (!from || !to) return id.replace('-', '/')
  const days = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'medium', timeZone: 'UTC' })
  return days.formatRange(new Date(from), new Date(to))
}
