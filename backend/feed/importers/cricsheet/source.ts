import { type } from '#contract/ark.ts'

const RUNS_MAX = 100

const Name = type('1 <= string <= 80')
const Runs = type(`0 <= number.integer <= ${RUNS_MAX}`)

const Delivery = type({
  batter: Name,
  bowler: Name,
  non_striker: Name,
  runs: { batter: Runs, extras: Runs, total: Runs, 'non_boundary?': 'boolean' },
  'extras?': { 'wides?': Runs, 'noballs?': Runs, 'byes?': Runs, 'legbyes?': Runs, 'penalty?': Runs },
  'wickets?': type({
    player_out: Name,
    kind: '1 <= string <= 40',
    'fielders?': type({ 'name?': Name, 'substitute?': 'boolean' }).array(),
  })
    .array()
    .atMostLength(2),
  'review?': { 'by?': Name, 'decision?': 'string' },
})
export type Delivery = typeof Delivery.infer

const Innings = type({
  team: Name,
  'super_over?': 'boolean',
  'penalty_runs?': { 'pre?': Runs, 'post?': Runs },
  'target?': { 'overs?': 'number > 0', 'runs?': 'number.integer > 0' },
  'miscounted_overs?': { '[string]': 'object' },
  overs: type({ over: '0 <= number.integer <= 99', deliveries: Delivery.array().atMostLength(60) })
    .array()
    .atMostLength(100),
})
export type Innings = typeof Innings.infer

/** https://cricsheet.org/format/json/, versions 1.x. What is not named here is not read. */
export const CricsheetFile = type({
  info: {
    dates: type(/^\d{4}-\d{2}-\d{2}$/)
      .array()
      .atLeastLength(1),
    gender: "'male' | 'female'",
    /** Matches of several days have no limit of overs, which our rules need. */
    match_type: "'T20' | 'IT20' | 'ODI' | 'ODM'",
    balls_per_over: '6',
    overs: '1 <= number.integer <= 60',
    season: 'string | number',
    team_type: "'international' | 'club'",
    teams: type([Name, Name]),
    'event?': {
      name: '1 <= string <= 100',
      'group?': 'string | number',
      'stage?': '1 <= string <= 60',
    },
    'toss?': { 'winner?': Name, 'decision?': "'bat' | 'field'" },
    outcome: {
      'winner?': Name,
      'eliminator?': Name,
      'bowl_out?': Name,
      'result?': "'tie' | 'no result' | 'draw'",
    },
    players: { '[string]': Name.array().atMostLength(40) },
    registry: { people: { '[string]': '1 <= string <= 40' } },
  },
  innings: Innings.array().atMostLength(12),
})
export type CricsheetFile = typeof CricsheetFile.infer
export type CricsheetInfo = CricsheetFile['info']
