import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'

export interface TimeRange {
  /** Milliseconds since the epoch, inclusive. */
  from: number
  /** Exclusive. */
  to: number
}

/** The zone if the platform knows it, else UTC. */
export function knownZone(zone: string | undefined): string {
  if (!zone) return 'UTC'
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return 'UTC'
  }
}

const rangeOf = (start: TZDate, days: number): TimeRange => ({
  from: start.getTime(),
  to: addDays(start, days).getTime(),
})

const midnight = (zone: string, now: number, offset: number): TZDate => {
  const today = new TZDate(now, zone)
  return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + offset, zone)
}

/** `count` days of the zone from the day `offset` days after today (0 today, -1 yesterday). */
export const daysFrom = (zone: string, now: number, offset: number, count = 1): TimeRange =>
  rangeOf(midnight(zone, now, offset), count)

/** The day `2026-11-20` in the zone; undefined for a date that does not exist. */
export function dayRange(zone: string, day: string): TimeRange | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new TZDate(year, month - 1, date, zone)
  return start.getMonth() === month - 1 && start.getDate() === date ? rangeOf(start, 1) : undefined
}

/** The date of a time in the zone: `2026-11-20`. */
export function dayIn(zone: string, ms: number): string {
  const date = new TZDate(ms, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last `count` months of the zone, this one last. */
export function monthsFrom(zone: string, now: number, count: number): TimeRange[] {
  const today = new TZDate(now, zone)
  const startOf = (ago: number) => new TZDate(today.getFullYear(), today.getMonth() - ago, 1, zone).getTime()
  return Array.from({ length: count }, (_, at) => ({ from: startOf(count - 1 - at), to: startOf(count - 2 - at) }))
}

/** The days of a range, each with its bounds. */
export function daysIn(zone: string, { from, to }: TimeRange): ({ day: string } & TimeRange)[] {
  const days: ({ day: string } & TimeRange)[] = []
  for (let start = from; start < to; ) {
    const range = rangeOf(new TZDate(start, zone), 1)
    days.push({ day: dayIn(zone, start), ...range })
    start = range.to
  }
  return days
}
