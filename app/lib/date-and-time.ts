import { type Instant, latinDigits, memoize } from './intl.ts'

const dateTimes = memoize(
  (tag: string, zone: string) =>
    new Intl.DateTimeFormat(latinDigits(tag), {
      ...({ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
      hourCycle: 'h23',
      timeZone: zone,
    }),
)

/** "Nov 21, 2026, 20:45" in the zone. */
export const dateAndTime = (at: Instant, tag: string, zone: string): string => dateTimes(tag, zone).format(new Date(at))
