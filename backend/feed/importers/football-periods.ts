import { MINUTE } from '../shared/time.ts'

interface FootballPeriod {
  start: string
  /** Told where another period follows; the end of the last one is the match's. */
  end: string
  /** What the match clock says when it begins and when its added time begins. */
  clock: number
  until: number
  /** The usual break before it. */
  breakMs: number
}

/** The periods of a match in the words of `football/rules.ts`, for sources that do not tell how long the breaks were. */
export const FOOTBALL_PERIODS: readonly FootballPeriod[] = [
  { start: 'kick_off', end: 'half_time', clock: 0, until: 2700, breakMs: 0 },
  { start: 'second_half_start', end: 'full_time', clock: 2700, until: 5400, breakMs: 15 * MINUTE },
  { start: 'extra_time_start', end: 'extra_half_time', clock: 5400, until: 6300, breakMs: 5 * MINUTE },
  { start: 'extra_second_start', end: 'extra_time_end', clock: 6300, until: 7200, breakMs: MINUTE },
]
/** After them. It has no clock. */
export const SHOOTOUT = { start: 'shootout_start', breakMs: 5 * MINUTE }
