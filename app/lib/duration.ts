import { latinDigits, memoize } from './intl.ts'

type Width = 'long' | 'short' | 'narrow'

const units = memoize(
  (tag: string, unit: string, unitDisplay: Width) =>
    new Intl.NumberFormat(latinDigits(tag), { style: 'unit', unit, unitDisplay }),
)
const lists = memoize((tag: string, style: Width) => new Intl.ListFormat(tag, { type: 'unit', style }))

/**
 * "2 days, 3 hours, 5 minutes": whole minutes, without the units that are 0; under a minute "0 minutes".
 * `width` `narrow` is "2d 3h 5m".
 */
export function durationText(seconds: number, tag: string, width: Width = 'long'): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const shown = parts.filter(([unit, count]) => count > 0 || (unit === 'minute' && minutes === 0))
  return lists(tag, width).format(shown.map(([unit, count]) => units(tag, unit, width).format(count)))
}
