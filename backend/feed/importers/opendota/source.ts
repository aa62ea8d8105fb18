import { type } from '#contract/ark.ts'

/** Six hours. */
const SECONDS_MAX = 21_600
const MINUTES_MAX = SECONDS_MAX / 60
const AMOUNT_MAX = 1_000_000

const Id = type('0 <= number.integer < 9007199254740992')
/** Before the horn the clock is below 0. */
const Time = type(`-600 <= number.integer <= ${SECONDS_MAX}`)
const Slot = type('0 <= number.integer <= 255')
const Count = type('0 <= number.integer <= 999')
const Amount = type(`0 <= number.integer <= ${AMOUNT_MAX}`)
const ByMinute = type(`-${AMOUNT_MAX} <= number <= ${AMOUNT_MAX}`)
  .array()
  .atMostLength(MINUTES_MAX + 2)
const Text = type('string <= 120')
/** 0: the place is empty. */
const Item = type('0 <= number.integer <= 99999 | null')

const Player = type({
  player_slot: Slot,
  hero_id: '1 <= number.integer <= 9999',
  'account_id?': Id.or('null'),
  /** Of professionals. */
  'name?': Text.or('null'),
  'personaname?': Text.or('null'),
  'lane_role?': '0 <= number.integer <= 9 | null',
  kills: Count,
  deaths: Count,
  assists: Count,
  last_hits: Amount,
  gold_per_min: Amount,
  xp_per_min: Amount,
  'net_worth?': Amount.or('null'),
  'item_0?': Item,
  'item_1?': Item,
  'item_2?': Item,
  'item_3?': Item,
  'item_4?': Item,
  'item_5?': Item,
  'item_neutral?': Item,
  gold_t: ByMinute,
  xp_t: ByMinute,
  lh_t: ByMinute,
  kills_log: type({ time: Time, key: '1 <= string <= 80' }).array().atMostLength(999),
})
export type SourcePlayer = typeof Player.infer

/** How often a player died where: by `x`, then by `y`. */
const Deaths = type({ '[string]': type({ '[string]': Count }) })
const Fight = type({
  start: Time,
  end: Time,
  /** In the order of the match's players. */
  players: type({ 'deaths_pos?': Deaths.or('null') })
    .array()
    .atMostLength(10),
})
export type SourceFight = typeof Fight.infer

const Team = type({ team_id: Id, 'name?': Text.or('null') })

/**
 * `https://api.opendota.com/api/matches/<id>`, https://docs.opendota.com: a match whose replay has been parsed. What is not
 * named here is not read.
 */
export const MatchFile = type({
  match_id: Id,
  /** Seconds since the epoch. */
  start_time: '1000000000 <= number.integer < 10000000000',
  duration: `60 <= number.integer <= ${SECONDS_MAX}`,
  radiant_win: 'boolean',
  'leagueid?': Id.or('null'),
  'league?': type({ 'name?': Text.or('null'), 'tier?': Text.or('null') }).or('null'),
  'series_id?': Id.or('null'),
  'series_type?': 'number.integer | null',
  'radiant_team?': Team.or('null'),
  'dire_team?': Team.or('null'),
  'picks_bans?': type({ is_pick: 'boolean', hero_id: 'number.integer', team: '0 | 1', order: Slot })
    .array()
    .atMostLength(60)
    .or('null'),
  objectives: type({
    time: Time,
    type: '1 <= string <= 60',
    'key?': 'string <= 80 | number',
    'player_slot?': Slot,
    'team?': 'number.integer',
  })
    .array()
    .atMostLength(1000),
  'teamfights?': Fight.array().atMostLength(200).or('null'),
  'pauses?': type({ time: Time, duration: `0 <= number.integer <= ${SECONDS_MAX}` })
    .array()
    .atMostLength(100)
    .or('null'),
  players: Player.array().exactlyLength(10),
})
export type SourceMatch = typeof MatchFile.infer
