const HOUR = 60
const DAY = 24 * HOUR

/** "7 days" in the reader's language, in the largest unit that has a whole number. */
export function minutesText(minutes: number, tag: string): string {
  const [unit, size] = minutes % DAY === 0 ? ['day', DAY] : minutes % HOUR === 0 ? ['hour', HOUR] : ['minute', 1]
  return new Intl.NumberFormat(tag, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    minutes / Number(size),
  )
}
