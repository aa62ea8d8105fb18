import { HOUR } from './shared/time.ts'

/** No match takes longer. */
export const LONGEST_MATCH_MS = 12 * HOUR
