import { seedOf } from '../random.ts'

/** The same key always gives the same number below 10^8. */
export const narrowId = (key: string): number => seedOf('id', key) % 100_000_000

/** The same key always gives the same number below 10^11. */
export const wideId = (key: string): number =>
  (seedOf('high', key) % 100_000) * 1_000_000 + (seedOf('low', key) % 1_000_000)
