import type { SportKeys } from '../shared/keys.ts'

export const basketballKeys = {
  phases: {
    q1: '1st quarter',
    q2: '2nd quarter',
    q3: '3rd quarter',
    q4: '4th quarter',
    break: 'Break',
    half_time: 'Half-time',
    overtime: 'Overtime',
  },
  stats: {
    field_goals_made: 'Field goals made',
    field_goals_attempted: 'Field goals attempted',
    field_goal_percent: 'Field goal percentage',
    three_points_made: 'Three-pointers made',
    three_points_attempted: 'Three-pointers attempted',
    three_point_percent: 'Three-point percentage',
    free_throws_made: 'Free throws made',
    free_throws_attempted: 'Free throws attempted',
    free_throw_percent: 'Free throw percentage',
    rebounds: 'Rebounds',
    offensive_rebounds: 'Offensive rebounds',
    defensive_rebounds: 'Defensive rebounds',
    assists: 'Assists',
    steals: 'Steals',
    blocks: 'Blocks',
    turnovers: 'Turnovers',
    fouls: 'Fouls',
    biggest_lead: 'Biggest lead',
  },
  events: {
    period_start: 'Period begins',
    period_end: 'End of the period',
    two_made: 'Two-pointer made',
    three_made: 'Three-pointer made',
    free_throws: 'Free throws',
    turnover: 'Turnover',
    timeout: 'Time-out',
    substitution: 'Substitution',
  },
  positions: {
    pg: 'Point guard',
    sg: 'Shooting guard',
    sf: 'Small forward',
    pf: 'Power forward',
    c: 'Centre',
  },
  columns: {
    minutes: 'Minutes',
    points: 'Points',
    rebounds: 'Rebounds',
    assists: 'Assists',
    steals: 'Steals',
    blocks: 'Blocks',
    field_goals: 'Field goals',
    three_points: 'Three-pointers',
    free_throws: 'Free throws',
    turnovers: 'Turnovers',
    fouls: 'Fouls',
  },
} as const satisfies SportKeys

/** Five starters and a bench of seven. */
export const basketballPositions: readonly string[] = [
  ...['pg', 'sg', 'sf', 'pf', 'c'],
  ...['pg', 'sg', 'sf', 'pf', 'c', 'sg', 'pf'],
]
