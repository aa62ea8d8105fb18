import { kickOffTime } from '#app/lib/format-date.ts'
import type { MatchRow } from '#contract/match-row.ts'

/** "20:45" in the zone, or a dash when of the start only the day is known. */
export const startTime = ({ startsAt, isTimeUnknown }: Pick<MatchRow, 'startsAt' | 'isTimeUnknown'>, zone: string) =>
  isTimeUnknown ? '–' : kickOffTime(startsAt, zone)
