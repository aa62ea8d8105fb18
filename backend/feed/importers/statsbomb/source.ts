import { type } from '#contract/ark.ts'

const Id = type('0 <= number.integer < 1000000000')
const Text = type('1 <= string <= 120')
const Named = type({ id: Id, name: Text })
const Goals = type('0 <= number.integer <= 99')

/** `data/matches/<competition>/<season>.json` */
export const MatchesFile = type({
  match_id: Id,
  match_date: /^\d{4}-\d{2}-\d{2}$/,
  competition: { competition_id: Id, competition_name: Text },
  season: { season_name: /^\d{4}(\/\d{4})?$/ },
  home_team: { home_team_id: Id, home_team_name: Text, 'home_team_group?': 'string | null' },
  away_team: { away_team_id: Id, away_team_name: Text },
  home_score: Goals.or('null'),
  away_score: Goals.or('null'),
  'match_week?': 'number.integer | null',
  'competition_stage?': Named,
})
  .array()
  .atLeastLength(1)
export type SourceMatch = (typeof MatchesFile.infer)[number]

const Card = type({ 'card?': Named })
const Line = type({ player: Named, position: Named, 'jersey_number?': '0 <= number.integer <= 999' })

/** One event of `data/events/<match>.json`; what is not named here is not read. */
const Event = type({
  id: Text,
  index: 'number.integer',
  period: '1 <= number.integer <= 5',
  minute: '0 <= number.integer <= 200',
  second: '0 <= number.integer <= 59',
  type: Named,
  team: Named,
  'player?': Named,
  'location?': 'number[]',
  'related_events?': 'string[]',
  'tactics?': { lineup: Line.array().atMostLength(20) },
  'substitution?': { replacement: Named },
  'foul_committed?': Card,
  'bad_behaviour?': Card,
  'pass?': { 'type?': Named, 'outcome?': Named },
  'shot?': {
    outcome: Named,
    type: Named,
    'body_part?': Named,
    'statsbomb_xg?': '0 <= number <= 1',
    'key_pass_id?': 'string',
  },
})
export const EventsFile = Event.array().atLeastLength(1).atMostLength(20_000)
export type SourceEvent = typeof Event.infer

/** `data/lineups/<match>.json` */
export const LineupsFile = type({
  team_id: Id,
  lineup: type({
    player_id: Id,
    player_name: Text,
    'player_nickname?': 'string | null',
    'jersey_number?': 'number | null',
  })
    .array()
    .atMostLength(60),
})
  .array()
  .exactlyLength(2)
export type SourceLineups = typeof LineupsFile.infer
