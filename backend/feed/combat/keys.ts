import type { SportKeys } from '../shared/keys.ts'

export const combatKeys = {
  phases: {
    walk_in: 'Walk-ins',
    r1: 'Round 1',
    r2: 'Round 2',
    r3: 'Round 3',
    r4: 'Round 4',
    r5: 'Round 5',
    round_break: 'Break between rounds',
    decision: 'Waiting for the decision',
  },
  stats: {
    significant_strikes: 'Significant strikes',
    takedowns: 'Takedowns',
    knockdowns: 'Knockdowns',
    submission_attempts: 'Submission attempts',
    control_time: 'Control time',
  },
  /** The result lists under its method, which is also the board's. */
  events: {
    walk_in: 'Walk-in',
    round_start: 'Round begins',
    round_end: 'Round over',
    takedown: 'Takedown',
    knockdown: 'Knockdown',
    submission_attempt: 'Submission attempt',
    result: 'Result',
    ko: 'Knockout',
    tko: 'Technical knockout',
    submission: 'Submission',
    unanimous_decision: 'Unanimous decision',
    split_decision: 'Split decision',
    majority_decision: 'Majority decision',
    doctor_stoppage: 'Stopped by the doctor',
    disqualification: 'Disqualification',
    draw: 'Draw',
    no_contest: 'No contest',
  },
  positions: { fighter: 'Fighter' },
  columns: {},
} as const satisfies SportKeys
