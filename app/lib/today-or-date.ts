import { dayOf } from './day-of.ts'
import { dayWithYear, kickOffTime, shortDay } from './format-date.ts'
import type { Instant } from './intl.ts'

/** "20:45" when `at` falls on the day `today` in the zone, else "Nov 21", with the year when it is another one. */
export function todayOrDate(at: Instant, today: string, tag: string, zone: string): string {
  const day = dayOf(at, zone)
  if (day === today) return kickOffTime(at, zone)
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, tag) : dayWithYear(day, tag)
}
