/**
 * The keys a sport can put before a viewer, each with its English text: the messages `match_phase_*`, `match_stat_*`,
 * `match_event_*`, `match_position_*` and `match_column_*` are made from these.
 */
export interface SportKeys {
  phases: Readonly<Record<string, string>>
  stats: Readonly<Record<string, string>>
  /** Only those that show in the timeline. */
  events: Readonly<Record<string, string>>
  positions: Readonly<Record<string, string>>
  columns: Readonly<Record<string, string>>
}

/** Phases of every sport. */
export const sharedPhases = {
  not_started: 'Not started',
  finished: 'Finished',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
} as const

/** The event that ends a match of any sport before its end. */
export const earlyEnds = {
  retirement: 'Retired',
} as const
