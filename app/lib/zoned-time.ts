import { type Instant, memoize } from './intl.ts'

// The Swedish date format is YYYY-MM-DD.
const formats = memoize(
  (zone: string) =>
    new Intl.DateTimeFormat('sv', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** `2026-11-25T20:45`: the wall clock of an IANA time zone at an instant, as `<input type="datetime-local">` takes it. */
export const wallClockOf = (at: Instant, zone: string): string => formats(zone).format(new Date(at)).replace(' ', 'T')

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * The instant when the wall clock of a zone shows this, as ISO 8601; undefined for what is no time. Of an hour that a change
 * of the clock leaves out it is the one after it, of one that comes twice one of both.
 */
export function instantOfWallClock(local: string, zone: string): string | undefined {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (at: number) => Date.parse(`${wallClockOf(at, zone)}Z`) - Math.floor(at / 60_000) * 60_000
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}
