import { HOUR } from './shared/time.ts'

/** No match is played for longer: what started before is over. */
export const LONGEST_MATCH_MS = 12 * HOUR
