import type { SportKeys } from '../shared/keys.ts'

export const cricketKeys = {
  phases: {
    toss: 'Toss',
    i1: '1st innings',
    i2: '2nd innings',
    innings_break: 'Innings break',
    super_over: 'Super over',
  },
  stats: {
    run_rate: 'Run rate',
    required_run_rate: 'Required run rate',
    fours: 'Fours',
    sixes: 'Sixes',
    dot_balls: 'Dot balls',
    extras: 'Extras',
    wides: 'Wides',
    no_balls: 'No-balls',
    powerplay_runs: 'Power-play runs',
    partnership: 'Current partnership',
    best_partnership: 'Best partnership',
  },
  events: {
    toss: 'Toss',
    innings_start: 'Innings begins',
    innings_end: 'End of the innings',
    over_end: 'End of the over',
    four: 'Four',
    six: 'Six',
    fifty: 'Fifty',
    hundred: 'Hundred',
    wicket: 'Wicket',
    review: 'Review',
  },
  positions: {
    batter: 'Batter',
    wicket_keeper: 'Wicket-keeper',
    all_rounder: 'All-rounder',
    bowler: 'Bowler',
  },
  columns: {
    runs: 'Runs',
    balls: 'Balls faced',
    fours: 'Fours',
    sixes: 'Sixes',
    strike_rate: 'Strike rate',
    dismissal: 'Out',
    overs: 'Overs',
    maidens: 'Maidens',
    runs_conceded: 'Runs conceded',
    wickets: 'Wickets',
    economy: 'Economy',
    catches: 'Catches',
  },
} as const satisfies SportKeys

/** Eleven in batting order, and four who may come in. */
export const cricketPositions: readonly string[] = [
  ...['batter', 'batter', 'batter', 'batter', 'wicket_keeper', 'all_rounder', 'all_rounder'],
  ...['bowler', 'bowler', 'bowler', 'bowler'],
  ...['batter', 'all_rounder', 'bowler', 'wicket_keeper'],
]
