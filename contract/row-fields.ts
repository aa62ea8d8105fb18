import type { RowChange } from './socket.ts'

/** The fields of a row that a delta may change. */
export const ROW_FIELDS = [
  'status',
  'phase',
  'score',
  'periods',
  'clock',
  'serving',
  'winner',
  'endedBy',
  'redCards',
  'points',
  'odds',
] as const satisfies readonly (keyof RowChange)[]
