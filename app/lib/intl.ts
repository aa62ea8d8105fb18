/** What `new Date` takes: ISO 8601 text, epoch milliseconds or a Date. */
export type Instant = Date | number | string

const CACHE_SIZE_MAX = 64

/**
 * Caches the results of `make` for the latest 64 argument lists. An Intl formatter takes about 50 microseconds to
 * create, a page shows hundreds of numbers and dates, and a server meets 22 languages in every time zone.
 */
export function memoize<Parts extends string[], Made>(make: (...parts: Parts) => Made): (...parts: Parts) => Made {
  const cache = new Map<string, Made>()
  return (...parts) => {
    const key = parts.join(' ')
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const oldest = cache.size < CACHE_SIZE_MAX ? undefined : cache.keys().next().value
    if (oldest !== undefined) cache.delete(oldest)
    const made = make(...parts)
    cache.set(key, made)
    return made
  }
}

/** The language tag with Latin digits (0 to 9), so that Arabic dates use the same digits as the scores beside them. */
export const latinDigits = (tag: string): string => `${tag}-u-nu-latn`
