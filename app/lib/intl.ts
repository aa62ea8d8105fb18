/** What `new Date` takes: ISO 8601 text, epoch milliseconds or a Date. */
export type Instant = Date | number | string

const LIMIT = 64

/**
 * Remembers what `make` made for the latest 64 lists of parts. Intl formatters cost about 50 microseconds each to make,
 * a page shows hundreds of numbers and dates, and a server meets 22 languages times every time zone.
 */
export function memoize<Parts extends string[], Made>(make: (...parts: Parts) => Made): (...parts: Parts) => Made {
  const known = new Map<string, Made>()
  return (...parts) => {
    const key = parts.join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const oldest = known.size < LIMIT ? undefined : known.keys().next().value
    if (oldest !== undefined) known.delete(oldest)
    const made = make(...parts)
    known.set(key, made)
    return made
  }
}

/** The tag with digits 0 to 9: Arabic dates then read like the scores and clocks beside them. */
export const latinDigits = (tag: string): string => `${tag}-u-nu-latn`
