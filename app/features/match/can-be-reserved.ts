import type { MatchRow } from '#contract/match-row.ts'

/** Whether a reminder makes sense: there is a time to be reminded of. */
export const canBeReserved = ({
  status,
  startsAt,
  isTimeUnknown,
  readAt,
}: Pick<MatchRow, 'status' | 'startsAt' | 'isTimeUnknown' | 'readAt'>): boolean =>
  !isTimeUnknown &&
  (status === 'postponed' || ((status === 'scheduled' || status === 'previewed') && startsAt > readAt))
