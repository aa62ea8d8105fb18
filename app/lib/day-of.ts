import { type Instant, memoize } from './intl.ts'

// The Swedish date format is YYYY-MM-DD.
const formats = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar day `YYYY-MM-DD` that an instant falls on in an IANA time zone. */
export const dayOf = (at: Instant, zone: string): string => formats(zone).format(new Date(at))

/** Whether a value is an existing day as `YYYY-MM-DD`; `2026-02-31` is not. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day `count` calendar days after `day`; before it when `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
