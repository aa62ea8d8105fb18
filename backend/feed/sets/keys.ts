import type { SportKeys } from '../shared/keys.ts'

export const setsKeys = {
  phases: {
    s1: '1st set',
    s2: '2nd set',
    s3: '3rd set',
    s4: '4th set',
    s5: '5th set',
    s6: '6th set',
    s7: '7th set',
    set_break: 'Set break',
  },
  stats: {
    points_won: 'Points won',
    points_on_serve: 'Points won on serve',
    longest_run: 'Most points in a row',
    attack_points: 'Attack points',
    blocks: 'Blocks',
    aces: 'Aces',
    opponent_errors: 'Opponent errors',
    smash_winners: 'Smash winners',
    net_winners: 'Net winners',
    drop_winners: 'Drop-shot winners',
    topspin_winners: 'Topspin winners',
  },
  events: {
    point: 'Point',
    ace: 'Ace',
    set_start: 'Set begins',
    set_won: 'Set won',
    timeout: 'Time-out',
  },
  positions: {
    setter: 'Setter',
    outside_hitter: 'Outside hitter',
    middle_blocker: 'Middle blocker',
    opposite: 'Opposite',
    libero: 'Libero',
    singles: 'Singles player',
  },
  columns: {
    points: 'Points',
    attack_points: 'Attack points',
    blocks: 'Blocks',
    aces: 'Aces',
  },
} as const satisfies SportKeys
