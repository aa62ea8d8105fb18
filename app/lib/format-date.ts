import { type Instant, latinDigits, memoize } from './intl.ts'

/**
 * Formats an ISO day (`YYYY-MM-DD`) in a language. UTC, because the time zone was applied when the day was computed
 * (day-of.ts).
 */
function dayText(options: Intl.DateTimeFormatOptions): (day: string, tag: string) => string {
  const formats = memoize((tag: string) => new Intl.DateTimeFormat(latinDigits(tag), { ...options, timeZone: 'UTC' }))
  return (day, tag) => formats(tag).format(new Date(`${day}T00:00:00Z`))
}

/** "Sat, Nov 21" */
export const dayLabel = dayText({ weekday: 'short', day: 'numeric', month: 'short' })
/** "Nov 21" */
export const shortDay = dayText({ day: 'numeric', month: 'short' })
/** "Saturday, November 21, 2026" */
export const longDay = dayText({ dateStyle: 'full' })
/** "Nov 21, 2026" */
export const dayWithYear = dayText({ dateStyle: 'medium' })
/** "November 2026", the head of a calendar. */
export const monthLabel = dayText({ month: 'long', year: 'numeric' })
/** "Sat" */
export const weekday = dayText({ weekday: 'short' })

// 24 hours with a colon in every language, as is usual for kick-off times.
const times = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }),
)

/** "20:45" in the zone. */
export const kickOffTime = (at: Instant, zone: string): string => times(zone).format(new Date(at))
