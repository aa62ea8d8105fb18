import { tzOffset } from '@date-fns/tz'
import { DAY_MS, MINUTE_MS } from './stage.ts'

/** Minutes that a zone is ahead of UTC, looked up once per zone and UTC day (read at its noon). */
export type OffsetReader = (zone: string, ms: number) => number

export function createOffsetReader(): OffsetReader {
  const zones = new Map<string, Map<number, number>>()
  return (zone, ms) => {
    const days = zones.get(zone) ?? new Map<number, number>()
    zones.set(zone, days)
    const day = Math.floor(ms / DAY_MS)
    const offset = days.get(day) ?? tzOffset(zone, new Date((day + 0.5) * DAY_MS))
    days.set(day, offset)
    return offset
  }
}

/** Local minute of the day, 0..1439. */
export const localMinuteOf = (ms: number, offset: number): number =>
  (((Math.floor(ms / MINUTE_MS) + offset) % 1440) + 1440) % 1440

/** How fit a local hour is for a match, 0..1. */
export function fitnessOf(localMinute: number): number {
  const hour = localMinute / 60
  if (hour < 9) return 0.01
  if (hour < 12) return 0.15
  if (hour < 15) return 0.45
  if (hour < 17) return 0.65
  if (hour < 19) return 0.85
  if (hour < 21.5) return 1
  return hour < 22.5 ? 0.35 : 0.06
}
