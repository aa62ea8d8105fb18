import { type Instant, latinDigits, memoize } from './intl.ts'

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const

const dateTimes = memoize(
  (tag: string, zone: string) =>
    new Intl.DateTimeFormat(latinDigits(tag), {
      ...DATE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }),
)

/** "Nov 21, 2026, 20:45" in the zone. */
export const dateAndTime = (at: Instant, tag: string, zone: string): string => dateTimes(tag, zone).format(new Date(at))

const dates = memoize(
  (tag: string, zone: string) => new Intl.DateTimeFormat(latinDigits(tag), { ...DATE, timeZone: zone }),
)

/** "Nov 21, 2026", the day in the zone. */
export const dateOf = (at: Instant, tag: string, zone: string): string => dates(tag, zone).format(new Date(at))
