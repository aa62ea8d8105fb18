import { earlyEnds, type SportKeys } from '../shared/keys.ts'

export const tennisKeys = {
  phases: {
    s1: '1st set',
    s2: '2nd set',
    s3: '3rd set',
    s4: '4th set',
    s5: '5th set',
    set_break: 'Set break',
  },
  stats: {
    aces: 'Aces',
    double_faults: 'Double faults',
    service_points: 'Service points',
    first_serves_in: 'First serves in',
    first_serve_percent: 'First serve percentage',
    first_serve_won: 'Points won on first serve',
    first_serve_won_percent: 'First serve points won, percentage',
    second_serve_won: 'Points won on second serve',
    second_serve_won_percent: 'Second serve points won, percentage',
    break_points: 'Break points',
    break_points_won: 'Break points converted',
    winners: 'Winners',
    unforced_errors: 'Unforced errors',
    games_won: 'Games won',
    points_won: 'Points won',
  },
  events: {
    ...earlyEnds,
    ace: 'Ace',
    double_fault: 'Double fault',
    game_won: 'Game won',
    break_of_serve: 'Break of serve',
    set_won: 'Set won',
    challenge: 'Challenge',
    medical_timeout: 'Medical time-out',
  },
  positions: { player: 'Player' },
  columns: {
    aces: 'Aces',
    double_faults: 'Double faults',
    winners: 'Winners',
    unforced_errors: 'Unforced errors',
    break_points_won: 'Break points converted',
    points_won: 'Points won',
  },
} as const satisfies SportKeys

export const tennisPositions: readonly string[] = ['player']
