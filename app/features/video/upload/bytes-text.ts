import { latinDigits, memoize } from '#app/lib/intl.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

const formats = memoize(
  (tag: string, unit: string) =>
    new Intl.NumberFormat(latinDigits(tag), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
)

/** "12.3 MB" in a language. */
export function bytesText(bytes: number, tag: string): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return formats(tag, UNITS[power] ?? 'byte').format(bytes / 1024 ** power)
}
